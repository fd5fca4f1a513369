import { runCommand, say } from '#scripts/lib/command.ts';
import { hushing, reportLines } from '#scripts/lib/doctor/finding.ts';
import { askAll } from '#scripts/lib/doctor/questions.ts';

const help = `Asks all that the shop needs, and sorts the answers: what stops the shop (✗), what will bite later (!), what only those
need who change the shop, and what is in order (✓) or was not asked (–).

  npm run doctor
  NODE_ENV=production npm run doctor    what production demands, and nothing that only tests need

It asks the database, the bucket, the keys of payments and messages, clock, disks, port, backups, notices of payments,
licence and secrets, side by side, and changes nothing: a small file in the bucket is written and deleted again. Ask as the
user who runs the shop, while it runs or not. It ends with 1 only when something stops the shop.`;

await runCommand(help, {}, async () => {
  const findings = await askAll(process.env);
  const hushed = hushing(process.env);
  for (const line of reportLines(findings)) say(hushed(line));
  // A question that got no answer in time may still hold a connection, for which the command need not wait.
  process.exit(findings.some(({ is, forDevelopers }) => is === 'stops' && !forDevelopers) ? 1 : 0);
});
