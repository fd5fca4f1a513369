// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { GuestWire } from '#domain/guests/guest.contract.ts';
import { blank, formOf, saidTaken, sent } from '#shop/guests/guest-form.ts';
import { guestsOfView, nextThing } from '#shop/guests/guest-views.ts';
import { importAsked } from '#shop/guests/import-asked.ts';
import { canPickContacts, pickContacts } from '#shop/guests/phone-picker.ts';
import { daysAgo, guestWire as guest } from '#tests/support/guest-wire.ts';

const toasts = vi.hoisted(() => [] as string[]);
vi.mock('#client/toast.ts', () => ({ toast: (text: string) => void toasts.push(text) }));

const nowhere = { address: '', pincode: '' };
const names = (guests: readonly GuestWire[]): string[] => guests.map(({ name }) => name);
/** Opens the store of the guest list by a URL. */
async function visit(url: string) {
  vi.resetModules();
  history.replaceState(null, '', url);
  return import('#shop/guests/guest-list.store.ts');
}

beforeEach(() => {
  toasts.length = 0;
  localStorage.clear();
});
afterEach(() => vi.unstubAllGlobals());

describe('what the list shows', () => {
  it('stands in its URL, so that a reload and Back find it again', async () => {
    const { $view, $group, showGroup, showView, showMore, $shown } = await visit(
      '/guest/guest?show=silent&group=event:Mehndi',
    );
    expect([$view.get(), $group.get()]).toEqual(['silent', 'event:Mehndi']);
    showMore();
    expect($shown.get()).toBe(100);
    showView('missing');
    expect([location.search, $shown.get()]).toEqual(['?show=missing&group=event%3AMehndi', 50]);
    showGroup('');
    showView('all');
    expect(location.search).toBe('');
    expect((await visit('/guest/guest?show=nothing')).$view.get()).toBe('all');
  });

  it('begins anew with a new search alone', async () => {
    const { $q, $shown, search, showMore } = await visit('/guest/guest');
    search(' Kaur ');
    showMore();
    search('Kaur');
    expect([$q.get(), $shown.get()]).toEqual(['Kaur', 100]);
    search('Gill');
    expect([$q.get(), $shown.get()]).toEqual(['Gill', 50]);
  });

  it('holds whoever was chosen, and no longer who was taken out', async () => {
    const { $picked, pick } = await visit('/guest/guest');
    pick('a', true);
    pick('b', true);
    pick('a', false);
    expect([...$picked.get()!]).toEqual(['b']);
  });

  it('opens an import that the URL asks for once, with the way back', async () => {
    const { $over, $begun, closeImport } = await visit('/guest/guest?import&back=%2FShipping&show=silent');
    expect($over.get()).toEqual({ kind: 'import', back: '/Shipping' });
    expect(location.search).toBe('?show=silent');
    expect(importAsked()).toBeNull();
    closeImport();
    expect([$over.get(), $begun.get()]).toEqual([null, true]);
    expect((await visit('/guest/guest?import&back=https://elsewhere.example')).$over.get()).toMatchObject({ back: '' });
  });

  it('keeps those of one household together, whose contact decides for all', () => {
    const home = { household: guest(1)._id };
    const guests = [guest(1, { ...home, ...nowhere }), guest(2), guest(3, home)];
    expect(names(guestsOfView(guests, 'all'))).toEqual(['Guest 1', 'Guest 3', 'Guest 2']);
    expect(names(guestsOfView(guests, 'missing'))).toEqual(['Guest 1', 'Guest 3']);
  });
});

describe('the next thing to do', () => {
  const missing = guest(1, nowhere);
  const silent = guest(2, { ...nowhere, askedAt: daysAgo(30) });
  const unsure = guest(3, { unconfirmed: true });

  it('is to ask, then to look at what came in, then to remind; a part of the list has its own alone', () => {
    const all = [silent, unsure, missing];
    const kinds = [all, [silent, unsure], [silent], [guest(4)]].map((homes) => nextThing(homes, 'all')?.kind ?? null);
    expect(kinds).toEqual(['ask', 'look', 'remind', null]);
    expect(nextThing(all, 'silent')).toMatchObject({ kind: 'remind', homes: [silent] });
    // The rows in sight have the buttons themselves.
    expect(nextThing(all, 'unconfirmed')).toBeNull();
  });
});

describe('the form of a guest', () => {
  it('sends no address where it is asked for, so that the shop keeps the one it has', () => {
    const typed = { ...blank, name: 'Asha Rani', address: '12, Mall Road', pincode: '143001' };
    expect(sent({ ...typed, addressChoice: 'address_person' })).toMatchObject(nowhere);
    expect(sent(typed)).toMatchObject({ address: '12, Mall Road', pincode: '143001' });
    expect(sent(typed)).not.toHaveProperty('noNumber');
  });

  it('knows of a guest that there is no number', () => {
    expect([formOf(guest(1)).noNumber, formOf(guest(1, { mobile: '' })).noNumber]).toEqual([false, true]);
  });

  it('says at the field and beside it that somebody on the list has the number', () => {
    const answer = { ok: false as const, code: 'mobile_already_exist', fields: { mobile: '' } };
    expect(saidTaken(answer).fields.mobile).toBe(toasts[0]);
    expect(toasts).toHaveLength(1);
    const other = { ok: false as const, code: 'other' };
    expect(saidTaken(other)).toBe(other);
  });
});

describe('contacts of the phone', () => {
  it('are read as a list of guests, of what the phone offers', async () => {
    expect(canPickContacts()).toBe(false);
    const select = vi.fn(async () => [{ name: ['Asha Rani'], tel: ['+91 98140 12345'] }]);
    vi.stubGlobal('navigator', { contacts: { select, getProperties: async () => ['tel', 'name', 'icon'] } });
    expect(canPickContacts()).toBe(true);
    expect((await pickContacts())?.[0]?.guests).toBe(1);
    expect(select).toHaveBeenCalledWith(['name', 'tel'], { multiple: true });
  });

  it('are none where the picker was closed', async () => {
    vi.stubGlobal('navigator', { contacts: { select: () => Promise.reject(new Error('closed')) } });
    expect(await pickContacts()).toBeNull();
  });
});
