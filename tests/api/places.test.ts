import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listAddressSuggestions, readAddressSuggestion } from '#domain/delivery/address-suggestion.contract.ts';
import { readSettings } from '#domain/session/session.contract.ts';
import { type SignedIn, startTestShop, type TestShop } from '#tests/support/api.ts';
import { startPlaces } from '#tests/support/places.ts';

const session = '0b9f8a52-6f6e-4a57-9d3c-3c0f2f6f6a10';

describe('address suggestions', () => {
  let places: Awaited<ReturnType<typeof startPlaces>>;
  let shop: TestShop;
  let me: SignedIn;
  beforeAll(async () => {
    places = await startPlaces();
    shop = await startTestShop({ config: { places: places.settings } });
    me = await shop.signIn();
  });
  afterAll(async () => {
    await shop.close();
    await places.close();
  });
  const suggest = (q: string, token = me.token) =>
    shop.client.call(listAddressSuggestions, { query: { q, session } }, token);

  it('come from the service, for India only, and never show its key', async () => {
    const { status, data } = await suggest('hall bazaar');
    expect([status, data.suggestions]).toEqual([
      200,
      [{ id: 'hall-bazaar-7', text: 'House 7, Hall Bazaar, Amritsar' }],
    ]);
    expect(places.calls.at(-1)).toMatchObject({
      key: places.settings.apiKey,
      body: { input: 'hall bazaar', includedRegionCodes: ['in'], sessionToken: session },
    });
    expect(JSON.stringify([data, (await shop.client.call(readSettings)).data])).not.toContain(places.settings.apiKey);
    expect((await shop.client.call(readSettings)).data.places).toBe(true);
  });

  it('give the whole address and its pincode when one is chosen', async () => {
    const { data } = await shop.client.call(
      readAddressSuggestion,
      { params: { id: 'hall-bazaar-7' }, query: { session } },
      me.token,
    );
    expect(data).toMatchObject({ address: 'House 7, Hall Bazaar, Amritsar, Punjab', pincode: '143001' });
    expect(places.calls.at(-1)?.path).toContain(`sessionToken=${session}`);
  });

  it('are empty for what nobody knows, and refuse nonsense and strangers', async () => {
    expect((await suggest('zzz')).data.suggestions).toEqual([]);
    expect((await suggest('ab')).status).toBe(400);
    expect((await suggest('x'.repeat(201))).status).toBe(400);
    expect((await suggest('hall bazaar', '')).status).toBe(401);
    expect(
      (await shop.client.call(readAddressSuggestion, { params: { id: '../../secrets' }, query: { session } }, me.token))
        .status,
    ).toBe(400);
  });

  it('do not exist where no key is set', async () => {
    const plain = await startTestShop();
    const { token } = await plain.signIn();
    expect((await plain.client.call(readSettings)).data.places).toBe(false);
    expect(
      (await plain.client.call(listAddressSuggestions, { query: { q: 'hall bazaar', session } }, token)).status,
    ).toBe(404);
    await plain.close();
  });

  it('say so when the service is silent', async () => {
    places.goAway();
    const { status, data } = await suggest('hall bazaar');
    expect([status, data.message]).toEqual([503, 'We cannot suggest addresses just now. Please type the address.']);
  });
});
