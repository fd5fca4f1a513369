import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { OrderHomes as StaffHomes } from '#office/orders/order-homes.tsx';
import { PackingGroupView } from '#office/packing/packing-group.tsx';
import { OrderHomes } from '#shop/orders/order-homes.tsx';
import { LedgerTable } from '#shop/planning/ledger-table.tsx';

const shown = <Props extends object>(part: FunctionComponent<Props>, props: unknown): string =>
  renderToStaticMarkup(createElement(part, props as Props));
const nothing = (): void => undefined;

const home = {
  orderId: 'a'.repeat(24),
  position: 0,
  reference: '2627-000042-1',
  contents: 'large',
  boxes: 1,
  quantity: 1,
  due: '2026-11-25',
  guestId: 'b'.repeat(24),
  name: 'Mama ji',
  mobile: '9876543210',
  address: 'Mall Road',
  pincode: '143001',
  city: 'Amritsar',
  district: 'Amritsar',
  region: 'Punjab',
  state: 'placed',
  courier: '',
  tracking: '',
  revision: 0,
  changedAt: null,
};
const noted = { ...home, note: 'Landline 0183 2223334' };

describe('the note of a home', () => {
  it.each([
    [
      'who packs it',
      PackingGroupView,
      (one: object) => ({
        group: { key: 'Punjab', homes: [one], boxes: 1, due: '2026-11-25' },
        by: 'state',
        contents: new Map(),
        cards: new Map(),
        isOpen: true,
        onToggle: nothing,
      }),
    ],
    [
      'who looks at its order in the back office',
      StaffHomes,
      (one: object) => ({
        order: {
          id: home.orderId,
          homes: [one],
          bought: { kind: 'invitation', content: {} },
          days: { arrives: [] },
          steps: [],
        },
        refunded: new Set(),
        mayStep: false,
        busy: false,
        takeStep: nothing,
        problem: null,
      }),
    ],
    [
      'the family',
      OrderHomes,
      (one: object) => ({
        order: {
          guest: [one],
          parcels: [],
          sale: { buyer: { mobile: '' } },
          days: { arrives: [] },
          weight: '500',
          createdAt: '2026-11-25T00:00:00.000Z',
        },
      }),
    ],
  ] as const)('is read by %s, and nothing stands there without one', (_, part, props) => {
    const view = part as FunctionComponent<object>;
    expect(shown(view, props(noted))).toContain('Landline 0183 2223334');
    expect(shown(view, props(home))).toContain('Mall Road');
    expect(shown(view, props(home))).not.toMatch(/Note|\(\)|undefined/);
  });
});

describe('thanks by WhatsApp', () => {
  const row = { paise: 501_00, what: '', day: '2026-11-22', note: '', thanked: false, revision: 1 };
  const links = (mobile: string): string[] => {
    const gifts = [{ ...row, _id: 'c'.repeat(24), guestId: home.guestId, name: 'Mama ji' }];
    const guests = [{ _id: home.guestId, name: 'Mama ji', shown: 'Mama ji', mobile }];
    const page = shown(LedgerTable, { gifts, guests, onThank: nothing, onEdit: nothing, onDelete: nothing });
    return [...page.matchAll(/href="[^"]*?\/(\d*)\?text/g)].map(([, number = '']) => number);
  };

  it('go to the number here or abroad, and nowhere for a guest without one', () => {
    expect(links('9876543210')).toEqual(['919876543210']);
    expect(links('+14165550123')).toEqual(['14165550123']);
    expect(links('')).toEqual([]);
  });
});
