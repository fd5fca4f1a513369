import { describe, expect, test } from 'vitest';
import { linkOf } from '#domain/guests/guest-link.rules.ts';
import { guestPageLink } from '#domain/guests/guest.rules.ts';

const SECRET = 'Ab_c-9Zx0123456789-_yQ';
const own = { mobile: '9876543210', t: SECRET, f: '', lang: 'en' };

describe('the link of a guest’s page', () => {
  test.each(['9876543210', '+447700900123'])('is read as it was made, for %s', (mobile) => {
    const { search } = new URL(guestPageLink('https://shop.example', mobile, SECRET, 'pa'));
    expect(linkOf(search)).toEqual({ mobile, t: SECRET, f: '', lang: 'pa' });
  });

  test.each(['.', ',', ')', ']', '>', '…', '...', '."', '%E2%80%A6', '%20', '।'])('survives %s behind it', (sign) => {
    expect(linkOf(`?mobile=9876543210&t=${SECRET}${sign}`)).toEqual(own);
    expect(linkOf(`?f=${SECRET}${sign}`)).toEqual({ mobile: '', t: '', f: SECRET, lang: 'en' });
    expect(linkOf(`?mobile=9876543210&t=${SECRET}&lang=hi${sign}`)).toEqual({ ...own, lang: 'hi' });
    expect(linkOf(`?mobile=9876543210${sign}`)).toEqual({ ...own, t: '' });
  });

  test.each(['&amp;', '%26', '%26amp%3B', '&amp;amp;'])('survives %s between its parts', (and) => {
    expect(linkOf(`?mobile=9876543210${and}t=${SECRET}${and}lang=pa`)).toEqual({ ...own, lang: 'pa' });
  });

  test('that was cut says what is left', () => {
    expect(linkOf('?mobile=9876543210&')).toEqual({ ...own, t: '' });
    expect(linkOf('')).toEqual({ mobile: '', t: '', f: '', lang: 'en' });
    expect(linkOf(new URLSearchParams({ mobile: '9876543210', t: SECRET }))).toEqual(own);
  });

  test('keeps no more of a secret than the calls accept', () => {
    expect(linkOf(`?t=${'a'.repeat(5000)}`).t).toHaveLength(64);
  });
});
