import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { MINUTE } from '#lib/time.ts';
import { startShop } from '#main';
import type { RunningServer } from '#server/start.ts';
import { type EmptyShop, emptyShop } from '#tests/support/engines.ts';

/** A connection on which several requests can be sent. */
class Line {
  readonly socket: Socket;
  readonly ended: Promise<unknown>;
  text = '';

  constructor(url: string) {
    this.socket = connect(Number(new URL(url).port), '127.0.0.1');
    this.socket.on('data', (part: Buffer) => (this.text += part.toString()));
    this.ended = once(this.socket, 'close');
  }

  /** Sends a part of a request. */
  send(text: string): void {
    this.socket.write(text);
  }

  /** Returns what comes next, up to words that it contains. */
  async hear(words: string): Promise<string> {
    while (!this.text.includes(words)) await once(this.socket, 'data');
    const { text } = this;
    this.text = '';
    return text;
  }

  /** Returns all that comes until the connection ends. */
  async rest(): Promise<string> {
    await this.ended;
    return this.text;
  }
}

const asking = (path: string): string => `GET ${path} HTTP/1.1\r\nHost: shop.example\r\n\r\n`;
const BODY = JSON.stringify({ mobile: '9876543210' });
const FORM = `POST /api/user/register HTTP/1.1\r\nHost: shop.example\r\nContent-Type: application/json\r\nContent-Length: ${BODY.length}\r\n\r\n`;

describe('a shop that is told to stop', () => {
  let place: EmptyShop;
  let shop: RunningServer;
  beforeEach(async () => {
    place = await emptyShop('sqlite');
    shop = await startShop(place.config, { background: false });
  });
  afterEach(() => place.remove());

  it('tells balancers first, and answers whole whatever comes on a connection, the last on each', async () => {
    const [held, late, halfway] = [new Line(shop.url), new Line(shop.url), new Line(shop.url)];
    for (const line of [held, late]) line.send(asking('/healthz'));
    for (const line of [held, late]) expect(await line.hear('{"ok":true}')).toContain('keep-alive');
    halfway.send(FORM);
    halfway.send(BODY.slice(0, 5));
    await once(shop.app.server, 'request');

    const ended = shop.close({ grace: 100, linger: 5 * MINUTE });
    const [balancer, visitor] = [new Line(shop.url), new Line(shop.url)];
    balancer.send(asking('/readyz'));
    visitor.send(asking('/healthz'));
    held.send(asking('/healthz'));
    expect(await balancer.rest()).toMatch(/^HTTP\/1\.1 503 [^]*retry-after: 10\r\n[^]*process is stopping/);
    for (const line of [visitor, held])
      expect(await line.rest()).toMatch(/^HTTP\/1\.1 200 [^]*connection: close\r\n[^]*\{"ok":true\}$/);

    while (shop.app.server.listening) await new Promise(setImmediate);
    const refused = connect(Number(new URL(shop.url).port), '127.0.0.1');
    expect(await once(refused, 'error')).toMatchObject([{ code: 'ECONNREFUSED' }]);
    late.send(asking('/healthz'));
    expect(await late.rest()).toMatch(/^HTTP\/1\.1 200 [^]*connection: close\r\n[^]*\{"ok":true\}$/);
    halfway.send(BODY.slice(5));
    expect(await halfway.rest()).toMatch(/^HTTP\/1\.1 200 [^]*connection: close\r\n[^]*\}$/);
    await ended;
  });

  it('refuses what has not arrived whole in the end, and says when to come again', async () => {
    const line = new Line(shop.url);
    line.send(FORM);
    await once(shop.app.server, 'request');
    await shop.close({ patience: 0 });
    expect(await line.rest()).toMatch(/^HTTP\/1\.1 503 [^]*retry-after: 5\r\n[^]*"message":"The shop is restarting/);
  });

  it('waits for nobody who has opened a connection and asks nothing', async () => {
    const line = new Line(shop.url);
    await once(shop.app.server, 'connection');
    await shop.close({ patience: 5 * MINUTE });
    expect(await line.rest()).toBe('');
  });
});

it('a server whose port is taken ends, and does nothing in the background', async () => {
  const place = await emptyShop('sqlite');
  const other = await emptyShop('sqlite');
  const shop = await startShop(place.config, { background: false });
  const env = { PATH: process.env['PATH'] ?? '', ...other.env, PORT: new URL(shop.url).port };
  const server = spawn(process.execPath, ['scripts/server.ts'], { env, stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  server.stderr.on('data', (part: Buffer) => (said += part.toString()));
  const [code] = await once(server, 'close');
  expect([code, said]).toEqual([1, expect.stringMatching(/^Port \d+ is taken/)]);
  await shop.close();
  for (const one of [place, other]) await one.remove();
});
