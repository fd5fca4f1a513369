import { describe, expect, it } from 'vitest';
import type { DryFruit } from '#domain/catalogue/dry-fruit.contract.ts';
import { type InvitationWire, invitationFromWire } from '#domain/catalogue/invitation.contract.ts';
import { type SweetWire, sweetFromWire } from '#domain/catalogue/sweet.contract.ts';
import { dryFruitListHead } from '#shop/catalogue/dry-fruit-list.head.ts';
import { dryFruitHead } from '#shop/catalogue/dry-fruit.head.ts';
import { invitationListHead } from '#shop/catalogue/invitation-list.head.ts';
import { invitationHead } from '#shop/catalogue/invitation.head.ts';
import { looksHead, looksOf } from '#shop/catalogue/looks.head.ts';
import { sweetListHead } from '#shop/catalogue/sweet-list.head.ts';
import { questions, questionsLd } from '#shop/enquiries/questions.ts';
import { checklistHead, checklistOf } from '#shop/planning/checklist.head.ts';
import { organizationLd } from '#shop/site/organization.ts';
import { policyHead } from '#shop/site/policy.head.ts';
import { shopFacts } from '#shop.config';
import invitations from '#publish/snapshot/sample/invitations.json' with { type: 'json' };
import type { ListPage } from '#publish/snapshot/lists.ts';
import type { Snapshot } from '#publish/snapshot/snapshot.ts';
import sweets from '#publish/snapshot/sample/sweets.json' with { type: 'json' };

const site = new URL('https://shop.example');
const shop = { name: 'Shagun', charges: shopFacts.charges, refunds: true };
const sweet = sweetFromWire(sweets[0] as SweetWire);
const invitation = invitationFromWire(invitations[0] as InvitationWire);

const list = <T>(items: T[], more: Partial<ListPage<T>> = {}): ListPage<T> =>
  ({
    path: '/sweets/all',
    first: '/sweets/all',
    category: '',
    range: '',
    page: 1,
    total: items.length,
    least: 450_00,
    items,
    ...more,
  }) as ListPage<T>;

describe('what search engines read', () => {
  it.each([
    [{ first: '/sugar-free' }, 'Sugar Free Sweets'],
    [{ category: 'Savouries' }, 'Savouries'],
    [{ range: 'All' }, 'All sweets'],
    [{ range: '50-150' }, 'Sweets at ₹50-150'],
    [{ range: 'All', page: 2 }, 'All sweets, page 2'],
  ])('a list of sweets %o is called %s', (more, title) => {
    const head = sweetListHead(list([sweet], more), site);
    expect(head.title).toBe(title);
    expect(head.description).toContain('1 kind from ₹450 for 400 gm');
    expect(JSON.stringify(head.jsonLd)).toContain('"url":"https://shop.example/');
  });

  it('a list without sweets names no price, and further pages stand at their own address', () => {
    expect(sweetListHead(list([], { least: null, range: 'All' }), site).description).toBe(
      'All sweets from our kitchen in Amritsar.',
    );
    const second = list([sweet, sweet], { page: 2, path: '/sweets/all/2', range: 'All' });
    expect(sweetListHead(second, site)).toMatchObject({ canonical: '/sweets/all/2' });
    expect(sweetListHead(second, site).description).toContain('2 kinds');
  });

  it('lists of invitations and dry fruits are called by tab, range and page', () => {
    const head = invitationListHead(list([invitation], { first: '/invitation', category: 'none', range: '300-500' }));
    expect(head.title).toMatch(/, ₹300-500$/);
    expect(head.canonical).not.toBe('/sweets/all');
    expect(invitationListHead(list([invitation], { first: '/invitation-box' })).canonical).toBe('/sweets/all');
    expect(dryFruitListHead(list<DryFruit>([], { page: 3 }))).toMatchObject({ title: 'Dry fruits, page 3' });
  });

  it('an invitation and a dry fruit have price, delivery charge and the way to them', () => {
    const paid = JSON.stringify(invitationHead({ ...invitation, isDeliveryCharge: true }, shop, site).jsonLd);
    const free = JSON.stringify(invitationHead({ ...invitation, isDeliveryCharge: false }, shop, site).jsonLd);
    expect(paid).not.toBe(free);
    const fruit = { id: 'a'.repeat(24), name: 'almonds', image: '', description: '', rate: 900_00 } as DryFruit;
    const head = dryFruitHead(fruit, shop, site);
    expect(head).toMatchObject({ title: 'Almonds', description: 'Almonds', kind: 'product' });
    expect(JSON.stringify(head.jsonLd)).toContain('BreadcrumbList');
  });

  it('pages of pictures show those of their own kind', () => {
    const look = (image: string, category: string) => ({ id: image, name: image, image, category });
    const catalogue = {
      shop: { name: 'Shagun' },
      decorations: [look('peacock.webp', 'Mehndi'), look('lights.webp', 'Party')],
      designers: [look('suit.webp', 'Suits')],
    } as unknown as Snapshot;
    expect(looksHead(catalogue, '/party')).toMatchObject({ title: 'Party decorations', image: 'lights.webp' });
    expect(looksHead(catalogue, '/suits')).toEqual({
      title: 'Designers of suits',
      description: 'Designers of suits in Punjab, chosen by Shagun.',
      canonical: '/suits',
      image: 'suit.webp',
    });
    expect(looksOf(catalogue, '/groom').looks).toEqual([]);
  });

  it('checklists and policies are called by their label, the first one where none is meant', () => {
    expect(checklistHead('/planning-mehndi')).toMatchObject({
      title: 'Mehndi checklist',
      canonical: '/planning-mehndi',
    });
    expect(checklistOf('/nowhere' as never).label).toBe('Marriage');
    expect(policyHead('shipping')).toEqual({ title: 'Shipping Policy', canonical: '/Shipping' });
    expect(policyHead('unknown' as never).title).toBe('Privacy Policy');
  });

  it('the shop has an address, and every question its answer', () => {
    const told = { name: 'Shagun', street: '12, Hall Bazaar', city: 'Amritsar', pincode: '143001' };
    expect(JSON.stringify(organizationLd(told as never, site))).toContain('"addressLocality":"Amritsar"');
    const asked = questionsLd() as { mainEntity: { name: string; acceptedAnswer: { text: string } }[] };
    expect(asked.mainEntity.map(({ name }) => name)).toEqual(questions.map(({ question }) => question));
    expect(questions.some(({ answer }) => /up to \d+ days/.test(answer))).toBe(true);
  });
});
