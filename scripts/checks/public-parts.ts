/**
 * What a feature offers to other features beside its contracts and rules. Everything else in its folder is its own
 * affair and may be changed without looking further. Pages, layouts and tests compose features and may take any part.
 */
export const publicParts: Record<string, readonly string[]> = {
  addresses: ['address-suggest.tsx'],
  box: [
    'aside-notice.ts',
    'box-aside.ts',
    'box-builder.tsx',
    'box-drawing.tsx',
    'box-today.ts',
    'box-view.tsx',
    'box.css',
    'box.store.ts',
    'builder.css',
    'sweet-selection.ts',
    'use-box.ts',
  ],
  carts: ['cart-changes.ts', 'cart.repo.ts', 'count-cart.ts', 'keep-box.ts'],
  catalogue: ['catalogue.repo.ts'],
  checkout: [
    'pay-refusal.tsx',
    'pay.ts',
    'payment-notes.ts',
    'purchase-form.astro',
    'quote.repo.ts',
    'too-far.tsx',
    'use-paying.ts',
  ],
  enquiries: ['customise.tsx', 'enquiry.repo.ts', 'quote-dialog.tsx'],
  guests: ['address-badge.tsx', 'guest-ask.tsx', 'guest-confirm.tsx', 'guest-parts.css', 'my-address.tsx'],
  'order-band': ['order-band.ts'],
  orders: ['bought-box.ts', 'order.repo.ts', 'sale.repo.ts'],
  pincodes: ['pincode-hint.tsx', 'pincode.repo.ts', 'read-pincode.ts'],
  'product-list': ['list-tools.astro'],
  'product-page': ['food-facts.astro', 'product-frame.astro', 'product-ld.ts'],
  recent: ['recent-tile.ts', 'remember-view.ts'],
  search: ['search-box.astro', 'search-engine.ts'],
  session: ['keep-fresh.ts', 'sign-in-steps.ts'],
};
