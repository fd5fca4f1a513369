import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakePage, fillStorage } from '#tests/support/browser-globals.ts';

const person = {
  id: 'new',
  name: 'Simran',
  mobile: '',
  email: '',
  profile: '',
  address: '',
  addressBy: '',
  pincode: '',
};

afterEach(() => vi.unstubAllGlobals());

describe('a browser without room for more', () => {
  it.each([
    ['a value', 'shagun:pincode:v1', '110001', '143001'],
    ['a record', 'shagun:labels:v1', '{"next":3}', { next: 9 }],
  ])('does not bring back %s that holds no more', async (_, key, before, after) => {
    const page = fakePage({ stored: { [key]: before } });
    const { writeStored, writeStoredJson } = await import('#client/storage.ts');
    fillStorage(page);
    if (typeof after === 'string') writeStored(key, after);
    else writeStoredJson(key, after);
    expect(Object.keys(page.localStorage)).toEqual([]);
  });

  it('does not sign in with the token or the name of whoever was here before', async () => {
    const before = { token: 'a.b.c', _id: 'old', 'shagun:person:v1': JSON.stringify({ ...person, name: 'Manjit' }) };
    const page = fakePage({ stored: before });
    const { rememberPerson, startSession } = await import('#client/session-life.ts');
    fillStorage(page);
    startSession('d.e.f', 'new');
    rememberPerson(person);
    expect(Object.keys(page.localStorage)).toEqual([]);
  });

  it('keeps what was put together before, of which more could not be kept', async () => {
    const begun = [{ id: 'order_1', userId: 'new', at: Date.now(), of: 'sweet' }];
    const box = '{"weight":500,"tempId":1,"choices":[]}';
    const page = fakePage({
      stored: {
        token: 'a.b.c',
        _id: 'new',
        'shagun:payments:v1': JSON.stringify({ begun }),
        'shagun:draft:box:design:v1': box,
      },
    });
    const { begunPayments, noteBegun } = await import('#shop/checkout/payment-notes.ts');
    const { keepInProgress } = await import('#shop/box/box.store.ts');
    fillStorage(page);
    noteBegun('order_2', 'sweet');
    keepInProgress('design', { weight: 500, tempId: 1, choices: [] }, 'Peacock');
    expect(begunPayments()).toEqual(begun);
    expect(page.localStorage.getItem('shagun:draft:box:design:v1')).toBe(box);
  });

  it('refuses nothing where storage is forbidden altogether', async () => {
    fakePage();
    vi.stubGlobal('localStorage', undefined);
    const { writeStored } = await import('#client/storage.ts');
    expect(() => writeStored('token', 'a.b.c')).not.toThrow();
  });
});
