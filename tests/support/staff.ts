import type { BrowserContext, Page } from '@playwright/test';
import type { StaffRole } from '#lib/staff-roles.ts';
import type { RunningServer } from '#server/start.ts';
import { openStaffSession } from '#server/staff/staff-session.repo.ts';
import { byName } from '#tests/support/fixtures.ts';
import { joinNewStaff } from '#tests/support/new-staff.ts';

let people = 0;

/**
 * Stores the session of a new staff member in a browser, as from an earlier sign-in; returns the member's name. Tests
 * of signing in use an invitation instead.
 */
export async function beStaff(
  context: BrowserContext,
  { shop, url }: RunningServer,
  role: StaffRole,
  name = '',
): Promise<string> {
  people += 1;
  const given = name || `${role} at work ${people}`;
  const value = await openStaffSession(shop.db, await joinNewStaff(shop, role, given), 'A test', shop.now());
  const cookie = { name: '__Host-staff', value, path: '/', httpOnly: true, secure: true, sameSite: 'Strict' } as const;
  await context.addCookies([{ ...cookie, domain: new URL(byName(url)).hostname }]);
  return given;
}

/** Adds a virtual authenticator to the page's browser that stores passkeys and approves every request. */
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
