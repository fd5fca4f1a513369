import { afterAll, beforeAll, expect, it } from 'vitest';
import { updateUser } from '#domain/session/session.contract.ts';
import { type SignedIn, startTestShop, type TestShop } from '#tests/support/api.ts';

let shop: TestShop;
let person: SignedIn;
beforeAll(async () => {
  shop = await startTestShop();
  person = await shop.signIn();
});
afterAll(() => shop.close());

const send = async (body: string) => {
  const answer = await fetch(shop.url + updateUser.path, {
    method: updateUser.method,
    headers: { authorization: `Bearer ${person.token}`, 'content-type': 'multipart/form-data; boundary=cut' },
    body,
  });
  return { status: answer.status, message: ((await answer.json()) as { message: string }).message };
};
const part = (name: string, value: string): string =>
  `--cut\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;

it('a form that arrived whole is saved, and of one that was cut short nothing is', async () => {
  expect(await send(`${part('name', 'Simran Kaur')}--cut--\r\n`)).toEqual({ status: 200, message: 'data_updated' });
  expect(await send(part('name', 'Somebody Else').slice(0, -6))).toEqual({
    status: 400,
    message: 'The form was cut short. Please send it again.',
  });
  expect((await shop.person(person)).name).toBe('Simran Kaur');
});
