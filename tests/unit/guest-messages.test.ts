import { describe, expect, it } from 'vitest';
import { familyPageLink, guestPageLink } from '#domain/guests/guest.rules.ts';
import { isMoved } from '#domain/guests/newcomer.rules.ts';
import { daysSince, pagesInTurn } from '#domain/guests/page-queue.rules.ts';
import type { PageState } from '#domain/guests/page-state.rules.ts';
import { withoutJi } from '#domain/guests/respectful-name.rules.ts';
import { familyMessage, whatsappLink } from '#domain/guests/whatsapp-texts.rules.ts';
import { shareMessage } from '#domain/sharing/share.rules.ts';
import { DAY, HOUR, isoTime } from '#lib/time.ts';

const languages = ['en', 'hi', 'pa'] as const;
const states: PageState[] = ['address', 'check', 'preparing', 'sent', 'delivered', 'thanks', 'invited'];

/** Forms of verbs and words that agree with a man or a woman, in Hindi and Punjabi. */
const GENDERED = /चाहते|चाहती|रहे हैं|रही हैं|सकेंगे|सकेंगी|आएँगे|आएँगी|ਚਾਹੁੰਦੇ|ਚਾਹੁੰਦੀ|ਰਹੇ ਹਨ|ਰਹੀ ਹੈ|ਆਉਣਗੇ|ਸਕੋਗੇ/u;

describe('the message that brings a guest their page', () => {
  const page = guestPageLink('https://shop.example', '9876543210', 'se/cret', 'en');
  const asked = {
    whatsappHost: 'https://wa.me',
    mobile: '9876543210',
    guest: 'Manjit',
    host: 'Harpreet',
    page,
    says: 'address' as PageState,
  };
  const textOf = (more: Partial<Parameters<typeof whatsappLink>[0]>): string =>
    new URL(whatsappLink({ ...asked, ...more })).searchParams.get('text') ?? '';

  it('leads to the page of this one guest, with the secret whole', () => {
    expect(page).toBe('https://shop.example/update-address-person?mobile=9876543210&t=se%2Fcret');
    expect(new URL(guestPageLink('https://shop.example', '9876543210', 'x', 'pa')).searchParams.get('lang')).toBe('pa');
  });

  it('goes to the number with India’s code or its own country’s, however it was written', () => {
    for (const mobile of ['9876543210', '+91 98765 43210', '09876543210'])
      expect(whatsappLink({ ...asked, mobile })).toMatch(/^https:\/\/wa\.me\/919876543210\?text=/);
    expect(whatsappLink({ ...asked, mobile: '12' })).toMatch(/^https:\/\/wa\.me\/9112\?/);
    for (const mobile of ['+14165550123', '+1 (416) 555-0123', '001 416 555 0123'])
      expect(whatsappLink({ ...asked, mobile })).toMatch(/^https:\/\/wa\.me\/14165550123\?text=/);
  });

  it.each(languages)('names guest, host and page, and says another thing in each state, in %s', (language) => {
    const texts = states.map((says) => textOf({ says, language }));
    for (const text of texts) for (const part of ['Manjit', 'Harpreet', page]) expect(text).toContain(part);
    // A chat app takes whatever follows a link for a part of it.
    for (const text of texts) expect(text).toMatch(/: https:\S+$/u);
    expect(new Set([...texts, textOf({ language, reminder: true })]).size).toBe(states.length + 1);
  });

  it('reminds of an address alone, however often a page was sent', () => {
    for (const says of states.filter((one) => one !== 'address'))
      expect(textOf({ says, reminder: true })).toBe(textOf({ says }));
    expect(textOf({ reminder: true })).toContain('a small reminder');
  });

  it.each(['hi', 'pa'] as const)('agrees with no man and no woman, in %s', (language) => {
    const texts = [...states.map((says) => textOf({ says, language })), familyMessage(language, 'Harpreet', page)];
    for (const text of texts) expect(text).not.toMatch(GENDERED);
  });

  it.each([
    ['Manjit', 'Manjit ji', 'Manjit जी', 'Manjit ਜੀ'],
    ['bua ji', 'Bua Ji', 'Bua Ji', 'Bua Ji'],
    ['Masiji', 'Masiji', 'Masiji', 'Masiji'],
    ['Chacha jee', 'Chacha jee', 'Chacha jee', 'Chacha jee'],
    ['बुआ जी', 'बुआ जी', 'बुआ जी', 'बुआ जी'],
    ['ਭੂਆ ਜੀ ', 'ਭੂਆ ਜੀ', 'ਭੂਆ ਜੀ', 'ਭੂਆ ਜੀ'],
    ['Anita Banerjee', 'Anita Banerjee ji', 'Anita Banerjee जी', 'Anita Banerjee ਜੀ'],
    ['Karan family', 'Karan family', 'Karan family', 'Karan family'],
    ['JI', 'Ji', 'Ji', 'Ji'],
  ])('greets %s with one “ji”', (guest, ...greeted) => {
    for (const [at, language] of languages.entries())
      for (const says of states) expect(textOf({ guest, says, language })).toContain(` ${greeted[at]}, `);
  });

  it('leaves the page, whose greeting says “ji” itself, a name without it', () => {
    const names = ['Bua ji', 'बुआ जी', 'ਭੂਆ ਜੀ', 'Bua JEE.', 'Manjit', 'Shivaji', 'ji'];
    expect(names.map(withoutJi)).toEqual(['Bua', 'बुआ', 'ਭੂਆ', 'Bua', 'Manjit', 'Shivaji', 'ji']);
  });

  it('greets a relative who shares the list in the same way', () => {
    expect(shareMessage('Masi ji', 'Harpreet', page)).toMatch(/^Namaste Masi ji, Harpreet would like to share/);
    expect(shareMessage('Manjit', '', page)).toMatch(/^Namaste Manjit ji, your family would like to share/);
  });

  it('speaks English unless told otherwise, and of friends where the host has no name, in the language of the rest', () => {
    expect(textOf({ host: '' })).toBe(
      `Namaste Manjit ji, your friends would like to send you an invitation box. Please write your address here. It takes a minute: ${page}`,
    );
    expect(textOf({ host: '', language: 'hi' })).toContain('आपके अपनों की ओर से');
    expect(textOf({ host: '', language: 'pa' })).toContain('ਤੁਹਾਡੇ ਆਪਣਿਆਂ ਵੱਲੋਂ');
  });
});

describe('the message for a family’s group', () => {
  const page = familyPageLink('https://shop.example', 'se/cret');

  it('leads to the page of this one family, with the secret whole', () => {
    expect(new URL(page).searchParams.get('f')).toBe('se/cret');
    expect(new URL(page).pathname).toBe('/update-address-person');
  });

  it('names who asks and the page, in three languages that differ', () => {
    const texts = languages.map((language) => familyMessage(language, 'Harpreet', page));
    for (const text of texts) for (const part of ['Harpreet', page]) expect(text).toContain(part);
    expect(new Set(texts).size).toBe(3);
    expect(familyMessage('en', '', page)).toContain('Your family would like to send everybody');
    expect(familyMessage('hi', '', page)).toContain('परिवार की ओर से');
  });
});

describe('pages that are sent in turn', () => {
  const now = Date.parse('2026-11-29T12:00:00+05:30');
  const home = (name: string, askedAt: number | null, mobile = '9814000000') => ({
    name,
    mobile,
    askedAt: askedAt === null ? null : isoTime(askedAt),
  });
  const names = (homes: ReturnType<typeof home>[]) => pagesInTurn(homes, now).map(({ name }) => name);

  it('go to those who never got one, then to those whose last one is oldest', () => {
    const homes = [
      home('week', now - 7 * DAY),
      home('never', null),
      home('month', now - 30 * DAY),
      home('abroad', null, '+14165550123'),
    ];
    expect(names(homes)).toEqual(['never', 'abroad', 'month', 'week']);
  });

  it('leave out who got one within a day while others wait, and who has no number', () => {
    const lately = [home('hour', now - HOUR), home('yesterday', now - 23 * HOUR)];
    expect(names([...lately, home('day', now - DAY), home('none', null, '')])).toEqual(['day']);
    expect(names([...lately, home('none', null, '')])).toEqual(['yesterday', 'hour']);
    expect(names([])).toEqual([]);
  });

  it.each([
    ['2026-11-29T00:00:00+05:30', 0],
    ['2026-11-28T23:59:59+05:30', 1],
    ['2026-11-27T01:00:00+05:30', 2],
  ])('were sent at %s %i midnights ago', (at, days) => {
    expect(daysSince(new Date(at).toISOString(), now)).toBe(days);
  });
});

describe('somebody who comes by the family’s link', () => {
  const wrote = { address: '12, Mall Road, Ludhiana', pincode: '141001' };

  it.each([
    ['is new', null, false],
    ['was without an address', { name: 'Chachi', address: '', pincode: '' }, false],
    ['lives where the list says', { name: 'Chachi', address: '12 mall road  ludhiana.', pincode: '141001' }, false],
    ['has moved', { name: 'Chachi', address: '7, Court Road, Moga', pincode: '142001' }, true],
    ['has another pincode', { name: 'Chachi', address: '12, Mall Road, Ludhiana', pincode: '141002' }, true],
    ['has another house', { name: 'Chachi', address: '1, 2 Mall Road, Ludhiana', pincode: '141001' }, true],
  ])('%s', (_, known, moved) => {
    expect(isMoved({ ...wrote, known })).toBe(moved);
  });
});
