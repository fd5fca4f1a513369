import { readConfig } from '#server/config.ts';
import { startShop } from '#main';
import { startFault } from '#server/start-faults.ts';

const help = `Runs the API alone, for a site that another host serves.

  npm run server       PORT, DATABASE_URL and all other settings as for npm start; README.md lists them

It serves no page unless SITE_DIR names a folder of the built site. Any number of processes may run over one PostgreSQL
database (DATABASE_URL); of the embedded store there is one. It ends by SIGTERM, once the requests under way are answered.
With METRICS_TOKEN it tells how it is at /metrics.`;

if (process.argv.includes('--help')) process.stdout.write(`${help}\n`);
else {
  try {
    const server = await startShop(readConfig({ ...process.env, SITE_DIR: process.env['SITE_DIR'] ?? 'none' }));
    process.stdout.write(`The API answers at ${server.address}\n`);
    for (const signal of ['SIGINT', 'SIGTERM'] as const)
      process.once(signal, () => void server.close().then(() => process.exit(0)));
  } catch (error) {
    const busy = (error as { code?: string }).code === 'EADDRINUSE';
    const words = busy ? `Port ${process.env['PORT'] ?? 4321} is taken; choose another with PORT=…` : startFault(error);
    if (words === null) throw error;
    process.stderr.write(`The API cannot start.\n${words}\n`);
    process.exitCode = 1;
  }
}
