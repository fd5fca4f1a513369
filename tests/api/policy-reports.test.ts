import { afterAll, beforeAll, expect, it } from 'vitest';
import { POLICY_REPORTS, readViolations } from '#server/http/policy-reports.ts';
import { startTestShop, type TestShop } from '#tests/support/api.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

const older = {
  'csp-report': {
    'document-uri': 'https://shop.example/view-history/64a1b2c3d4e5f60718293a4b?x=9876543210#r',
    'violated-directive': 'script-src-elem',
    'effective-directive': 'script-src-elem',
    'blocked-uri': 'https://evil.example/steal.js?who=9876543210',
    'script-sample': 'send("9876543210")',
  },
};
const send = (body: string, type = 'application/csp-report') =>
  fetch(shop.url + POLICY_REPORTS, { method: 'POST', headers: { 'content-type': type }, body });

it('reads both forms of reports and keeps nothing of the person', () => {
  const newer = {
    type: 'csp-violation',
    body: { documentURL: 'https://shop.example/', effectiveDirective: 'connect-src', blockedURL: 'inline' },
  };
  expect(readViolations(older)).toEqual([
    { directive: 'script-src-elem', blocked: 'evil.example', page: '/view-history' },
  ]);
  expect(readViolations([newer])).toEqual([{ directive: 'connect-src', blocked: 'inline', page: '/' }]);
  expect(JSON.stringify(readViolations(older))).not.toMatch(/9876543210|64a1b2c3|steal/);
});

it.each([null, 1, 'x', [], [null], {}, { 'csp-report': 'x' }, { 'csp-report': {} }, [{ type: 'other', body: {} }]])(
  'makes nothing of %j',
  (body) => {
    expect(readViolations(body)).toEqual([]);
  },
);

it('takes reports from anybody, and refuses in words what is too large or cannot be read', async () => {
  expect((await send(JSON.stringify(older))).status).toBe(204);
  expect((await send(JSON.stringify(Array.from({ length: 20 }, () => older)), 'application/reports+json')).status).toBe(
    204,
  );
  expect((await send('{')).status).toBe(400);
  expect((await send('x', 'text/plain')).status).toBe(415);
  expect((await send(JSON.stringify({ x: 'y'.repeat(20_000) }))).status).toBe(413);
});
