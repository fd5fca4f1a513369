import { afterEach, describe, expect, it, vi } from 'vitest';
import type { AnyObjectSchema } from 'yup';
import { SECOND } from '#lib/time.ts';
import { DEVICE_MARK } from '#client/device-mark.ts';
import { lastPage, nextVisits, rememberVisit, type Visits } from '#client/last-url.ts';
import { mobileStep, nameStep } from '#domain/session/session.contract.ts';
import { triesText } from '#domain/session/session.rules.ts';
import { keptHere } from '#office/frame/kept-here.ts';
import { storageKeys } from '#client/storage.ts';
import { fakePage } from '#tests/support/browser-globals.ts';

const toasts = vi.hoisted(() => [] as string[]);
vi.mock('#client/toast-host.ts', () => ({ showToast: (text: string) => toasts.push(text) }));
afterEach(() => {
  vi.unstubAllGlobals();
  toasts.length = 0;
});

const held = {
  token: 'a.b.c',
  _id: 'f'.repeat(24),
  'shagun:owner:v1': 'f'.repeat(24),
  'shagun:draft:guest:v1': '{"name":"Half"}',
  lastURL: '/sweets',
};
const session = async () => ({ ...(await import('#client/session.ts')), ...(await import('#client/session-life.ts')) });
const person = {
  id: 'f'.repeat(24),
  name: 'Simran',
  mobile: '9876543210',
  email: '',
  profile: '',
  address: '',
  addressBy: '',
  pincode: '',
};

describe('the session', () => {
  it('is there again after a reload', async () => {
    fakePage({ stored: { ...held, 'shagun:person:v1': JSON.stringify(person) } });
    const { signedIn, $user } = await session();
    expect([signedIn(), $user.get()?.name]).toEqual([true, 'Simran']);
  });

  it.each(['undefined', 'null', 'a.b', '{"token":1}', ' '])('is not begun by the stored text %j', async (token) => {
    const page = fakePage({ stored: { ...held, token } });
    expect((await session()).signedIn()).toBe(false);
    expect(page.localStorage.getItem('token')).toBeNull();
  });

  it('stores token and id under their fixed names', async () => {
    const page = fakePage();
    (await session()).startSession('x.y.z', 'e'.repeat(24));
    expect([page.localStorage.getItem('token'), page.localStorage.getItem('_id')]).toEqual(['x.y.z', 'e'.repeat(24)]);
  });

  it('holds for this page where the browser forbids storage', async () => {
    fakePage();
    vi.stubGlobal('localStorage', undefined);
    const { startSession, signedIn } = await session();
    startSession('x.y.z', 'e'.repeat(24));
    expect(signedIn()).toBe(true);
  });

  it('leaves in the browser only what names nobody when the person signs out, and ends its token at the shop', async () => {
    const names = Object.values(storageKeys).map((key) => (typeof key === 'string' ? key : key('guest')));
    const everything = Object.fromEntries([...names, DEVICE_MARK, 'rzp_device_id'].map((name) => [name, 'x']));
    const [userId, id] = [held._id, 'order_1'];
    const begun = [{ id, userId, at: 1, of: 'b'.repeat(24) }];
    // The staff's, who may tick at the packing table in the same browser.
    const queued = { [keptHere.queuedChange('1')]: '{}', [keptHere.kitchen]: '{}', [keptHere.labels]: '{}' };
    const stored = {
      ...everything,
      ...held,
      ...queued,
      [storageKeys.payments]: JSON.stringify({ begun, placed: [{ id: 'c'.repeat(24), kind: 'item', userId }] }),
      [storageKeys.pincode]: '141001',
    };
    const page = fakePage({ path: '/profile', stored });
    Object.assign(page.sessionStorage, everything);
    const fetched = vi.fn(async () => new Response());
    vi.stubGlobal('fetch', fetched);
    await (await session()).signOut();
    expect({ ...page.localStorage }).toEqual({
      ...queued,
      [storageKeys.payments]: JSON.stringify({ begun: [{ id, at: 1 }] }),
      [storageKeys.pincode]: '141001',
      [DEVICE_MARK]: 'x',
    });
    expect({ ...page.sessionStorage }).toEqual({});
    expect(fetched).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/\/api\/user\/sign-out$/), {
      method: 'POST',
      headers: { authorization: `Bearer ${held.token}` },
      keepalive: true,
    });
  });

  it.each([
    ['the shop is away', async () => new Response('', { status: 503 }), true],
    ['too much was asked', async () => new Response('', { status: 429 }), true],
    ['the connection breaks', () => Promise.reject(new TypeError('fetch failed')), true],
    ['the token was over', async () => new Response('', { status: 401 }), false],
    ['the shop ends it', async () => new Response('{}'), false],
  ])('says that the shop did not confirm a log-out where that is so: %s', async (_why, answer, told) => {
    const page = fakePage({ path: '/profile', stored: held });
    vi.stubGlobal('fetch', answer);
    const said: string[] = [];
    const ended = (await session()).signOut((words) => void said.push(words));
    // Whatever the shop says, nobody is signed in here from the press on.
    expect(page.localStorage.getItem('token')).toBeNull();
    await ended;
    expect(said).toEqual(
      told ? [expect.stringMatching(/on this device, but the shop did not hear of it.*Sign out everywhere/)] : [],
    );
  });

  it('says after three seconds that the shop did not confirm a log-out', async () => {
    vi.useFakeTimers();
    fakePage({ path: '/profile', stored: held });
    vi.stubGlobal('fetch', () => new Promise(() => undefined));
    const said: string[] = [];
    const ended = (await session()).signOut((words) => void said.push(words));
    await vi.advanceTimersByTimeAsync(3 * SECOND);
    await ended;
    vi.useRealTimers();
    expect(said).toHaveLength(1);
  });

  it('of the staff leaves nothing that the person typed or where they were, and the rest as it is', async () => {
    const names = Object.values(storageKeys).map((key) => (typeof key === 'string' ? key : key('guest')));
    const stored = { ...Object.fromEntries(names.map((name) => [name, '{}'])), ...held, [keptHere.kitchen]: '{}' };
    const page = fakePage({ path: '/back-office/inbox', stored });
    const { keepDraftsFor, leaveOffice, ownDraft } = await import('#office/frame/own-drafts.ts');
    const draftOf = (staffId: string): string => {
      keepDraftsFor(staffId);
      return storageKeys.draft(ownDraft('inbox-note'));
    };
    const [colleague, own] = [draftOf('a'.repeat(24)), draftOf('b'.repeat(24))];
    expect(own).not.toBe(colleague);
    for (const key of [colleague, own]) page.localStorage.setItem(key, '{"text":"Call her"}');
    page.sessionStorage.setItem('shagun:typed:v1', 'x');
    leaveOffice();
    const gone = [storageKeys.currentUrl, storageKeys.lastUrl, storageKeys.secondLastUrl];
    const left = [...Object.keys(stored).filter((key) => !(gone as string[]).includes(key)), colleague];
    expect(Object.keys(page.localStorage).sort()).toEqual(left.sort());
    expect({ ...page.sessionStorage }).toEqual({});
  });

  it('finds a payment again whose person signed out, and never one of somebody else', async () => {
    const [at, other] = [Date.now(), 'e'.repeat(24)];
    const begun = [
      { id: 'order_1', at },
      { id: 'order_2', at, userId: other },
      { id: 'order_3', at, userId: held._id },
    ];
    fakePage({ stored: { ...held, [storageKeys.payments]: JSON.stringify({ begun }) } });
    const { begunPayments, notePlaced, placedOrders } = await import('#shop/checkout/payment-notes.ts');
    expect(begunPayments().map(({ id }) => id)).toEqual(['order_1', 'order_3']);
    notePlaced('c'.repeat(24), 'item', 'order_1');
    expect(placedOrders()).toEqual([{ id: 'c'.repeat(24), kind: 'item', userId: held._id }]);
  });

  it('is signed out without a network too, and leaves no empty list of payments', async () => {
    const page = fakePage({ stored: { ...held, [storageKeys.payments]: '{broken' } });
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
    const { signOut, signedIn } = await session();
    void signOut();
    expect([signedIn(), { ...page.localStorage }]).toEqual([false, {}]);
  });

  it('ended by the server says so once, stays on a public page and keeps what was typed', async () => {
    const page = fakePage({ path: '/sweets', stored: held });
    const { sessionEnded, signedIn } = await session();
    sessionEnded();
    sessionEnded();
    await vi.waitFor(() => expect(toasts).toHaveLength(1), { timeout: 20 * SECOND });
    expect([signedIn(), page.visited, page.localStorage.getItem('shagun:draft:guest:v1')]).toEqual([
      false,
      [],
      '{"name":"Half"}',
    ]);
  });

  it.each([
    ['/guest/guest', '/'],
    ['/planning-tool', '/signup'],
    ['/planning-mehndi', undefined],
  ])('ended by the server on %s opens the sign-in page and leads back afterwards', async (path, guard) => {
    const page = fakePage({ path, stored: held, ...(guard ? { guard } : {}) });
    const { sessionEnded, takeReturnTo } = await session();
    sessionEnded();
    expect(page.visited).toEqual(['/signup']);
    expect(page.sessionStorage.getItem('shagun:flash:v1')).toContain('You have been signed out');
    expect([takeReturnTo(), takeReturnTo()]).toEqual([path, '/']);
  });

  it('ended by the server on the sign-in page only opens its first step', async () => {
    const page = fakePage({ path: '/signup', stored: held });
    (await session()).sessionEnded();
    expect([page.visited, toasts]).toEqual([[], []]);
  });

  it('keeps drafts for the same person and drops them for another', async () => {
    const page = fakePage({ stored: held });
    const { startSession } = await session();
    startSession('x.y.z', held._id);
    expect(page.localStorage.getItem('shagun:draft:guest:v1')).not.toBeNull();
    startSession('x.y.z', 'e'.repeat(24));
    expect(page.localStorage.getItem('shagun:draft:guest:v1')).toBeNull();
  });

  it.each([
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/.//evil.example',
    '/sweets/..//evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '',
  ])('never leads to %j after sign-in', async (stored) => {
    const page = fakePage();
    page.sessionStorage.setItem('shagun:return-to:v1', `/signup ${stored}`);
    expect((await session()).takeReturnTo()).toBe('/');
  });

  it('follows another tab that signs in', async () => {
    const page = fakePage({ path: '/sweets' });
    const { signedIn, $user } = await session();
    Object.assign(page.localStorage, held, { 'shagun:person:v1': JSON.stringify(person) });
    page.send('storage', { key: 'token' });
    expect([signedIn(), $user.get()?.name]).toEqual([true, 'Simran']);
  });

  it('follows another tab that signs out, and leaves a page that needs a session', async () => {
    const page = fakePage({ path: '/profile', guard: '/', stored: held });
    const { signedIn } = await session();
    for (const key of ['token', '_id', 'shagun:owner:v1']) page.localStorage.removeItem(key);
    page.sessionStorage.setItem(storageKeys.attempt, '{"mobile":"9876543210"}');
    page.send('storage', { key: 'token' });
    expect([signedIn(), page.visited, { ...page.sessionStorage }]).toEqual([false, ['/'], {}]);
  });

  it('that never was leaves a visitor’s tab alone when the browser shows a page it had put aside', async () => {
    const page = fakePage({ path: '/sweets' });
    await session();
    page.sessionStorage.setItem(storageKeys.returnTo, '/signup /Shipping');
    page.send('pageshow', { persisted: true });
    expect(page.sessionStorage.getItem(storageKeys.returnTo)).toBe('/signup /Shipping');
  });

  it('follows another tab whose session has ended to the sign-in page', async () => {
    const page = fakePage({ path: '/profile', guard: '/', stored: held });
    await session();
    for (const key of ['token', '_id']) page.localStorage.removeItem(key);
    page.send('storage', { key: 'token' });
    expect(page.visited).toEqual(['/signup']);
  });

  it('that another tab has ended is not asked about any more, and what was asked before is not kept', async () => {
    const page = fakePage({ path: '/sweets', stored: held });
    const { promise, resolve: arrive } = Promise.withResolvers<Response>();
    const fetched = vi.fn(() => promise);
    vi.stubGlobal('fetch', fetched);
    const { refreshPerson } = await import('#shop/account/person.ts');
    const asked = refreshPerson();
    for (const key of ['token', '_id', 'shagun:owner:v1']) page.localStorage.removeItem(key);
    page.send('storage', { key: 'token' });
    arrive(Response.json({ success: true, userData: { ...person, _id: person.id } }));
    expect([await asked, await refreshPerson()]).toEqual(['refused', 'refused']);
    expect(page.localStorage.getItem('shagun:person:v1')).toBeNull();
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it('that began in another tab is heard of on a sign-in page that the browser had put aside', async () => {
    const page = fakePage({ path: '/signup' });
    await session();
    const { onSignedInElsewhere } = await import('#shop/account/sign-in-steps.ts');
    const heard = vi.fn();
    onSignedInElsewhere(heard);
    page.send('pageshow', { persisted: true });
    expect(heard).not.toHaveBeenCalled();
    for (const [key, value] of Object.entries(held)) page.localStorage.setItem(key, value);
    page.send('pageshow', { persisted: true });
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('is looked at again when the browser shows a page it had put aside', async () => {
    const page = fakePage({ path: '/sweets', stored: held });
    const { signedIn } = await session();
    page.localStorage.removeItem('token');
    page.send('pageshow', { persisted: true });
    expect(signedIn()).toBe(false);
  });
});

describe('the last visited pages', () => {
  const visit = (...paths: string[]): Visits =>
    paths.reduce<Visits>((visits, path) => nextVisits(visits, path), { current: null, last: null, secondLast: null });

  it('are the last three, newest first', () => {
    expect(visit('/', '/sweets', '/designers', '/contact-us')).toEqual({
      current: '/contact-us',
      last: '/designers',
      secondLast: '/sweets',
    });
  });

  it('do not move when a page is opened anew', () => {
    expect(visit('/', '/sweets', '/sweets', '/sweets')).toEqual({ current: '/sweets', last: '/', secondLast: null });
  });

  it.each(['/planning-tool', '/Planning-Tool', '/signup'])('never have %s as the last one', (path) => {
    expect(visit('/sweets', path)).toEqual({ current: path, last: '/sweets', secondLast: null });
    expect(visit('/sweets', path, '/designers')).toEqual({ current: '/designers', last: '/sweets', secondLast: null });
  });

  it('are kept as paths, and closing the sign-in page leads to the last one', () => {
    const page = fakePage({ path: '/signup', stored: { currentURL: '/sweets', lastURL: '/' } });
    rememberVisit();
    expect({ ...page.localStorage }).toEqual({ currentURL: '/signup', lastURL: '/sweets', secondLastUrl: '/' });
    expect(lastPage()).toBe('/sweets');
  });

  it.each([undefined, 'null', '//evil.example', '/\\evil.example', 'javascript:alert(1)', '/signup'])(
    'lead home when the stored one is %j',
    (lastURL) => {
      fakePage({ path: '/signup', stored: lastURL === undefined ? {} : { lastURL } });
      expect(lastPage()).toBe('/');
    },
  );
});

it('tells how many tries are left, without blame', () => {
  expect([0, 1, 4, 5, 6].map(triesText)).toEqual([
    '',
    'You have 4 tries left. You can also ask for a new code.',
    'You have one try left. After that, you can ask for a new code.',
    'This code no longer works. Please ask for a new one.',
    'This code no longer works. Please ask for a new one.',
  ]);
});

describe('the sign-in steps', () => {
  const problem = (schema: AnyObjectSchema, value: unknown): string => {
    try {
      schema.validateSync(value);
      return '';
    } catch (error) {
      return (error as Error).message;
    }
  };

  it.each([
    ['', 'Mobile number is required*'],
    ['98765abc12', 'Mobile number must contain digits only'],
    ['987654321', 'Mobile number must be at least 10 digits'],
    ['9876543210', ''],
    ['919876543210', ''],
    ['9198765432100', 'Mobile number must not exceed 12 digits'],
  ])('say of the mobile number %j: %j', (mobile, message) => {
    expect(problem(mobileStep, { mobile })).toBe(message);
  });

  it.each([
    ['', 'Name is required'],
    ['   ', 'Name is required'],
    ['Jo', 'minimum 3 character required'],
    ['Jas', ''],
    ['ਸਿਮਰਨ', ''],
    ['Simran 2', "A name has only letters, spaces and . ' - &"],
  ])('say of the name %j: %j', (name, message) => {
    expect(problem(nameStep, { name })).toBe(message);
  });
});
