import { describe, expect, it } from 'vitest';
import { inPriceRange, parsePriceRange, rangeSlug } from '#domain/catalogue/catalogue.rules.ts';
import { isInvitationBox } from '#domain/catalogue/invitation.rules.ts';
import { designFileProblem } from '#domain/enquiries/design-file.rules.ts';
import { bannerAction } from '#domain/catalogue/home.rules.ts';
import { checklistText, planningCategory } from '#domain/planning/planning.rules.ts';
import { isCurrentEntry, mainNavigation } from '#domain/site/navigation.rules.ts';
import { isKept, isLasting, isPicture, isSearchFile } from '#lib/offline.ts';
import { leanScript } from '#publish/inline-script.ts';

describe('a price range', () => {
  it.each([
    ['150-300', { from: 150_00, to: 300_00 }],
    [' 150 - 300 ', { from: 150_00, to: 300_00 }],
    ['500 & Above', { from: 500_00, to: null }],
    ['500and above', { from: 500_00, to: null }],
    ['All', null],
    ['', null],
    [undefined, null],
    ['150', null],
    ['x150-300', null],
    ['150-300x', null],
    ['x500 & Above', null],
    ['500 & Above it', null],
    ['12345678-2', null],
  ])('%j is read as %j', (label, range) => {
    expect(parsePriceRange(label)).toEqual(range);
  });

  it('takes both of its ends and nothing beside them', () => {
    const range = parsePriceRange('150-300');
    expect([149_99, 150_00, 300_00, 300_01].map((price) => inPriceRange(price, range))).toEqual([
      false,
      true,
      true,
      false,
    ]);
    const above = parsePriceRange('500 & Above');
    expect([499_99, 500_00, 1_00_000_00].map((price) => inPriceRange(price, above))).toEqual([false, true, true]);
    expect(inPriceRange(1, null)).toBe(true);
  });

  it('has an address of its own', () => {
    expect(['500 & Above', '500&above', '150-300'].map(rangeSlug)).toEqual(['500-above', '500-above', '150-300']);
  });
});

describe('a banner', () => {
  it.each([
    ['/decorations', 'Get a quote'],
    ['/groom?x=1', 'Get a quote'],
    ['/invitation', 'Choose a box'],
    ['/invitation-wooden#top', 'Choose a box'],
    ['/invitations', 'See more'],
    ['/sweets/wedding', 'Order now'],
    ['/dry_fruit_list', 'Order now'],
    ['/planning-tool', 'See more'],
    ['/', 'See more'],
    ['', 'See more'],
  ])('that leads to %j says %j', (link, words) => {
    expect(bannerAction(link)).toBe(words);
  });
});

describe('the main navigation', () => {
  const current = (path: string): string[] =>
    mainNavigation.filter((entry) => isCurrentEntry(entry, path)).map(({ label }) => label);

  it.each([
    ['/sweets', ['Sweets']],
    ['/Sweets/', ['Sweets']],
    ['/sweets/savouries', ['Sweets']],
    ['/sweetshop', []],
    ['/invitation-wooden', ['Invitations']],
    ['/bithday', ['Decorations']],
    ['/groom', ['Designer']],
    ['/planning-tool', ['Planning Tools']],
    ['/contact-us', ['Contact']],
    ['/', []],
  ])('marks at %s the entry %j', (path, entries) => {
    expect(current(path)).toEqual(entries);
  });

  it('opens panels whose lists have addresses of their own, in the spelling of the header', () => {
    const links = (label: string) => mainNavigation.find((entry) => entry.label === label)?.links;
    expect(links('Sweets')).toEqual([
      { label: 'Indian Sweets', href: '/sweets' },
      { label: 'Innovative Fusions', href: '/sweets/innovative-fusions' },
      { label: 'Savouries', href: '/sweets/savouries' },
      { label: 'Dry Fruits', href: '/sweets/dry-fruits' },
    ]);
    expect(links('Decorations')?.map(({ label }) => label)).toEqual([
      'Marriage',
      'BirthDay',
      'Mehndi',
      'Room Decor',
      'Party',
    ]);
    expect(links('Designer')?.map(({ label }) => label)).toEqual(['Bridge', 'Groom', 'Suits', 'Other']);
    expect(links('Invitations')?.map(({ href }) => href)).toEqual([
      '/invitation-box',
      '/invitation-wooden',
      '/invitation-glass',
      '/invitation-misc',
    ]);
  });
});

describe('what a browser keeps for when the network is gone', () => {
  it('is never a page that holds a secret or belongs to a person', () => {
    for (const path of [
      '/update-address-person',
      '/Guest/guest',
      '/signup/',
      '/payment/x',
      '/back-office/orders',
      '/back-office/packing/x',
      '/back-office/kitchens',
      '/test-gateway/window',
      '/api/user/sweets_list',
      '/uploads/profile/x.webp',
    ])
      expect(isKept(path), path).toBe(false);
    // Those three of the back office hold nothing of anybody; their lists are kept by the pages.
    for (const path of ['/back-office', '/back-office/packing', '/back-office/kitchen/'])
      expect(isKept(path), path).toBe(true);
    for (const path of ['/', '/sweets', '/guestbook', '/x/signup', '/payments-and-refunds'])
      expect(isKept(path), path).toBe(true);
  });

  it('are pictures of the catalogue, but no customer’s own', () => {
    for (const path of ['/uploads/sweets/kaju-320.webp', '/uploads/shop/a/b.avif', '/favicon.svg', '/marks/upi.svg'])
      expect(isPicture(path), path).toBe(true);
    for (const path of [
      '/uploads/profile/x.webp',
      '/uploads/design/x.webp',
      '/uploads/sweets/x.png',
      '/uploads/sweets/.webp.html',
      '/x/uploads/sweets/x.webp',
      '/uploads/sweets/.webp',
      '/x/favicon.svg',
      '/favicon.svg.html',
      '/marks/',
    ])
      expect(isPicture(path), path).toBe(false);
  });

  it('are files named by their content, and the search', () => {
    expect([isLasting('/_astro/x.js'), isLasting('/x/_astro/x.js')]).toEqual([true, false]);
    expect(['/pagefind/pagefind.js', '/search-words.json', '/search', '/x/pagefind/x'].map(isSearchFile)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});

describe('a design of one’s own', () => {
  it.each([
    ['card.png', 1, ''],
    ['CARD.JPEG', 40 * 1024 * 1024, ''],
    ['card.jpg', 40 * 1024 * 1024 + 1, 'The picture is larger than 40 MB. Please choose a smaller one.'],
    ['card.jpg', 0, 'The file is empty. Please choose another picture.'],
    ['card.gif', 5, 'Please choose a .jpg, .jpeg or .png picture.'],
    ['card.png.exe', 5, 'Please choose a .jpg, .jpeg or .png picture.'],
    ['cardpng', 5, 'Please choose a .jpg, .jpeg or .png picture.'],
  ])('%s of %i bytes is answered %j', (name, size, words) => {
    expect(designFileProblem({ name, size })).toBe(words);
  });
});

it('a planning list is found by the word people read and by its own, in any letter case', () => {
  const words = ['Birthday', ' BIRTHDAY ', 'room decor', 'RoomDecor', 'Mehndi', 'Picnic'];
  expect(words.map(planningCategory)).toEqual(['BirthDay', 'BirthDay', 'RoomDecor', 'RoomDecor', 'Mehndi', 'Picnic']);
});

it('a checklist text of 52 characters stands whole, a longer one ends in an ellipsis', () => {
  expect(checklistText('x'.repeat(52))).toBe('x'.repeat(52));
  expect(checklistText('x'.repeat(53))).toBe(`${'x'.repeat(51)}…`);
});

it('boxes are told from cards and scrolls', () => {
  expect(
    ['Wooden Box', 'Glass Box', 'Invitation On Box', 'Misc Invitation', 'Invitation'].map(isInvitationBox),
  ).toEqual([true, true, true, false, false]);
});

it('a script in a page is served without what only its readers need', () => {
  expect(leanScript('// why\nif (answer) {\n\n  // because\n  say("//c");\n}\n')).toBe('answer&&say(`//c`);');
});
