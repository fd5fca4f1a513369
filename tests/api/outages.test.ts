import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { addGuest, importGuests, listGuests } from '#domain/guests/guest.contract.ts';
import type { AnswerOf } from '#lib/endpoint.ts';
import { startTestShop, type SignedIn, type TestShop } from '#tests/support/api.ts';
import { DatabaseLine, type Mishap } from '#tests/support/database-line.ts';
import { type EmptyShop, emptyShop, engines } from '#tests/support/engines.ts';

const CANNOT = 'The shop cannot save or read anything just now.';
const NOTHING = 'Nothing was changed; please try again';
const MAYBE = 'We do not know whether this was saved. Please check';

describe.each(engines.filter((one) => one === 'postgres'))('a database that fails on its way, on %s', (engine) => {
  let place: EmptyShop;
  let line: DatabaseLine;
  let shop: TestShop;
  let who: SignedIn;
  let mobiles = 9_300_000_000;
  beforeAll(async () => {
    place = await emptyShop(engine);
    line = await DatabaseLine.open(place.config.databaseUrl ?? '');
    shop = await startTestShop({ place: { ...place, config: { ...place.config, databaseUrl: line.url } } });
    who = await shop.signIn();
  });
  afterEach(() => line.mend());
  afterAll(async () => {
    await shop.close();
    await line.close();
  });

  const newGuest = () => {
    mobiles += 1;
    const name = `Guest ${String(mobiles).replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '')}`;
    return { row: 1, name, mobile: String(mobiles), address: '', guestNo: '', email: '', category: '' };
  };
  /** Sends one guest by the call that takes many, under a key. */
  async function bring(guest = newGuest(), key: string = randomUUID()) {
    const answer = await fetch(`${shop.url}${importGuests.path}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${who.token}`,
        'content-type': 'application/json',
        'idempotency-key': key,
      },
      body: JSON.stringify({ guests: [guest], replace: false }),
    });
    const data = (await answer.json()) as AnswerOf<typeof importGuests> & { message: string };
    return { status: answer.status, again: answer.headers.get('retry-after'), data, guest, key };
  }
  const names = async () => {
    const { data } = await shop.client.call(listGuests, { params: { userId: who.userId } }, who.token);
    return data.guestList.map(({ name }) => name);
  };

  const INSERT = /^insert into "guest"/;
  const fatal = (code: string, message = 'it ends'): Mishap => ({ code, message, isFatal: true });
  it.each<[string, Mishap, seconds: string, sentence: string]>([
    ['PostgreSQL is shut down (57P01)', fatal('57P01'), '10', `${CANNOT} ${NOTHING} in a minute.`],
    ['PostgreSQL crashed (57P02)', fatal('57P02'), '10', `${CANNOT} ${NOTHING} in a minute.`],
    ['PostgreSQL starts (57P03)', fatal('57P03'), '10', `${CANNOT} ${NOTHING} in a minute.`],
    ['PgBouncer has lost its server (08P01)', fatal('08P01'), '10', `${CANNOT} ${NOTHING} in a minute.`],
    ['the server is full of connections (53300)', fatal('53300'), '10', `${CANNOT} ${NOTHING} in a minute.`],
    ['the balancer closes the connection', 'cut', '10', `${CANNOT} ${NOTHING} in a minute.`],
    ['the server only reads (25006)', { code: '25006' }, '10', `${CANNOT} ${NOTHING} in a minute.`],
    ['the disk is full (53100)', { code: '53100' }, '30', `${CANNOT} ${NOTHING} in a few minutes.`],
    ['a lock is held (55P03)', { code: '55P03' }, '5', `Too many people are saving just now. ${NOTHING} in a moment.`],
  ])('is told as 503, and when to come again: %s', async (_, mishap, again, message) => {
    line.play(mishap, INSERT);
    const first = await bring();
    expect([first.status, first.again, first.data.message]).toEqual([503, again, message]);
    expect(await names()).not.toContain(first.guest.name);
    // The same press again, under the same key.
    expect((await bring(first.guest, first.key)).status).toBe(200);
    expect((await names()).filter((name) => name === first.guest.name)).toHaveLength(1);
  });

  it.each(['40001', '40P01'])('is tried again by itself when two collide (%s)', async (code) => {
    line.play({ code }, INSERT, 3);
    const { status, guest } = await bring();
    expect([status, (await names()).filter((name) => name === guest.name)]).toEqual([200, [guest.name]]);
  });

  it('leaves the connection to a server that only reads for one to another', async () => {
    line.play({ code: '25006' }, INSERT);
    const before = line.connections;
    await bring();
    await Promise.all(Array.from({ length: 10 }, () => names()));
    expect(line.connections).toBeGreaterThan(before);
  });

  it.each<[string, Mishap | null]>([
    ['nobody listens behind the balancer', 'cut'],
    ['a pooler has no server', fatal('08P01', 'server login has been failing')],
    ['the server starts', fatal('57P03', 'the database system is starting up')],
    ['it has no connection left', fatal('53300', 'too many connections')],
  ])('is told as 503 to whoever connects: %s', async (_, door) => {
    line.atTheDoor = door;
    line.cutAll();
    const { status, again, data } = await bring();
    expect([status, again, data.message]).toEqual([503, '10', `${CANNOT} ${NOTHING} in a minute.`]);
    line.mend();
    expect((await bring()).status).toBe(200);
  });

  it.each<[string, Mishap]>([
    ['was done', 'unheard commit'],
    ['was not done', 'cut'],
    ['was ended by a server that stops', fatal('57P01')],
  ])('is asked about a commit whose answer was lost: what %s is there once', async (_, mishap) => {
    line.play(mishap, /^commit/);
    const { status, guest, data } = await bring();
    expect([status, data.added]).toEqual([200, 1]);
    expect((await names()).filter((name) => name === guest.name)).toHaveLength(1);
  });

  it('says that a change may be saved when what it returns was lost with the answer to its commit', async () => {
    line.play('unheard commit', /^commit/);
    const { name, mobile } = newGuest();
    const { status, data, headers } = await shop.client.call(
      addGuest,
      { body: { name, mobile, guestNo: '2', address: '', category: '', email: '' } },
      who.token,
    );
    expect([status, headers.get('retry-after'), data.message]).toEqual([503, '10', expect.stringContaining(MAYBE)]);
    expect((await names()).filter((one) => one === name)).toHaveLength(1);
  });

  it('gives a key free once the database is back, when that failed as well', async () => {
    line.play(fatal('57P01'), /^(?:insert into "guest"|delete from "idempotency")/, 2);
    const first = await bring();
    expect([first.status, first.data.message]).toEqual([503, `${CANNOT} ${NOTHING} in a minute.`]);
    const again = await bring(first.guest, first.key);
    expect([again.status, again.data.added]).toEqual([200, 1]);
  });

  it('leaves no claim behind whose own answer was lost', async () => {
    line.play('unheard insert', /^insert into "idempotency"/);
    const first = await bring();
    expect([first.status, first.data.message]).toEqual([503, `${CANNOT} ${NOTHING} in a minute.`]);
    const again = await bring(first.guest, first.key);
    expect([again.status, again.data.added]).toEqual([200, 1]);
  });

  it('keeps an answer that could not be kept at once', async () => {
    line.play(fatal('57P01'), /^update "idempotency"/);
    const first = await bring();
    expect([first.status, first.data.added]).toEqual([200, 1]);
    const again = await bring(first.guest, first.key);
    expect([again.status, again.data.added]).toEqual([200, 1]);
  });

  it('refuses a password, a name or a certificate in words that give nothing away', async () => {
    line.atTheDoor = fatal('28P01', 'password authentication failed for user "shop"');
    line.cutAll();
    // Connections that were cut tell of it once.
    await Promise.all(Array.from({ length: 10 }, () => bring()));
    const { status, again, data } = await bring();
    expect([status, again, data.message]).toEqual([503, '30', `${CANNOT} ${NOTHING} in a few minutes.`]);
  });
});
