import { describe, expect, it } from 'vitest';
import { callerOf } from '#server/http/caller.ts';

describe('a caller', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:db8:1::5:6:7', '2001:db8:1:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['203.0.113.7:51234', '203.0.113.7'],
    ['[2001:db8:1:2::5]:51234', '2001:db8:1:2::/64'],
    ['[::ffff:203.0.113.7]:443', '203.0.113.7'],
    ['::1', '0:0:0:0::/64'],
    [undefined, 'gone'],
  ])('at %s counts as %s', (address, caller) => expect(callerOf(address)).toBe(caller));
});
