// Runs one of the project's commands on any machine with npm. It must itself run on Node 20.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const [command = '', ...rest] = process.argv.slice(2);
process.chdir(root);

/** Installs the packages of the lockfile, unless the same lockfile was installed already. */
function install() {
  const stamp = join('node_modules', '.installed');
  const wanted = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
  const held = existsSync(stamp) ? readFileSync(stamp, 'utf8') : '';
  if (held === wanted) return;
  process.stdout.write('Installing packages…\n');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  // Not `npm ci`: it refuses a lockfile that lacks optional packages of other platforms, which no registry need hold.
  const { status } = spawnSync(npm, ['install', '--no-save', '--no-fund', '--no-audit', '--ignore-scripts', '--loglevel=error'], {
    stdio: 'inherit',
    env: { ...process.env, PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' },
  });
  if (status !== 0) fail('The packages could not be installed.');
  writeFileSync(stamp, wanted);
}

/** The Node that runs the program: this one when it is new enough, else the one npm supplied. */
function findNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 22 || (major === 22 && minor >= 18)) return process.execPath;
  const supplied = readdirSync('node_modules')
    .filter((name) => /^node-(linux|darwin|win)/.test(name))
    .map((name) => join(root, 'node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node'))
    .find((path) => existsSync(path));
  return supplied ?? fail(`Node 22.18 or newer is needed; this is ${process.versions.node}, and npm has none for this kind of machine.`);
}

function fail(words) {
  process.stderr.write(`${words}\n`);
  process.exit(1);
}

if (!existsSync(join('scripts', `${command}.ts`))) fail(`There is no command "${command}".`);
install();
const node = findNode();
const child = spawn(node, [join('scripts', `${command}.ts`), ...rest], {
  stdio: 'inherit',
  env: { ...process.env, PATH: `${dirname(node)}${process.platform === 'win32' ? ';' : ':'}${process.env.PATH}` },
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
