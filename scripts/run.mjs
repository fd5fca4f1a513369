// Runs one of the project's commands on any machine with npm. It must itself run on Node 20.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseEnv } from 'node:util';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const [command = '', ...rest] = process.argv.slice(2);
const parent = process.ppid;
const standing = folderOfPerson();
process.chdir(root);

/** Commands that serve a shop; they do without the packages of those who change it, which take as long to install again. */
const SERVING =
  'start build snapshot publish catalogue staff backup restore export import move deploy server doctor'.split(' ');
const SERVING_ONLY = ' to serve';
/** Those of them that build the site, or say what keeps a shop from starting. */
const BUILDING = ['start', 'build', 'publish', 'doctor'];
/** Time between two looks whether npm is still there, ms. */
const LOOK = 250;

/**
 * Installs the lockfile's packages, without development packages for `SERVING` commands; skips this when the same
 * lockfile is installed. Ends the process with an error when npm fails.
 */
function install() {
  const stamp = join('node_modules', '.installed');
  const lock = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
  const held = existsSync(stamp) ? readFileSync(stamp, 'utf8') : '';
  // What was installed whole stays whole.
  const serving = SERVING.includes(command) && (held === '' || held.endsWith(SERVING_ONLY));
  const wanted = serving ? lock + SERVING_ONLY : lock;
  if (held === wanted) return;
  process.stdout.write('Installing packages…\n');
  // Made aside and put in place whole: a shop that runs on the packages that are here loads parts of them later, and an
  // installation that is broken off leaves them as they were.
  const aside = `.packages-${process.pid}`;
  try {
    mkdirSync(aside);
  } catch (error) {
    fail(
      `The packages cannot be installed into ${root} by this user (${error.code}); run npm run doctor there once as its owner.`,
    );
  }
  for (const file of ['package.json', 'package-lock.json', '.npmrc']) copyFileSync(file, join(aside, file));
  const { status } = spawnSync(
    'npm',
    ['ci', '--no-fund', '--no-audit', '--ignore-scripts', '--loglevel=error', ...(serving ? ['--omit=dev'] : [])],
    { cwd: aside, stdio: 'inherit', env: { ...process.env, PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' } },
  );
  if (status === 0) {
    writeFileSync(join(aside, stamp), wanted);
    if (existsSync('node_modules')) renameSync('node_modules', join(aside, 'before'));
    renameSync(join(aside, 'node_modules'), 'node_modules');
  }
  rmSync(aside, { recursive: true, force: true });
  if (status !== 0) fail('The packages could not be installed.');
}

/**
 * Returns the path of the Node that runs the program: this one from version 26 on, else one installed by npm, else this
 * one from 24.2 on. Exits with an error when there is none.
 */
function findNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major >= 26) return process.execPath;
  const supplied = readdirSync('node_modules')
    .filter((name) => /^node-(?:bin-)?(?:linux|darwin)/.test(name))
    .map((name) => join(root, 'node_modules', name, 'bin', 'node'))
    // A supplied Node may be there and not run, for instance on a machine with another C library.
    .find((path) => existsSync(path) && spawnSync(path, ['--version']).status === 0);
  if (supplied) return supplied;
  // From 24.2 on a module knows whether it is the program itself, which every command asks.
  if (major > 24 || (major === 24 && minor >= 2)) return process.execPath;
  return fail(
    `Node 24.2 or newer is needed; this is ${process.versions.node}, and npm has none for ${process.platform} on ${process.arch}. Install one from nodejs.org.`,
  );
}

/** Returns the folder in which the person stands, from which paths on the command line start; npm leaves it for the root. */
function folderOfPerson() {
  return process.cwd() === root ? (process.env.INIT_CWD ?? root) : process.cwd();
}

/** Returns the real path of the data folder, which need not be there yet. */
function dataFolder() {
  const told = existsSync('.env') ? parseEnv(readFileSync('.env', 'utf8')) : {};
  const folder = resolve((process.env.DATA_DIR ?? told.DATA_DIR) || '.data');
  let there = folder;
  while (!existsSync(there)) there = dirname(there);
  return realpathSync(there) + folder.slice(there.length);
}

/**
 * Ends the process with an error when the site would be built in a folder whose path the bundler cannot read: the data
 * folder of a shop, or the project itself for those who change it.
 */
function refuseOddPlace() {
  const serving = SERVING.includes(command);
  if (serving && !BUILDING.includes(command)) return;
  const folder = serving ? dataFolder() : root;
  const [sign] = /[#%?*[\]{}"\\]/.exec(folder) ?? [];
  const way = serving ? 'name another folder in DATA_DIR' : 'move the project to another folder';
  if (sign) fail(`The site cannot be built in ${folder}, because its path holds the sign ${sign}; ${way}.`);
}

function fail(words) {
  process.stderr.write(`${words}\n`);
  process.exit(1);
}

if (process.platform === 'win32') fail('On Windows the shop runs in WSL (wsl --install), as on Linux.');
if (!existsSync(join('scripts', `${command}.ts`))) fail(`There is no command "${command}".`);
refuseOddPlace();
install();
const node = findNode();
// What a shop or a command is told must not change what the tests say of the program.
const settings = command !== 'test' && existsSync('.env') ? ['--env-file=.env'] : [];
const from = command === 'test' ? {} : { RUN_FROM: standing };
const child = spawn(node, [...settings, join('scripts', `${command}.ts`), ...rest], {
  // By the channel the program notices that this process is gone.
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  env: { ...process.env, PATH: `${dirname(node)}:${process.env.PATH}`, ...from },
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    // A terminal sends Ctrl-C to the program as well; twice would cut its closing short.
    if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
  });
}
// An npm that is killed tells nobody. A shell that ends is no reason to stop: it may have started a shop that is to stay.
if (process.env.npm_lifecycle_event === command) {
  const watching = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watching);
    child.kill('SIGTERM');
  }, LOOK);
  watching.unref();
}
child.on('error', (error) => fail(`The command could not be started: ${error.message}`));
child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
