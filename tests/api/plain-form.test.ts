import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MOST_NEWCOMERS } from '#domain/guests/family-link.contract.ts';
import { guestFormTexts } from '#domain/guests/guest-page.texts.ts';
import { newId } from '#lib/ids.ts';
import { engines } from '#tests/support/engines.ts';
import { type Customer, type OrderBench, startOrderBench } from '#tests/support/order-bench.ts';

const HOME = { address: '12, Mall Road, Ludhiana', pincode: '141001' };
const { en, hi, pa } = guestFormTexts;

describe.each(engines)('the form of a guest without script, on %s', (engine) => {
  let bench: OrderBench;
  let host: Customer;
  let numbers = 9_500_000_000;
  beforeAll(async () => {
    bench = await startOrderBench(engine, { config: { rateLimits: true, trustProxy: 1 } });
  });
  afterAll(() => bench.close());
  beforeEach(async () => {
    host = await bench.customer({ name: 'Harpreet' });
  });

  const guest = async (mobile = String((numbers += 1)), home = {}) => {
    const body = { name: 'Manjit Kaur', mobile, addressChoice: 'address_person', ...home };
    const { guestData } = (await bench.post('/api/user/add-guest', host, body)).data;
    return new URL((await bench.post(`/api/user/ask-guest/${guestData._id}`, host, {})).data.link).search;
  };
  const listed = async () => (await bench.get(`/api/user/guest-list/${host.id}`, host)).data.guestList;
  const send = async (query: string, fields: Record<string, string>, headers: object = {}) => {
    const answer = await fetch(`${bench.url}/update-address-person${query}`, {
      method: 'POST',
      headers: { 'x-forwarded-for': `198.51.100.${(numbers += 1) % 250}`, ...headers },
      body: new URLSearchParams(fields),
    });
    return { status: answer.status, headers: answer.headers, page: await answer.text() };
  };
  const family = async () => {
    const { link } = (await bench.post('/api/user/family-link', host, {})).data;
    return new URL(link).search;
  };

  it('stores the address and thanks, by a page without script that nobody but the guest keeps', async () => {
    const query = await guest();
    const { status, headers, page } = await send(`${query}&lang=pa`, HOME);
    expect(status).toBe(200);
    expect(page).toContain(pa.thanks);
    expect(page).toContain('12, Mall Road, Ludhiana, 141001');
    expect(page).toContain('<html lang="pa">');
    expect(page).not.toContain('<script');
    expect(Buffer.byteLength(page)).toBeLessThan(5000);
    const style = /<style>(.*)<\/style>/.exec(page)?.[1] ?? '';
    expect(headers.get('content-security-policy')).toBe(
      `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
    );
    expect(['cache-control', 'referrer-policy', 'x-robots-tag'].map((name) => headers.get(name))).toEqual([
      'private, no-cache',
      'no-referrer',
      'noindex',
    ]);
    expect(await listed()).toMatchObject([{ ...HOME, unconfirmed: false }]);
  });

  it('gives back what was typed with what is wrong, and no markup of it', async () => {
    const query = await guest();
    const { status, page } = await send(`${query}&lang=hi`, { address: '"><script>1</script>', pincode: '014100' });
    expect(status).toBe(400);
    expect(page).toContain('&quot;&gt;&lt;script&gt;1&lt;/script&gt;');
    expect(page).not.toContain('<script');
    expect(page).toContain('value="014100"');
    expect(page).toContain(hi.errors['Indian pincodes begin with 1 to 9.']);
    const long = await send(query, { ...HOME, address: 'a'.repeat(503) });
    expect([long.status, long.page.includes('3 too many.')]).toEqual([400, true]);
    expect((await listed())[0].address).toBe('');
  });

  it('works by a link that a chat app damaged, and fills what is missing by one without a secret', async () => {
    const query = await guest();
    expect((await send(`${query.replace('&t=', '&amp;t=')}).`, HOME)).status).toBe(200);
    expect(await listed()).toMatchObject([{ ...HOME, unconfirmed: false }]);
    const cut = (await guest()).replace(/&t=.*/, '&');
    expect((await send(cut, HOME)).status).toBe(200);
    expect((await listed())[1]).toMatchObject({ ...HOME, unconfirmed: true });
  });

  it('says of a link that is forged, spent, not complete or of a guest abroad what is the matter', async () => {
    const query = await guest();
    const forged = await send(query.replace(/t=.{4}/, 't=AAAA'), HOME);
    expect([forged.status, forged.page.includes(en.closed), forged.page.includes('name="address"')]).toEqual([
      410,
      true,
      false,
    ]);
    const broken = await send('?lang=hi', HOME);
    expect([broken.status, broken.page.includes(hi.broken)]).toEqual([400, true]);
    const abroad = await send(`${await guest('+14165551234')}&lang=hi`, HOME);
    expect([abroad.status, abroad.page.includes(hi.abroad)]).toEqual([409, true]);
    for (let time = 0; time < 10; time += 1) expect((await send(query, HOME)).status).toBe(200);
    const spent = await send(query, HOME);
    expect([spent.status, spent.page.includes(en.spent.slice(0, 40))]).toEqual([410, true]);
  });

  it('asks once whether a pincode is right', async () => {
    const query = await guest();
    const typed = { address: '12, Mall Road, Jalandhar', pincode: '141001' };
    const asked = await send(query, typed);
    expect(asked.status).toBe(409);
    expect(asked.page).toContain('141001 is Ludhiana, Punjab; you wrote Jalandhar.');
    expect(asked.page).toContain('name="sure" value="141001"');
    expect((await listed())[0].address).toBe('');
    expect((await send(query, { ...typed, pincode: '144001', sure: '141001' })).status).toBe(200);
    expect((await send(query, { ...typed, sure: '141001' })).status).toBe(200);
    const unknown = await send(query, { address: '12, Mall Road', pincode: '999999' });
    expect([unknown.status, unknown.page.includes(en.errors['unknown']!)]).toEqual([409, true]);
  });

  it('adds whoever comes by the link of a family, asks for name and number, and says when too many wait', async () => {
    const query = await family();
    const me = { name: 'Bua ji', mobile: '98140 11223', ...HOME };
    const asked = await send(query, HOME);
    expect(asked.status).toBe(400);
    expect(asked.page).toContain('name="mobile"');
    expect(asked.page).toContain('Name is required.');
    const held = await send(query, me);
    expect([held.status, held.page.includes(en.held)]).toEqual([200, true]);
    expect((await bench.get('/api/user/family-link', host)).data.newcomers).toMatchObject([
      { name: 'Bua ji', mobile: '9814011223', ...HOME },
    ]);
    const created_at = new Date(bench.shop.now()).toISOString();
    const rows = Array.from({ length: MOST_NEWCOMERS }, () => ({
      id: newId(),
      user_id: host.id,
      ...me,
      mobile: String((numbers += 1)),
      created_at,
    }));
    await bench.shop.db.insertInto('newcomer').values(rows).execute();
    const full = await send(query, { ...me, mobile: '9814011224' });
    expect([full.status, full.page.includes(en.full), full.page.includes('value="Bua ji"')]).toEqual([409, true, true]);
  });

  it('shows by its own page who asks for what, in the language that is chosen', async () => {
    const query = await guest();
    const opened = await send(query, { look: 'hi' });
    expect(opened.status).toBe(200);
    expect(opened.page).toContain('<html lang="hi">');
    for (const text of [hi.title, hi.promise, 'Manjit Kaur', 'Harpreet']) expect(opened.page).toContain(text);
    // The language stays with what follows, and what is typed stays when another is chosen.
    const typed = { address: '12, Mall Road 🏠', pincode: '', lang: 'hi', form: '1' };
    const refused = await send(query, typed);
    expect([refused.status, refused.page.includes(hi.errors['Please enter pinCode.']!)]).toEqual([400, true]);
    const turned = await send(query, { ...typed, look: 'pa' });
    expect([turned.page.includes('<html lang="pa">'), turned.page.includes('12, Mall Road 🏠')]).toEqual([true, true]);
    expect((await listed())[0]).toMatchObject({ address: '', openedAt: expect.any(String) });
    const many = await send(await family(), { look: 'pa' });
    expect([many.page.includes('name="mobile"'), many.page.includes('Harpreet')]).toEqual([true, true]);
    const cut = await send(query.replace(/&t=.*/, '&'), { look: 'en' });
    expect([cut.page.includes('name="address"'), cut.page.includes('Harpreet')]).toEqual([true, false]);
  });

  it('asks whether the address is right that the family has, without showing it, and stores the answer', async () => {
    const query = await guest(undefined, { addressChoice: 'address_myself', ...HOME });
    const opened = await send(query, { look: 'pa' });
    expect(opened.page).toContain(pa.checkTitle);
    expect(opened.page).not.toContain('Mall Road');
    const held = /name="held" value="([^"]+)"/.exec(opened.page)?.[1] ?? '';
    expect(held).toBe('12, M… R…, Ludhiana, 141001');
    expect((await listed())[0].filledAt).toBe(null);
    const another = await send(query, { look: 'another', held, lang: 'pa' });
    expect([another.page.includes('name="address"'), another.page.includes(pa.send)]).toEqual([true, true]);
    const elsewhere = await send(query, { held: '9 O… R…, Moga, 142001' });
    expect([elsewhere.status, elsewhere.page.includes(en.changed), elsewhere.page.includes(held)]).toEqual([
      409,
      true,
      true,
    ]);
    const right = await send(query, { held, lang: 'pa' });
    expect([right.status, right.page.includes(pa.thanks), right.page.includes(pa.received)]).toEqual([200, true, true]);
    expect((await listed())[0]).toMatchObject({ ...HOME, filledAt: expect.any(String) });
    const again = await send(query, { look: 'en' });
    expect([again.page.includes(en.correct), again.page.includes('name="held"')]).toEqual([true, false]);
  });

  it('opens no page by a link that is forged or names nobody, and invites a guest abroad', async () => {
    const forged = await send((await guest()).replace(/t=.{4}/, 't=AAAA'), { look: 'hi' });
    expect([forged.status, forged.page.includes(hi.closed), forged.page.includes('Harpreet')]).toEqual([
      410,
      true,
      false,
    ]);
    for (const query of ['?lang=hi', '?mobile=98&lang=hi']) {
      const nobody = await send(query, { look: 'hi' });
      expect([nobody.status, nobody.page.includes(hi.broken)]).toEqual([400, true]);
    }
    const short = await send('?mobile=98&lang=hi', HOME);
    expect([short.status, short.page.includes(hi.broken)]).toEqual([400, true]);
    const words = {
      couple: 'Harleen & Arjun',
      event: 'Wedding',
      day: '2038-02-14',
      time: '11:00',
      place: 'Moga',
      words: '',
    };
    await bench.ask('PUT', '/api/user/celebration', host, { ...words, revision: 0 });
    const abroad = await send(await guest('+14165551239'), { look: 'pa' });
    for (const text of [pa.invitedTitle, pa.abroad, 'Harleen &amp; Arjun', 'ਸਵੇਰੇ 11 ਵਜੇ'])
      expect(abroad.page).toContain(text);
    expect(abroad.page).not.toContain('name="address"');
  });

  it('promises nothing of an address sent by a link without its secret', async () => {
    const cut = (await guest()).replace(/&t=.*/, '&');
    const { page } = await send(cut, HOME);
    expect([page.includes(en.passedOn), page.includes(en.received)]).toEqual([true, false]);
  });

  it('says in words and with the time to wait when it was sent too often', async () => {
    const query = (await guest()).replace(/t=.{4}/, 't=AAAA');
    const from = { 'x-forwarded-for': '203.0.113.7' };
    for (let time = 0; time < 30; time += 1) expect((await send(query, HOME, from)).status).toBe(410);
    const { status, headers, page } = await send(query, HOME, from);
    expect([status, page.includes(en.tooOften), page.includes(HOME.address)]).toEqual([429, true, true]);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it.each([
    ['JSON', { body: '{}', headers: { 'content-type': 'application/json' } }, 415],
    ['nothing', {}, 400],
    ['too much', { body: new URLSearchParams({ address: 'a'.repeat(200_000) }) }, 413],
    ['another method', { method: 'PUT', body: new URLSearchParams(HOME) }, 404],
    ['fields many times over', { body: new URLSearchParams('address=a&address=b&address=c') }, 400],
  ])('refuses %s', async (_what, init, status) => {
    const query = await guest();
    const url = `${bench.url}/update-address-person${query}`;
    expect((await fetch(url, { method: 'POST', ...init })).status).toBe(status);
  });
});
