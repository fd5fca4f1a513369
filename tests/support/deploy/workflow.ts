import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parse } from 'yaml';

interface Step {
  name?: string;
  uses?: string;
  run?: string;
  env?: Record<string, string>;
}

/** What stands in place of GitHub's machine and of those that it reaches. */
export interface Runner {
  /** Copy of the repository, in which the steps run. */
  workspace: string;
  home: string;
  /** Values of `vars.X` and `secrets.X`. */
  values: Record<string, string>;
}

/** Result of a job: what its steps said, those that were not run here, and the one that failed. */
export interface JobResult {
  said: string;
  unrun: string[];
  failed: string | null;
}

/** Reaches another machine, which is this one: the command runs without what the workflow's step has set. */
const SSH = `[ -s "$HOME/.ssh/id_ed25519" ] && [ -s "$HOME/.ssh/known_hosts" ] || exit 255
shift
exec env -i PATH="$PATH" HOME=/nonexistent sh -c "$*"`;
const RSYNC = `exec "${process.execPath}" "${resolve('tests/support/rsync-child.ts')}" "$@"`;

/** Returns a folder of programs that stand in for `ssh` and `rsync`. */
function standIns(home: string): string {
  const folder = join(home, 'bin');
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries({ ssh: SSH, rsync: RSYNC })) {
    writeFileSync(join(folder, name), `#!/bin/sh\n${text}\n`);
    chmodSync(join(folder, name), 0o755);
  }
  return folder;
}

/**
 * Runs the steps of a workflow's job by bash, as GitHub does, up to the first one that fails.
 * @throws Error for an expression that names no value
 */
export async function runJob(file: string, job: string, { workspace, home, values }: Runner): Promise<JobResult> {
  const { jobs } = parse(readFileSync(file, 'utf8')) as { jobs: Record<string, { steps: Step[] }> };
  const result: JobResult = { said: '', unrun: [], failed: null };
  const filled = (text: string): string =>
    text.replaceAll(/\$\{\{ (.*?) \}\}/g, (_, expression: string) => {
      const value = values[expression];
      if (value === undefined) throw new Error(`The runner has no value for ${expression}.`);
      return value;
    });
  const path = [standIns(home), dirname(process.execPath), '/usr/local/bin', '/usr/bin', '/bin'].join(':');
  for (const { name, uses, run, env = {} } of jobs[job]?.steps ?? []) {
    if (run === undefined) {
      result.unrun.push(uses ?? '');
      continue;
    }
    const given = Object.fromEntries(Object.entries(env).map(([key, value]) => [key, filled(value)]));
    const bash = spawn('bash', ['-e', '-c', filled(run)], {
      cwd: workspace,
      env: { PATH: path, HOME: home, CI: 'true', ...given },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [bash.stdout, bash.stderr]) stream.on('data', (part: Buffer) => (result.said += String(part)));
    const [status] = await once(bash, 'close');
    if (status === 0) continue;
    result.failed = name ?? run;
    break;
  }
  return result;
}
