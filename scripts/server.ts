import { readConfig } from '#server/config.ts';
import { startShop } from '#main';
import { runCommand, say } from '#scripts/lib/command.ts';
import { closeWhenTold } from '#server/signals.ts';

const help = `Runs the API alone, for a site that another host serves.

  npm run server       PORT, DATABASE_URL and all other settings as for npm start; README.md lists them

It serves no page unless SITE_DIR names a folder of the built site. Any number of processes may run over one PostgreSQL
database (DATABASE_URL); of the embedded store there is one. By SIGTERM
it tells balancers first (/readyz, for STOP_AFTER seconds) and ends once the requests under way are answered.
With METRICS_TOKEN it tells how it is at /metrics.`;

await runCommand(help, {}, async () => {
  const server = await startShop(readConfig({ ...process.env, SITE_DIR: process.env['SITE_DIR'] ?? 'none' }));
  closeWhenTold(server.stop);
  say(`The API answers at ${server.url}`);
});
