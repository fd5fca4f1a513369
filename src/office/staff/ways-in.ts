import type { StaffPerson } from '#domain/staff/staff.contract.ts';
import { roleNames } from '#domain/staff/staff.rules.ts';
import { nearMoment } from '#lib/dates.ts';
import type { StaffLink } from '#office/staff/invite-form.tsx';
import * as say from '#office/staff/staff.texts.ts';
import { shopName } from '#shop.config';

/** Returns a member's role and ways to sign in as text: `Packer; signs in by one passkey`. */
export function waysText({ role, state, passkeys, hasPassword, link }: StaffPerson): string {
  const name = roleNames[role].name;
  if (state === 'invited') return say.invitedUntil(name, nearMoment(link?.expiresAt ?? ''));
  if (state === 'closed') return say.closed(name);
  const count = passkeys.length;
  const keys = count === 0 ? [] : [say.byPasskeys(count)];
  const [first, second] = [...keys, ...(hasPassword ? [say.byPassword] : [])];
  const ways =
    first === undefined
      ? say.noWayIn(name)
      : second === undefined
        ? say.signsInBy(name, first)
        : say.signsInByEither(name, first, second);
  return link ? say.withNewWay(ways, nearMoment(link.expiresAt)) : ways;
}

/** Returns the message with a link that lets somebody in. */
export const linkMessage = ({ link, name, expiresAt }: StaffLink): string =>
  say.linkMessage(name, shopName, nearMoment(expiresAt), link);
