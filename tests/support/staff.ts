import type { BrowserContext, Page } from '@playwright/test';
import type { StaffRole } from '#lib/staff-roles.ts';
import type { RunningServer } from '#server/start.ts';
import { openSession } from '#server/staff/staff-session.repo.ts';
import { byName } from '#tests/support/fixtures.ts';
import { joinNewStaff } from '#tests/support/new-staff.ts';

let people = 0;

/**
 * Gives a browser the session of somebody new of the staff, as if they had signed in before; returns their name. Tests about
 * signing in join by an invitation.
 */
export async function beStaff(
  context: BrowserContext,
  { shop, url }: RunningServer,
  role: StaffRole,
  name = '',
): Promise<string> {
  people += 1;
  const given = name || `${role} at work ${people}`;
  const value = await openSession(shop.db, await joinNewStaff(shop, role, given), 'A test', shop.now());
  const cookie = { name: '__Host-staff', value, path: '/', httpOnly: true, secure: true, sameSite: 'Strict' } as const;
  await context.addCookies([{ ...cookie, domain: new URL(byName(url)).hostname }]);
  return given;
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
