import { dropToken, keepInvite, keepToken, listPeople, listTokens, staffByName } from '#domain/staff/staff.repo.ts';
import { inviteLink } from '#domain/staff/staff.rules.ts';
import { type StaffRole, staffRoles } from '#lib/staff-roles.ts';
import { DAY, HOUR } from '#lib/time.ts';
import { CommandError, runCommand, say, textOption } from '#scripts/lib/command.ts';
import { withLocalStore } from '#scripts/lib/local-store.ts';
import { linkAddress } from '#server/address.ts';
import { withTransaction } from '#server/db/database.ts';
import { writeAudit } from '#server/staff/audit.repo.ts';

const help = `Lets people into the back office, on the machine of the shop.

  npm run staff -- invite owner "Amrit Kaur"    prints a link, good for an hour, by which she joins or comes in again
  npm run staff -- list                         who works here
  npm run staff -- token "Old laptop"           prints a token for the command line; --role editor, --days 30
  npm run staff -- token "Old laptop" --for "Amrit Kaur"   the same as her own: with her role, until her account closes
  npm run staff -- tokens                       the tokens that are still good
  npm run staff -- revoke ID                    takes a token back

Roles: ${staffRoles.join(', ')}. Links begin with the address at which the shop was started last, or with SITE_URL.`;

/** Actor in the audit log for commands on the shop's own machine. */
const OPERATOR = { id: 'command-line', name: 'the command line' };

function roleOf(text: string | undefined): StaffRole {
  const role = staffRoles.find((one) => one === text);
  if (!role) throw new CommandError(`Which role? ${staffRoles.join(', ')}.`);
  return role;
}

const invite = (role: StaffRole, name: string): Promise<string> =>
  withLocalStore(async (db, config) => {
    const now = Date.now();
    const known = await staffByName(db, name);
    if (known && !known.is_active)
      throw new CommandError(
        `The account of ${known.name} is closed. An owner opens it under Staff in the back office.`,
      );
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
    return inviteLink(linkAddress(config), kept.secret);
  });

const token = (name: string, wanted: StaffRole, days: number, owner: string | undefined): Promise<string> =>
  withLocalStore(async (db) => {
    const now = Date.now();
    const person = owner === undefined ? null : await staffByName(db, owner);
    if (owner !== undefined && !person?.is_active)
      throw new CommandError(`Nobody of the name ${owner} has an open account.`);
    const role = person?.role ?? wanted;
    return withTransaction(db, async (tx) => {
      const deed = { action: 'make', kind: 'token', recordId: name, after: { role, days } };
      await writeAudit(tx, OPERATOR, now, deed);
      return keepToken(tx, { name, role, life: days * DAY, staffId: person?.id ?? null }, now);
    });
  });

/**
 * Executes a staff command and returns its output: a link, a token or a list; `help` without a command.
 * @throws CommandError when the command or its arguments are not valid
 */
async function answer(
  [command, first, second]: readonly string[],
  { role, days, owner }: { role: string; days: number; owner: string | undefined },
): Promise<string> {
  if (!command) return help;
  if (command === 'invite') {
    const wanted = roleOf(first);
    if (!second || second.trim().length < 2) throw new CommandError('Whom? For instance: invite owner "Amrit Kaur"');
    return invite(wanted, second.trim());
  }
  if (command === 'token') {
    if (!first) throw new CommandError('Name the token after where it is used, such as "Old laptop".');
    if (!Number.isInteger(days) || days < 1 || days > 365)
      throw new CommandError('--days is a whole number from 1 to 365.');
    return token(first, roleOf(role), days, owner);
  }
  if (command === 'revoke') {
    const name = first ? await withLocalStore((db) => dropToken(db, first)) : null;
    if (name === null) throw new CommandError('There is no such token; `npm run staff -- tokens` lists them.');
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
  throw new CommandError(`There is no "${command}"; it is invite, list, token, tokens or revoke.`);
}

const options = { role: { ...textOption, default: 'editor' }, days: { ...textOption, default: '30' }, for: textOption };
await runCommand(help, options, async ({ values, positionals }) =>
  say(await answer(positionals, { role: values.role, days: Number(values.days), owner: values.for })),
);
