import type { Finding } from '#scripts/lib/doctor/finding.ts';
import { askWay, type Way } from '#server/db/way.ts';
import { databaseName } from '#server/start-faults.ts';

/**
 * Asks whether `DATABASE_URL` and `MIGRATION_DATABASE_URL` lead to one database, and what a pooler before it needs.
 * Returns nothing without a pooler and a second URL, or where one of the two does not answer, which others tell.
 */
export async function askWays(databaseUrl: string, migrationUrl: string | null): Promise<Finding[]> {
  const ask = (url: string): Promise<Way | null> => askWay(url).catch(() => null);
  const [serving, direct] = await Promise.all([ask(databaseUrl), migrationUrl === null ? null : ask(migrationUrl)]);
  if (serving === null) return [];
  const findings = serving.isPooler ? timeFindings(serving) : [];
  if (serving.isPooler && migrationUrl === null)
    findings.push({
      is: 'bites',
      words:
        'DATABASE_URL leads to a connection pooler: name the database itself by MIGRATION_DATABASE_URL, or no restore works',
    });
  if (migrationUrl === null || direct === null) return findings;
  if (direct.database !== serving.database)
    findings.push({
      is: 'stops',
      words: `MIGRATION_DATABASE_URL (${databaseName(migrationUrl)}) is another database than DATABASE_URL (${databaseName(databaseUrl)}): let both name the same, or updates and restores go astray`,
    });
  if (direct.isPooler)
    findings.push({
      is: 'bites',
      words:
        'MIGRATION_DATABASE_URL leads to a connection pooler: let it name the database itself, or no restore works',
    });
  return findings;
}

/** Returns a finding about the time-outs of the role: what a session sets reaches others behind a pooler. */
function timeFindings({ role, statementTimeout, lockTimeout }: Way): Finding[] {
  const lacking = [
    ...(statementTimeout === 0 ? ["statement_timeout = '15s'"] : []),
    ...(lockTimeout === 0 ? ["lock_timeout = '4s'"] : []),
  ].map((setting) => `alter role ${role} set ${setting}`);
  return lacking.length === 0
    ? [{ is: 'good', words: `behind its pooler the role ${role} has time-outs of its own` }]
    : [
        {
          is: 'bites',
          words: `behind its pooler the role ${role} has no time-outs of its own: ${lacking.join('; ')}; then restart the pooler`,
        },
      ];
}
