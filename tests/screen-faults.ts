/** A fault that somebody could write into a screen, and the browser tests of its page, which must notice it. */
export interface ScreenFault {
  /** What a person would see. */
  what: string;
  file: string;
  /** A text that stands in the file once, and what stands there with the fault. */
  from: string;
  to: string;
  /** Test files below `tests`. */
  tests: string[];
}

/** Planted by `npm run mutate -- screens`. */
export const screenFaults: ScreenFault[] = [
  {
    what: 'a box that its new type emptied cannot be put back',
    file: 'src/shop/box/use-builder.ts',
    from: 'setUndo(box.choices.length > 0 ? box : null);',
    to: 'setUndo(null);',
    tests: ['e2e/box.shopper.spec.ts', 'e2e/invite.shopper.spec.ts'],
  },
  {
    what: 'an order that is no longer there stays in the band',
    file: 'src/shop/orders/order-cards.tsx',
    from: "if (found === 'gone') return onAway();",
    to: "if (found === 'gone') return;",
    tests: ['e2e/order-band.shopper.spec.ts'],
  },
  {
    what: 'a cancelled home counts as one still to be packed',
    file: 'src/office/packing/packing-ticks.rules.ts',
    from: "if (home.state === 'cancelled') return false;",
    to: '',
    tests: ['e2e/packing.shopper.spec.ts'],
  },
  {
    what: 'the banner moves on while it is paused',
    file: 'src/shop/site/banner-stage.element.ts',
    from: 'if (this.#paused || this.#held',
    to: 'if (this.#held',
    tests: ['e2e/calm.spec.ts'],
  },
  {
    what: 'wrong codes are not counted',
    file: 'src/shop/account/use-otp.ts',
    from: 'tries: over ? OTP_TRIES : tries + 1',
    to: 'tries: over ? OTP_TRIES : tries',
    tests: ['e2e/sign-in.shopper.spec.ts'],
  },
  {
    what: 'after signing in on the way, Pay has to be pressed again',
    file: 'src/shop/checkout/use-purchase.ts',
    from: 'if (isSent || (isBack && signedIn() && isPayable(before))) void pay(before);',
    to: 'if (isSent) void pay(before);',
    tests: ['e2e/buy.shopper.spec.ts'],
  },
  {
    what: 'guests who are known are left out although they shall be overwritten',
    file: 'src/shop/guests/import-look.tsx',
    from: 'onChange={({ target }) => setReplace(target.checked)}',
    to: 'onChange={() => setReplace(false)}',
    tests: ['e2e/guest-import.shopper.spec.ts'],
  },
  {
    what: 'a guest who chose a language meets another one after a reload',
    file: 'src/shop/guest-page/guest-page.element.ts',
    from: "query.set('lang', language);",
    to: '',
    tests: ['e2e/invite.shopper.spec.ts', 'e2e/guest-answers.shopper.spec.ts'],
  },
  {
    what: 'a deleted cart cannot be put back',
    file: 'src/shop/cart/cart-list.tsx',
    from: 'setUndo(answer.kept);',
    to: '',
    tests: ['e2e/box.shopper.spec.ts', 'e2e/invite.shopper.spec.ts'],
  },
  {
    what: 'a record that is saved twice in a row is refused as if somebody else had changed it',
    file: 'src/office/catalogue/use-record-editor.ts',
    from: '{ ...body, revision: state.revision }',
    to: '{ ...body, revision: loaded?.record.revision ?? state.revision }',
    tests: ['e2e/back-office-catalogue.shopper.spec.ts'],
  },
  {
    what: 'orders stand in their old order whatever is chosen',
    file: 'src/shop/orders/order-list.tsx',
    from: "if (sort === 'dearest') return copy.sort((a, b) => b.amount - a.amount);",
    to: '',
    tests: ['e2e/orders.shopper.spec.ts', 'components/orders.spec.ts'],
  },
  {
    what: 'tiles of sweets have no mark of what is vegetarian',
    file: 'src/shop/catalogue/sweet-tile.astro',
    from: 'veg={sweet.isVegetarian}',
    to: 'veg={false}',
    tests: ['e2e/layout.spec.ts', 'e2e/plain.spec.ts'],
  },
];
