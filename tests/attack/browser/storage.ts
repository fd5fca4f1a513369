import type { Browser } from '@playwright/test';
import { storageKeys } from '#client/storage.ts';
import { lengthWhenDrawn, open, rest, watch } from '#tests/attack/browser/look.ts';
import { keptByBrowser, leaksIn } from '#tests/attack/browser/privacy.ts';
import { signedInStorage, type Stage } from '#tests/attack/browser/visitors.ts';

/** What a person typed into a form that was never sent. */
const TYPED = 'Typed And Left';
/** Longest wait for the browser to forget, in ms. */
const PATIENCE = 20_000;

/**
 * Lets a customer look around in a browser with its service worker and sign out; returns what the browser keeps of the
 * person: in caches while signed in, anywhere afterwards.
 * @param isShort true visits a guest's page and the guest list alone
 */
export async function lookAtStorage(
  browser: Browser,
  { ground, marks, families }: Stage,
  { isShort }: { isShort: boolean },
): Promise<string[]> {
  const [family] = families;
  if (!family) return [];
  const { boxOrder, links } = family;
  // A session of its own, because others still look around in the first while this one ends.
  const person = await ground.signIn(family.person.mobile);
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    storageState: signedInStorage(ground.origin, person),
  });
  try {
    const watched = await watch(context, ground.origin);
    const page = await context.newPage();
    await page.goto(`${ground.origin}/`);
    // The shop begins to keep what is seen when somebody turns to it.
    await page.keyboard.press('Tab');
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    const others = isShort ? [] : ['/', `/view-history/${boxOrder}`, '/profile', '/shagun-ledger'];
    for (const path of [...others, '/guest/guest', links.guest, '/guest-add'])
      await open(page, ground.origin + path, watched);
    const typed = page.getByLabel('Name').first();
    if (await typed.isVisible().catch(() => false)) await typed.fill(TYPED);
    await rest(page, watched);
    const { cached } = await keptByBrowser(page);
    const faults = leaksIn(cached, ground, marks).map((leak) => `a cache of the browser holds ${leak}`);
    await page.goto(`${ground.origin}/`);
    await page.locator('footer [data-open-dialog="logout"]').click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click();
    // Whoever has signed out has no session any more, on whichever page that leads to.
    await page.waitForFunction((key) => localStorage.getItem(key) === null, storageKeys.token);
    const secrets = new Set([...ground.secrets, person.userId, TYPED, boxOrder]);
    // Caches are emptied by the service worker, a moment later.
    let left: string[] = [];
    for (const end = Date.now() + PATIENCE; Date.now() < end;) {
      const kept = await keptByBrowser(page);
      left = leaksIn(`${kept.stored}\n${kept.cached}`, { secrets }, marks);
      if (left.length === 0) break;
      await lengthWhenDrawn(page);
    }
    faults.push(...left.map((leak) => `after signing out the browser keeps ${leak}`));
    return faults;
  } finally {
    await context.close();
  }
}
