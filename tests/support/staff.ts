import type { BrowserContext, Page } from '@playwright/test';
import { inviteBySecret, joinStaff, keepInvite } from '#domain/staff/staff.repo.ts';
import type { StaffRole } from '#lib/staff-roles.ts';
import { HOUR } from '#lib/time.ts';
import type { RunningServer } from '#server/start.ts';
import { openSession } from '#server/staff/staff-session.repo.ts';
import { byName } from '#tests/support/fixtures.ts';

let people = 0;

/**
 * Gives a browser the session of somebody of the staff, as if they had signed in before; answers their name. Tests about
 * signing in join by an invitation.
 */
export async function beStaff(
  context: BrowserContext,
  { shop, address }: RunningServer,
  role: StaffRole,
  name = '',
): Promise<string> {
  people += 1;
  const now = Date.now();
  const invited = { name: name || `${role} at work ${people}`, role, staffId: null, life: HOUR };
  const { secret } = await keepInvite(shop.db, invited, now);
  const invite = await inviteBySecret(shop.db, secret, now);
  if (!invite) throw new Error('the invitation is missing');
  const staffId = await joinStaff(shop.db, invite, { password: '-', totpSecret: '-', totpStep: 0 }, now);
  const value = await openSession(shop.db, staffId, 'A test', now);
  const cookie = { name: '__Host-staff', value, path: '/', httpOnly: true, secure: true, sameSite: 'Strict' } as const;
  await context.addCookies([{ ...cookie, domain: new URL(byName(address)).hostname }]);
  return invited.name;
}

/** Gives the page a device that holds passkeys and whose owner always agrees. */
export async function giveDevice(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}
