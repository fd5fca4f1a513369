import { vi } from 'vitest';
import { $token, $user, $userId } from '#client/session.ts';
import { calculatePrice } from '#domain/cart/cart.contract.ts';
import { readInvitation } from '#domain/catalogue/invitation.contract.ts';
import { readSweet } from '#domain/catalogue/sweet.contract.ts';
import type { GuestWire } from '#domain/guests/guest.contract.ts';
import { readSettings } from '#domain/session/session.contract.ts';
import { readShop } from '#domain/settings/shown-shop.contract.ts';
import { MINUTE } from '#lib/time.ts';
import { answerCalls } from '#tests/support/answer-calls.ts';

/** An id of 24 signs that begins with what it is the id of. */
export const idOf = (digit: string): string => digit.repeat(24);

/** Design of the boxes of `boxShop`. */
export const DESIGN = idOf('d');

/** The person who is signed in by `signInHere`. */
export const PERSON = {
  id: idOf('e'),
  name: 'Simran Kaur',
  mobile: '9876500001',
  email: 'simran@example.com',
  profile: '',
  address: '12, Lawrence Road, Amritsar',
  addressBy: '',
  pincode: '143001',
};

/** Signs a person in on the page of a test with `@vitest-environment happy-dom`. */
export function signInHere(): void {
  $token.set('a.to.ken');
  $userId.set(PERSON.id);
  $user.set(PERSON);
}

/** Returns the pages that the test's page is left for, oldest first; none of them is opened. */
export function watchLeaving(): string[] {
  const left: string[] = [];
  for (const way of ['assign', 'replace'] as const)
    vi.spyOn(location, way).mockImplementation((to) => void left.push(String(to)));
  return left;
}

/** Waits until a check passes, however busy the machine is. */
export const soon = <T>(check: () => T | Promise<T>): Promise<T> => vi.waitFor(check, { timeout: 2 * MINUTE });

/** A guest with an address in Amritsar. */
export const guestOf = (id: string, more: Partial<GuestWire> = {}): GuestWire & { shown: string } =>
  ({
    _id: idOf(id),
    name: `Guest ${id}`,
    shown: `Guest ${id}`,
    address: '5, Mall Road',
    pincode: '143001',
    mobile: '98765000'.padEnd(10, '1'),
    note: '',
    unconfirmed: false,
    ...more,
  }) as never;

/** The design as the shop's catalogue has it; rupees. */
export const designWire = (price = 1400) =>
  ({ _id: DESIGN, name: 'Rosewood chest', price, category: 'Wooden Box', isDeliveryCharge: true }) as never;

/**
 * Answers the calls of pages with boxes and payments: sweets `idOf('1')` and so on at 880 rupees for 400 gm, the design
 * at 1400 rupees, a section at 100 rupees, delivery of 49 rupees.
 */
export function boxShop() {
  const shop = answerCalls();
  shop.answer(
    readSweet,
    ({ params: { id = '' } }) =>
      ({ sweetData: { _id: id, name: `Sweet ${id[0]}`, image: 'a.webp', ratePaise: 880_00 } }) as never,
  );
  shop.answer(readInvitation, { invitation: designWire() } as never);
  shop.answer(readShop, { shop: { charges: { item: 49_00, guestBox: 49_00, ownBox: 99_00 }, advance: 40 } } as never);
  shop.answer(readSettings, { payments: { keyId: 'key', checkoutUrl: '/provider.js' } } as never);
  shop.answer(
    calculatePrice,
    ({ body }) =>
      ({
        amounts: [0, 1, 2, 3, 4].map((index) =>
          (body as { sweet: { index: number }[] }).sweet.some((one) => one.index === index) ? 100 : 0,
        ),
      }) as never,
  );
  return shop;
}
