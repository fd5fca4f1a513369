import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { otpSenderFor } from '#server/sms/otp-sender.ts';

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

const senderOf = (provider: 'demo' | 'msg91' | 'fast2sms') =>
  otpSenderFor({
    provider,
    apiBase: `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`,
    apiKey: 'key',
    sender: 'SHAGUN',
    templateId: 'template',
  });

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
