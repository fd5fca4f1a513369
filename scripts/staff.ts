import { parseArgs } from 'node:util';
import { dropToken, keepInvite, keepToken, listPeople, listTokens, staffByName } from '#domain/staff/staff.repo.ts';
import { inviteLink } from '#domain/staff/staff.rules.ts';
import { type StaffRole, staffRoles } from '#lib/staff-roles.ts';
import { DAY, HOUR } from '#lib/time.ts';
import { withLocalStore } from '#scripts/lib/local-store.ts';
import { withTransaction } from '#server/db/database.ts';
import { writeAudit } from '#server/staff/audit.repo.ts';

const help = `Lets people into the back office, on the machine of the shop.

  npm run staff -- invite owner "Amrit Kaur"    prints a link, good for an hour, by which she joins or comes in again
  npm run staff -- list                         who works here
  npm run staff -- token "Old laptop"           prints a token for the command line; --role editor, --days 30
  npm run staff -- token "Old laptop" --for "Amrit Kaur"   the same as her own: with her role, until her account closes
  npm run staff -- tokens                       the tokens that are still good
  npm run staff -- revoke ID                    takes a token back

Roles: ${staffRoles.join(', ')}. SITE_URL names the address that links begin with.`;

/** Whoever stands at the machine itself. */
const OPERATOR = { id: 'command-line', name: 'the command line' };

/** What was asked cannot be done; the message says why. */
class Unable extends Error {}

function roleOf(text: string | undefined): StaffRole {
  const role = staffRoles.find((one) => one === text);
  if (!role) throw new Unable(`Which role? ${staffRoles.join(', ')}.`);
  return role;
}

const invite = (role: StaffRole, name: string): Promise<string> =>
  withLocalStore(async (db, config) => {
    const now = Date.now();
    const known = await staffByName(db, name);
    if (known && !known.is_active)
      throw new Unable(`The account of ${known.name} is closed. An owner opens it under Staff in the back office.`);
    const kept = await withTransaction(db, async (tx) => {
      const wanted = { name: known?.name ?? name, role: known?.role ?? role, staffId: known?.id ?? null };
      const made = await keepInvite(tx, { ...wanted, life: HOUR }, now);
      const deed = {
        action: known ? 'new-way' : 'invite',
        kind: 'staff',
        recordId: made.id,
        after: { name: wanted.name, role: wanted.role },
      };
      await writeAudit(tx, OPERATOR, now, deed);
      return made;
    });
    return inviteLink(config.siteUrl, kept.secret);
  });

const token = (name: string, wanted: StaffRole, days: number, owner: string | undefined): Promise<string> =>
  withLocalStore(async (db) => {
    const now = Date.now();
    const person = owner === undefined ? null : await staffByName(db, owner);
    if (owner !== undefined && !person?.is_active) throw new Unable(`Nobody of the name ${owner} has an open account.`);
    const role = person?.role ?? wanted;
    return withTransaction(db, async (tx) => {
      const deed = { action: 'make', kind: 'token', recordId: name, after: { role, days } };
      await writeAudit(tx, OPERATOR, now, deed);
      return keepToken(tx, { name, role, life: days * DAY, staffId: person?.id ?? null }, now);
    });
  });

async function run(args: string[]): Promise<string> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      role: { type: 'string', default: 'editor' },
      days: { type: 'string', default: '30' },
      for: { type: 'string' },
      help: { type: 'boolean' },
    },
  });
  const [command, first, second] = positionals;
  if (values.help || !command) return help;
  if (command === 'invite') {
    const role = roleOf(first);
    if (!second || second.trim().length < 2) throw new Unable('Whom? For instance: invite owner "Amrit Kaur"');
    return invite(role, second.trim());
  }
  if (command === 'token') {
    const days = Number(values.days);
    if (!first) throw new Unable('Name the token after where it is used, such as "Old laptop".');
    if (!Number.isInteger(days) || days < 1 || days > 365) throw new Unable('--days is a whole number from 1 to 365.');
    return token(first, roleOf(values.role), days, values.for);
  }
  if (command === 'revoke') {
    const name = first ? await withLocalStore((db) => dropToken(db, first)) : null;
    if (name === null) throw new Unable('There is no such token; `npm run staff -- tokens` lists them.');
    return `The token "${name}" is taken back.`;
  }
  if (command === 'tokens') {
    const tokens = await withLocalStore((db) => listTokens(db, Date.now()));
    const lines = tokens.map(
      (one) => `${one.id}  ${one.role.padEnd(7)} until ${one.expiresAt.slice(0, 10)}  ${one.name}`,
    );
    return lines.join('\n') || 'There are none.';
  }
  if (command === 'list') {
    const people = await withLocalStore((db) => listPeople(db));
    const lines = people.map((one) => `${one.role.padEnd(7)} ${one.is_active ? '' : '(closed) '}${one.name}`);
    return lines.join('\n') || 'Nobody yet; begin with: npm run staff -- invite owner "Name"';
  }
  throw new Unable(`There is no "${command}"; it is invite, list, token, tokens or revoke.`);
}

try {
  process.stdout.write(`${await run(process.argv.slice(2))}\n`);
} catch (error) {
  if (!(error instanceof Unable) && (error as { code?: string }).code !== 'ERR_PARSE_ARGS_UNKNOWN_OPTION') throw error;
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
