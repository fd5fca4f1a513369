import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

let base: string;
beforeEach(() => {
  base = realpathSync(mkdtempSync(join(tmpdir(), 'shop-odd-')));
});
afterEach(() => rmSync(base, { recursive: true, force: true }));

/** Runs a command of a project in which nothing is installed yet. @returns what it says, and what lies there after */
function run(project: string, command: string, dataDir?: string, env = '') {
  mkdirSync(join(project, 'scripts'), { recursive: true });
  for (const file of ['run.mjs', `${command}.ts`]) cpSync(join('scripts', file), join(project, 'scripts', file));
  if (env) writeFileSync(join(project, '.env'), env);
  const { PATH = '' } = process.env;
  const { stderr, status } = spawnSync(process.execPath, ['scripts/run.mjs', command], {
    cwd: project,
    encoding: 'utf8',
    env: { PATH, ...(dataDir === undefined ? {} : { DATA_DIR: dataDir }) },
  });
  return { stderr, status, left: readdirSync(project).filter((name) => name !== '.env') };
}
const refused = (folder: string, sign: string, way: string) => ({
  stderr: `The site cannot be built in ${folder}, because its path holds the sign ${sign}; ${way}.\n`,
  status: 1,
  left: ['scripts'],
});
const ELSEWHERE = 'name another folder in DATA_DIR';

it.each([
  ['#', 'start'],
  ['%', 'build'],
  ['?', 'publish'],
])('a data folder with %s in its path is refused by %s before anything is installed', (sign, command) => {
  const folder = join(base, `my${sign}shop`, 'data');
  expect(run(join(base, 'project'), command, folder)).toEqual(refused(folder, sign, ELSEWHERE));
});

it('so is one that .env names, that a link leads to, or that lies in the project unless told', () => {
  const odd = join(base, 'my#shop');
  mkdirSync(odd);
  symlinkSync(odd, join(base, 'link'));
  expect(run(join(base, 'project'), 'start', join(base, 'link', 'data'))).toEqual(
    refused(join(odd, 'data'), '#', ELSEWHERE),
  );
  expect(run(odd, 'start')).toEqual(refused(join(odd, '.data'), '#', ELSEWHERE));
  expect(run(join(base, 'told'), 'start', undefined, `DATA_DIR="${odd}"\n`)).toEqual(refused(odd, '#', ELSEWHERE));
});

it('who changes the shop is told to move the project', () => {
  const odd = join(base, '100% shop');
  expect(run(odd, 'dev', join(base, 'data'))).toEqual(refused(odd, '%', 'move the project to another folder'));
});
