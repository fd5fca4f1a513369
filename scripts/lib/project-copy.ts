import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { linkFolder } from '#publish/files.ts';
import { type ProgramOptions, runNode } from '#scripts/lib/program.ts';

const SOURCES = ['src', 'public', 'scripts', 'tests', 'package.json', 'package-lock.json', 'astro.config.mjs'];
const PICTURES = '.cache/fixture/media';

/** A change of the code: `from` stands once in the file, and `to` takes its place. */
export interface Change {
  file: string;
  from: string;
  to: string;
}

/** Copy of the project in which code can be broken. */
export class ProjectCopy {
  readonly #folder: string;

  private constructor(folder: string) {
    this.#folder = folder;
  }

  /** Copies the project, with the pictures of the fixture where it has been made, to a folder that is emptied first. */
  static async make(place: string): Promise<ProjectCopy> {
    const copy = new ProjectCopy(resolve(place));
    await rm(place, { recursive: true, force: true });
    await mkdir(place, { recursive: true });
    for (const name of [...SOURCES, 'tsconfig.json']) await cp(name, copy.path(name), { recursive: true });
    await symlink(resolve('node_modules'), copy.path('node_modules'));
    if (existsSync(PICTURES)) await linkFolder(PICTURES, copy.path(PICTURES));
    const quick = '.cache/fixture/quick-pictures';
    if (existsSync(quick)) await cp(quick, copy.path(quick));
    return copy;
  }

  /** Returns the path of a file of the copy. */
  path(file: string): string {
    return join(this.#folder, file);
  }

  /** Changes the code. @throws Error when `from` is not exactly once in the file */
  async plant({ file, from, to }: Change): Promise<void> {
    const text = await readFile(this.path(file), 'utf8');
    if (text.split(from).length !== 2) throw new Error(`${file} does not hold once: ${from}`);
    await writeFile(
      this.path(file),
      text.replace(from, () => to),
    );
  }

  /** Takes the code of a file back. */
  async restore(file: string): Promise<void> {
    await cp(file, this.path(file));
  }

  /** Runs a program in the copy and captures its output. */
  run(args: readonly string[], { env, ...options }: Omit<ProgramOptions, 'cwd' | 'quiet'> = {}) {
    return runNode(args, { ...options, cwd: this.#folder, quiet: true, env: { ...process.env, CI: '1', ...env } });
  }
}
