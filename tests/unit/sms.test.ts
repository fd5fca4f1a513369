import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { otpSenderFor } from '#server/sms/otp-sender.ts';
import { textSenderFor } from '#server/sms/text-sender.ts';

let gateway: Server;
let asked: { method: string | undefined; url: URL; headers: Record<string, unknown>; body: unknown }[];
let answer: { status: number; body: string } | 'lost';

beforeEach(async () => {
  asked = [];
  answer = { status: 200, body: '{"type":"success","return":true}' };
  gateway = createServer((request, response) => {
    void (async () => {
      const body = JSON.parse((await request.toArray()).join('')) as unknown;
      asked.push({
        method: request.method,
        url: new URL(request.url ?? '', 'http://sms.invalid'),
        headers: request.headers,
        body,
      });
      if (answer === 'lost') return request.socket.destroy();
      return response.writeHead(answer.status).end(answer.body);
    })();
  });
  await new Promise<void>((done) => gateway.listen(0, '127.0.0.1', done));
});
afterEach(async () => {
  gateway.closeAllConnections();
  await new Promise((done) => gateway.close(done));
});

const settings = (provider: 'demo' | 'msg91' | 'fast2sms') => ({
  provider,
  apiBase: `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`,
  apiKey: 'key',
  sender: 'SHAGUN',
  templateId: 'template',
});
const senderOf = (provider: 'demo' | 'msg91' | 'fast2sms') => otpSenderFor(settings(provider));

describe('a one-time code', () => {
  it('goes out by MSG91 with the registered template, to a number with the code of the country', async () => {
    const sender = senderOf('msg91');
    expect(sender.demo).toBe(false);
    await sender.send('9876543210', '012345');
    expect(asked).toMatchObject([{ method: 'POST', headers: { authkey: 'key' }, body: {} }]);
    expect(asked[0]?.url.pathname).toBe('/api/v5/otp');
    expect(Object.fromEntries(asked[0]?.url.searchParams ?? [])).toEqual({
      template_id: 'template',
      mobile: '919876543210',
      otp: '012345',
      otp_expiry: '5',
    });
  });

  it('goes out by Fast2SMS under the registered sender and message', async () => {
    const sender = senderOf('fast2sms');
    expect(sender.demo).toBe(false);
    await sender.send('9876543210', '012345');
    expect(asked).toMatchObject([{ method: 'POST', headers: { authorization: 'key' } }]);
    expect(asked[0]?.url.pathname).toBe('/dev/bulkV2');
    expect(asked[0]?.body).toEqual({
      route: 'dlt',
      sender_id: 'SHAGUN',
      message: 'template',
      variables_values: '012345',
      numbers: '9876543210',
    });
  });

  it('is sent to nobody in a demonstration', async () => {
    const sender = senderOf('demo');
    expect(sender.demo).toBe(true);
    await sender.send('9876543210', '012345');
    expect(asked).toEqual([]);
  });

  it.each(['msg91', 'fast2sms'] as const)('that %s answers in words of its own is taken as sent', async (provider) => {
    answer = { status: 200, body: 'accepted' };
    await expect(senderOf(provider).send('9876543210', '012345')).resolves.toBeUndefined();
  });

  it.each([
    ['msg91', { status: 200, body: '{"type":"error","message":"template"}' }],
    ['fast2sms', { status: 200, body: '{"return":false}' }],
    ['msg91', { status: 401, body: '{}' }],
    ['fast2sms', { status: 500, body: '{"return":true}' }],
    ['msg91', 'lost'],
  ] as const)('that %s does not take, answering %j, is told to the person at once', async (provider, refusal) => {
    answer = refusal;
    await expect(senderOf(provider).send('9876543210', '012345')).rejects.toMatchObject({
      status: 503,
      message: 'We could not send the code just now. Please try again in a minute.',
    });
  });
});

describe('a message to a customer', () => {
  const message = {
    mobile: '9876543210',
    templateId: 'flow-7',
    text: 'Order 42 is on its way to A|B.',
    values: [
      ['order', '42'],
      ['homes', 'A|B'],
      ['tracking', ''],
    ],
  } as const;

  it('goes out by MSG91 as the registered flow, its variables by name', async () => {
    answer = { status: 200, body: '{"type":"success","message":"376861"}' };
    expect(await textSenderFor(settings('msg91')).send(message)).toEqual({ is: 'taken', id: '376861' });
    expect(asked).toMatchObject([{ method: 'POST', headers: { authkey: 'key' } }]);
    expect(asked[0]?.url.pathname).toBe('/api/v5/flow');
    expect(asked[0]?.body).toEqual({
      template_id: 'flow-7',
      short_url: '0',
      recipients: [{ mobiles: '919876543210', order: '42', homes: 'A|B', tracking: '-' }],
    });
  });

  it('goes out by Fast2SMS as the registered text, its variables in their order', async () => {
    answer = { status: 200, body: '{"return":true,"request_id":"abc"}' };
    expect(await textSenderFor(settings('fast2sms')).send(message)).toEqual({ is: 'taken', id: 'abc' });
    expect(asked[0]?.body).toEqual({
      route: 'dlt',
      sender_id: 'SHAGUN',
      message: 'flow-7',
      variables_values: '42|A/B|-',
      numbers: '9876543210',
    });
  });

  it.each([
    [{ status: 200, body: '{"type":"error","message":"template"}' }, 'refused', 'The SMS gateway refused it: template'],
    [{ status: 400, body: 'no' }, 'refused', 'The SMS gateway refused it (400)'],
    [{ status: 429, body: '{}' }, 'away', 'The SMS gateway answered 429'],
    [{ status: 401, body: '{"message":"key"}' }, 'away', 'The SMS gateway answered 401: key'],
    [{ status: 503, body: '' }, 'away', 'The SMS gateway answered 503'],
    [{ status: 504, body: '' }, 'unsure', 'The SMS gateway did not say whether it took the message (504).'],
    ['lost', 'unsure', 'The connection to the SMS gateway broke before it answered.'],
  ] as const)(
    'that the gateway answers with %j is told apart: it may go again only where it surely did not go',
    async (given, is, why) => {
      answer = given;
      expect(await textSenderFor(settings('msg91')).send(message)).toEqual({ is, why });
    },
  );

  it('that cannot be handed over waits for the gateway', async () => {
    const away = settings('msg91');
    await new Promise((done) => gateway.close(done));
    expect(await textSenderFor(away).send(message)).toMatchObject({ is: 'away' });
  });

  it('without a registered template goes to nobody, and neither does one of a demonstration', async () => {
    expect(await textSenderFor(settings('msg91')).send({ ...message, templateId: '' })).toEqual({
      is: 'refused',
      why: 'This message has no DLT template id.',
    });
    expect(await textSenderFor(settings('demo')).send(message)).toEqual({ is: 'taken', id: '' });
    expect(asked).toEqual([]);
  });
});
