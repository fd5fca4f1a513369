import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { type Machine, Program, type User } from '#tests/support/deploy/machine.ts';

/** An image of which containers are started. */
export interface Image {
  env: Record<string, string>;
  cwd: string;
  user: User;
  command: string[];
  /** Health check, as `test` of a compose file. */
  health: string[];
  volumes: string[];
  /** Lines of its file that were not run here. */
  unrun: string[];
}

/** Returns the lines of a text that say something; one that ends with a backslash goes on in the next one. */
const linesOf = (text: string): string[] =>
  text
    .replace(/\\\n\s*/g, '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));

/** Returns what a pattern of `.dockerignore` names; a star names what begins with a dot, too. */
const namesOf = (pattern: string): RegExp => {
  const parts = pattern.split(/(\*\*\/|\*)/).map((part) => {
    if (part === '**/') return '(?:.*/)?';
    return part === '*' ? '[^/]*' : part.replaceAll('.', String.raw`\.`);
  });
  return new RegExp(`^${parts.join('')}$`);
};

/**
 * Returns the test by which `.dockerignore` says whether a path belongs to the context of a build. The last line that
 * names the path or a folder around it counts.
 */
export function contextOf(ignore: string): (path: string) => boolean {
  const rules = linesOf(ignore).map((line) => ({
    names: namesOf(line.replace(/^!/, '')),
    taken: line.startsWith('!'),
  }));
  return (path) => {
    const parts = path.split('/');
    const around = parts.map((_, at) => parts.slice(0, at + 1).join('/'));
    return rules.findLast(({ names }) => around.some((one) => names.test(one)))?.taken ?? true;
  };
}

/**
 * Makes an image in a machine's folder by the steps of its file: those of the last stage, for the packages of the one
 * before are the repository's own.
 * @throws Error for a step that the runner does not know
 */
export function buildImage(machine: Machine, file: string): Image {
  const image: Image = { env: {}, cwd: '/', user: {}, command: [], health: [], volumes: [], unrun: [] };
  const inContext = contextOf(readFileSync('.dockerignore', 'utf8'));
  const lines = linesOf(readFileSync(file, 'utf8'));
  const last = lines.findLastIndex((line) => line.startsWith('FROM '));
  image.unrun = lines.slice(0, last + 1);
  const copy = (args: string): void => {
    const names = args.split(' ');
    const target = names.pop() ?? '';
    const to = join(image.cwd, target);
    if (names[0]?.startsWith('--from=')) return machine.linkPackages(to);
    for (const name of names) {
      if (!inContext(name)) throw new Error(`.dockerignore leaves out what is copied: ${name}`);
      cpSync(name, target.endsWith('/') ? join(to, name) : to, {
        recursive: true,
        filter: (path) => inContext(relative('.', path)),
      });
    }
  };
  for (const line of lines.slice(last + 1)) {
    const [, step = '', args = ''] = /^([A-Z]+) (.*)$/.exec(line) ?? [];
    if (step === 'ENV') for (const one of args.split(' ')) image.env[one.split('=')[0] ?? ''] = one.split('=')[1] ?? '';
    else if (step === 'WORKDIR') mkdirSync((image.cwd = machine.mapped(args)), { recursive: true });
    else if (step === 'COPY') copy(args);
    else if (step === 'RUN') {
      const command = machine.mapped(args).replaceAll('node:node', machine.owner);
      execFileSync('/bin/sh', ['-c', command], { cwd: image.cwd });
    } else if (step === 'USER') image.user = machine.user;
    else if (step === 'VOLUME') image.volumes.push(args);
    else if (step === 'HEALTHCHECK') image.health = ['CMD', ...JSON.parse(args.replace(/^.* CMD /, ''))];
    else if (step === 'CMD') image.command = JSON.parse(args);
    else if (step !== 'EXPOSE') throw new Error(`The runner does not know: ${line}`);
  }
  machine.close(image.cwd);
  return image;
}

/** What a compose file says of a service. */
export interface ComposeService {
  image?: string;
  command?: string[];
  env_file?: string;
  environment?: Record<string, string>;
  volumes?: string[];
  ports?: string[];
  depends_on?: Record<string, { condition: string }>;
  stop_grace_period?: string;
  healthcheck?: { test: string[] };
}

/** A container, which shares the folder of the machine with the others. */
export class Container {
  readonly #env: Record<string, string>;
  readonly #start: { cwd: string; user: User };
  readonly #command: string[];
  readonly #health: string[];
  readonly #grace: number;
  #program: Program | undefined;

  /**
   * @param image null for one that others make, of which the health check alone is run
   * @param more variables with the addresses of this machine, which take precedence
   */
  constructor(machine: Machine, service: ComposeService, image: Image | null, more: Record<string, string>) {
    const mapped = (texts: readonly string[]): string[] => texts.map((text) => machine.mapped(text));
    this.#command = mapped(service.command ?? image?.command ?? []);
    this.#health = mapped(service.healthcheck?.test ?? image?.health ?? []);
    this.#grace = Number.parseInt(service.stop_grace_period ?? '10', 10) * 1000;
    this.#start = { cwd: image?.cwd ?? machine.root, user: image?.user ?? {} };
    const given = Object.entries({ ...image?.env, ...service.environment });
    this.#env = {
      // Its programs by their names: Node, and those of the system.
      PATH: `${dirname(process.execPath)}:/usr/bin:/bin`,
      TMPDIR: machine.own('/tmp'),
      ...Object.fromEntries(given.map(([name, value]) => [name, machine.mapped(value)])),
      ...more,
    };
  }

  start(): Program {
    this.#program = new Program({ ...this.#start, command: this.#command, env: this.#env });
    return this.#program;
  }

  /** Runs the health check; returns what it says. */
  healthy(): boolean {
    const [kind, ...args] = this.#health;
    if (kind !== 'CMD' && kind !== 'CMD-SHELL') throw new Error('There is no health check.');
    const [file = '', ...rest] = kind === 'CMD' ? args : ['/bin/sh', '-c', ...args];
    return spawnSync(file, rest, { ...this.#start, env: this.#env }).status === 0;
  }

  /** Stops it as `docker stop` does. @throws Error when it has to be killed */
  async stop(): Promise<void> {
    await this.#program?.stop(false, this.#grace);
  }
}
