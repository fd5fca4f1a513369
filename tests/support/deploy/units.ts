import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { SECOND } from '#lib/time.ts';
import { type Machine, Program } from '#tests/support/deploy/machine.ts';

/** Directives that the runner follows. */
const FOLLOWED = [
  'User',
  'WorkingDirectory',
  'Environment',
  'EnvironmentFile',
  'ExecStart',
  'KillMode',
  'TimeoutStopSec',
  // The user owns these folders and no other, so that ProtectSystem=strict says no more.
  'StateDirectory',
  'PrivateTmp',
  'ProtectSystem',
];

/** Directives that it reads and leaves, and why. */
const LEFT: Record<string, string> = {
  Description: 'words',
  After: 'the test starts units in their order',
  Wants: 'the test starts units in their order',
  WantedBy: 'the test starts units in their order',
  Restart: 'a unit that ends by itself fails its test',
  RestartSec: 'a unit that ends by itself fails its test',
  RestartPreventExitStatus: 'a unit that ends by itself fails its test',
  ProtectHome: 'the user has no home',
  NoNewPrivileges: 'needs a system call before the start',
  MemoryMax: 'needs a control group',
};

/** Splits a value at blanks, outside of quotes. */
const wordsOf = (value: string): string[] =>
  (value.match(/(?:"[^"]*"|'[^']*'|[^\s"'])+/g) ?? []).map((word) => word.replace(/["']/g, ''));

/** Returns the variables of `NAME=value` texts. */
const variables = (texts: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    texts.map((text) => {
      const [, name = '', value = ''] = /^(\w+)=(.*)$/s.exec(text) ?? [];
      if (name === '') throw new Error(`This sets no variable: ${text}`);
      return [name, value.replace(/^(["'])(.*)\1$/s, '$2')];
    }),
  );

/** Returns the lines of a file of settings that say something. */
const settingsOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !/^[#;]/.test(line));

/**
 * Reads a unit: the values of each directive, with the instance in place of `%i`.
 * @throws Error for a line or directive that the runner does not know
 */
export function readUnit(text: string, instance: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const line of settingsOf(text).filter((one) => !/^\[\w+\]$/.test(one))) {
    const [, name = '', given = ''] = /^(\w+)=(.*[^\\])$/.exec(line) ?? [];
    if (!FOLLOWED.includes(name) && !Object.hasOwn(LEFT, name)) throw new Error(`The runner does not know: ${line}`);
    const value = given.replaceAll('%i', instance);
    if (/%|\$/.test(value)) throw new Error(`The runner does not know what this stands for: ${line}`);
    found.set(name, [...(found.get(name) ?? []), value]);
  }
  return found;
}

/** A service that runs as its unit says. */
export interface Service {
  program: Program;
  /** Stops it as `systemctl stop` does. @throws Error when it has to be killed */
  stop(): Promise<void>;
}

/**
 * Starts a service as systemd does, on a machine that stands in a folder.
 * @param file unit, as it is written
 * @param instance what stands after `@` of its name, in place of `%i`
 * @throws Error for a line that the runner does not know
 */
export function startUnit(machine: Machine, file: string, instance = ''): Service {
  const unit = readUnit(machine.mapped(readFileSync(file, 'utf8')), instance);
  const one = (name: string): string | undefined => unit.get(name)?.at(-1);
  const user = one('User') ?? 'root';
  for (const folder of unit.get('StateDirectory') ?? []) machine.own(`/var/lib/${folder}`);
  const service = basename(file);
  const strict = ['ProtectSystem', 'PrivateTmp'].filter((name) => one(name) !== undefined);
  if (strict.length === 1) throw new Error(`Of ProtectSystem and PrivateTmp the unit has one: ${strict[0]}`);
  const program = new Program({
    command: wordsOf(one('ExecStart') ?? ''),
    cwd: one('WorkingDirectory') ?? machine.root,
    user: user === 'root' ? {} : machine.user,
    env: {
      PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin',
      LANG: 'C.UTF-8',
      ...(user === 'root' ? {} : { HOME: '/nonexistent', USER: user, LOGNAME: user, SHELL: '/bin/sh' }),
      TMPDIR: machine.own(`/tmp/${service}${instance}`),
      ...variables((unit.get('Environment') ?? []).flatMap(wordsOf)),
      // What stands in a file takes precedence, wherever the line is.
      ...variables((unit.get('EnvironmentFile') ?? []).flatMap((path) => settingsOf(readFileSync(path, 'utf8')))),
    },
  });
  const limit = Number(one('TimeoutStopSec') ?? 90) * SECOND;
  const mode = one('KillMode') ?? 'control-group';
  if (!['mixed', 'control-group'].includes(mode)) throw new Error(`The runner does not know KillMode=${mode}`);
  return { program, stop: () => program.stop(mode === 'control-group', limit) };
}
