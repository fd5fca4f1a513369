import { expect, it } from 'vitest';
import { MINUTE } from '#lib/time.ts';
import { waitingText, whenItChanges } from '#domain/session/mobile-change.rules.ts';

const AT = '2026-11-27T08:35:00.000Z';

it('a number that waits is told with its moment, and without one that has passed', () => {
  expect(whenItChanges(AT, Date.parse(AT) - 1)).toBe('on 27 Nov, 14:05');
  expect(whenItChanges(AT, Date.parse(AT))).toBe('within minutes');
  const change = { mobile: '9876543210', at: AT };
  expect(waitingText(change, Date.parse(AT) + 3 * MINUTE)).toContain('changes to 9876543210 within minutes');
  expect(waitingText({ ...change, byShop: true }, 0)).toContain(
    'to 9876543210. It changes on 27 Nov, 14:05. If that was not you',
  );
});
