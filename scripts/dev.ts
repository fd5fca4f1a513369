import { spawn } from 'node:child_process';

const help = `Serves the pages by Astro's own server while they are being written.

  npm run dev          http://localhost:4322; API calls go to the shop that npm start serves (PORT, 4321)`;

if (process.argv.includes('--help')) process.stdout.write(`${help}\n`);
else {
  const api = `http://localhost:${process.env['PORT'] ?? 4321}`;
  const child = spawn(process.execPath, ['node_modules/astro/bin/astro.mjs', 'dev', '--port', '4322'], {
    stdio: 'inherit',
    env: { ...process.env, PUBLIC_API_BASE: process.env['PUBLIC_API_BASE'] ?? api, ASTRO_TELEMETRY_DISABLED: '1' },
  });
  child.on('exit', (code) => process.exit(code ?? 1));
}
