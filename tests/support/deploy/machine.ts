import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, cpSync, mkdirSync, mkdtempSync, readdirSync, readlinkSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { vi } from 'vitest';
import { MINUTE } from '#lib/time.ts';
import { installPackages } from '#scripts/lib/browser.ts';

/** What a machine that serves a shop has of the repository. */
const CHECKOUT = 'src public scripts package.json package-lock.json tsconfig.json astro.config.mjs .npmrc'.split(' ');

/** Whatever is waited for comes by itself; a machine may be a tenth as quick as another. */
export const PATIENCE = { timeout: 7 * MINUTE, interval: 50 };

/** Installs a program of the system, whose package has its name, when it is missing. @throws Error when it cannot */
export function demandProgram(name: string): void {
  if (spawnSync(name, ['--version']).error) installPackages([name], `the program ${name}`);
}

/** User as which examples run. */
export interface User {
  uid?: number;
  gid?: number;
}

/**
 * Returns the user as which examples run: where the tests are root, one that owns nothing; else, and where that one
 * cannot read the repository, the user of the tests.
 */
export function otherUser(): User {
  if (process.getuid?.() !== 0) return {};
  const other = { uid: 65_534, gid: 65_534 };
  const { status } = spawnSync(process.execPath, ['-e', ''], { ...other, cwd: resolve('node_modules') });
  return status === 0 ? other : {};
}

/**
 * A folder that stands for the root of a machine. The paths and addresses of examples are looked up in it, by a text for
 * each place.
 */
export class Machine {
  readonly root = mkdtempSync(join(tmpdir(), 'shop-machine-'));
  readonly user = otherUser();
  readonly #places: [text: string, place: string][];

  /**
   * @param folders paths of the examples that lie in this machine's folder
   * @param texts other texts of the examples, such as addresses, with what stands in their place
   */
  constructor(folders: readonly string[], texts: Record<string, string>) {
    const places = folders.map((one) => [one, this.path(one)] as [string, string]);
    this.#places = [...places, ...Object.entries(texts), ['/usr/bin/node', process.execPath]];
    execFileSync('chmod', ['755', this.root]);
  }

  /** The examples' user and group as `chown` takes them. */
  get owner(): string {
    const { uid = process.getuid?.(), gid = process.getgid?.() } = this.user;
    return `${uid}:${gid}`;
  }

  /** Returns the place of a path of the examples. */
  path(absolute: string): string {
    return join(this.root, absolute);
  }

  /** Returns a text of an example with the places of this machine. */
  mapped(text: string): string {
    const texts = this.#places.map(([one]) => one.replaceAll('.', String.raw`\.`)).join('|');
    return text.replace(new RegExp(texts, 'g'), (found) => this.#places.find(([one]) => one === found)?.[1] ?? found);
  }

  /** Makes a folder that the examples' user owns; returns its path. */
  own(absolute: string): string {
    const folder = this.path(absolute);
    mkdirSync(folder, { recursive: true });
    if (this.user.uid !== undefined) chownSync(folder, this.user.uid, this.user.gid ?? 0);
    return folder;
  }

  /** Gives a folder with everything in it to the examples' user. */
  give(folder: string): void {
    execFileSync('chown', ['-R', this.owner, folder]);
  }

  /** Puts a copy of the repository in a folder, with a link to its packages. */
  checkOut(absolute: string): void {
    const folder = this.path(absolute);
    for (const name of CHECKOUT) cpSync(name, join(folder, name), { recursive: true });
    this.linkPackages(join(folder, 'node_modules'));
  }

  /** Puts a link to the packages of the repository in a place. */
  linkPackages(place: string): void {
    symlinkSync(resolve('node_modules'), place);
  }

  /** Lets the examples' user read a folder, and write nothing in it. */
  close(folder: string): void {
    execFileSync('chmod', ['-R', this.user.uid === undefined ? 'a=rX' : 'u=rwX,go=rX', folder]);
  }

  /** Takes its folder away. @throws Error after ending what was left running there */
  remove(): void {
    const left = processesIn(this.root);
    for (const { pid } of left) process.kill(pid, 'SIGKILL');
    execFileSync('chmod', ['-R', 'u+w', this.root]);
    rmSync(this.root, { recursive: true, maxRetries: 10 });
    if (left.length > 0) throw new Error(`This was left running: ${left.map(({ command }) => command).join(', ')}`);
  }
}

/** Returns the processes that run in a folder; none where the system does not tell. */
function processesIn(folder: string): { pid: number; command: string }[] {
  const found: { pid: number; command: string }[] = [];
  const look = (file: string): string => {
    try {
      return readlinkSync(file);
    } catch {
      // It ended just now, or is not ours to look at.
      return '';
    }
  };
  for (const name of readdirSync('/proc').filter((one) => /^\d+$/.test(one)))
    if (look(`/proc/${name}/cwd`).startsWith(folder))
      found.push({ pid: Number(name), command: look(`/proc/${name}/exe`) });
  return found;
}

/** How a program is started. */
export interface Start {
  command: readonly string[];
  cwd: string;
  env: Record<string, string>;
  user: User;
}

/** A program that runs until it is stopped. */
export class Program {
  /** What it said, on both streams. */
  said = '';
  readonly #child: ChildProcess;

  constructor({ command: [file = '', ...args], cwd, env, user }: Start) {
    // The leader of a group of its own, which can be told to stop as a whole.
    this.#child = spawn(file, args, { ...user, cwd, env, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
    this.#child.on('error', (error) => (this.said += error.message));
    // Also when the tests are broken off.
    const end = (): void => this.signal('SIGKILL', true);
    process.on('exit', end);
    this.#child.on('exit', () => process.off('exit', end));
    for (const stream of [this.#child.stdout, this.#child.stderr])
      stream?.on('data', (part: Buffer) => (this.said += String(part)));
  }

  get running(): boolean {
    return this.#child.exitCode === null && this.#child.signalCode === null && this.#child.pid !== undefined;
  }

  /** Waits until something is so. @throws Error with what the program said when it ends first, or when it never is */
  async until(so: () => unknown): Promise<void> {
    await vi
      .waitUntil(async () => !this.running || (await so()), PATIENCE)
      .catch((error: Error) => {
        throw new Error(`${error.message}\n${this.said}`);
      });
    if (!this.running) throw new Error(`It ended by itself:\n${this.said}`);
  }

  /** Waits for a text among what it says. @throws Error when it ends first */
  says(text: string): Promise<void> {
    return this.until(() => this.said.includes(text));
  }

  /** Sends a signal to the program, or to all of its group. */
  signal(signal: NodeJS.Signals, group = false): void {
    const { pid } = this.#child;
    if (pid !== undefined && this.running) process.kill(group ? -pid : pid, signal);
  }

  /**
   * Stops it by SIGTERM.
   * @param group true tells all of its group
   * @param limit ms that it may take
   * @throws Error when it has to be killed
   */
  async stop(group: boolean, limit: number): Promise<void> {
    if (!this.running) return;
    const ended = once(this.#child, 'exit');
    let late = false;
    const clock = setTimeout(() => {
      late = true;
      this.signal('SIGKILL', true);
    }, limit);
    this.signal('SIGTERM', group);
    await ended;
    clearTimeout(clock);
    if (late) throw new Error(`It did not end within ${limit} ms of SIGTERM:\n${this.said}`);
  }
}
