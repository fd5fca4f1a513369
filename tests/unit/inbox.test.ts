import { conflictText, otherAnswer } from '#office/enquiries/conflict-text.ts';
import { describe, expect, it } from 'vitest';
import { HOUR } from '#lib/time.ts';
import { inboxPath, namedEnquiry, plainInbox, readInboxView } from '#office/frame/inbox-path.ts';
import { eventText } from '#office/enquiries/history.tsx';
import type { EnquiryEvent } from '#domain/enquiries/inbox.contract.ts';
import { ageText, answerLinks, begunAnswer, isLate, whenTaken } from '#domain/enquiries/inbox.rules.ts';

const NOW = Date.parse('2026-11-22T12:00:00Z');
const ago = (hours: number): string => new Date(NOW - hours * HOUR).toISOString();

describe('a message that waits', () => {
  it.each([
    ['new', 25, true],
    ['open', 25, true],
    ['new', 24, false],
    ['waiting', 240, false],
    ['answered', 240, false],
    ['closed', 240, false],
  ] as const)('in state %s of %i hours ago is late: %s', (state, hours, late) => {
    expect(isLate(state, ago(hours), NOW)).toBe(late);
  });

  it('is in work as soon as somebody takes it, and stays what it is otherwise', () => {
    expect(['new', 'open', 'waiting', 'answered', 'closed'].map((state) => whenTaken(state as 'new'))).toEqual([
      'open',
      'open',
      'waiting',
      'answered',
      'closed',
    ]);
  });

  it.each([
    [0.01, 'just now'],
    [1 / 60, '1 minute ago'],
    [0.25, '15 minutes ago'],
    [1, '1 hour ago'],
    [47, '1 day ago'],
    [72, '3 days ago'],
    [24 * 14, '14 days ago'],
    [24 * 15, '7 Nov 2026'],
    [24 * 400, '18 Oct 2025'],
  ])('tells that it came %d hours ago', (hours, words) => {
    expect(ageText(ago(hours), NOW)).toBe(words);
  });
});

describe('an answer', () => {
  const to = { shop: 'Shagun', whatsappHost: 'https://wa.me' };
  const begun = begunAnswer(
    { name: 'Simran Kaur', text: 'Forty boxes\n\nby Friday?', subject: 'Marigold mandap', kind: 'decoration-quote' },
    { shop: 'Shagun', staff: 'Meera' },
  );

  it('begins with whom it is for, who writes and what it is about', () => {
    expect(begun).toBe(
      'Namaste Simran Kaur, this is Meera of Shagun. Thank you for writing to us.\n\n' +
        'About your quote for a decoration (Marigold mandap): “Forty boxes by Friday?”\n\n',
    );
  });

  it('repeats of a long message its beginning alone, and of a wordless one what it is', () => {
    const of = (text: string) =>
      begunAnswer({ name: '', text, subject: '', kind: 'planning-help' }, { shop: 'Shagun', staff: 'Meera' });
    expect(of('ਸਤ '.repeat(900)).length).toBeLessThan(300);
    expect(of(` ${'x'.repeat(200)} `)).toContain(`: “${'x'.repeat(140)}…”`);
    expect(of('x'.repeat(140))).toContain(`“${'x'.repeat(140)}”`);
    expect(of('')).toBe(
      'Namaste, this is Meera of Shagun. Thank you for writing to us.\n\nIt is about your help with planning.\n\n',
    );
  });

  it.each([
    ['9876543210', 'https://wa.me/919876543210?', 'tel:+919876543210'],
    ['919876543210', 'https://wa.me/919876543210?', 'tel:+919876543210'],
    ['09876543210', 'https://wa.me/919876543210?', 'tel:+919876543210'],
    ['447911123456', 'https://wa.me/447911123456?', 'tel:+447911123456'],
    ['0183222111', null, 'tel:0183222111'],
    ['183222', null, 'tel:183222'],
    ['18322', null, null],
    ['call me', null, null],
    ['1234567890123456', null, null],
    ['123456789012345', 'https://wa.me/123456789012345?', 'tel:+123456789012345'],
    ['x447911123456', null, null],
    ['', null, null],
  ])('reaches the number %s', (mobile, whatsapp, call) => {
    const links = answerLinks({ name: '', mobile, email: '' }, begun, to);
    expect([links.whatsapp?.split('?')[0] ?? null, links.call, links.email]).toEqual([
      whatsapp?.slice(0, -1) ?? null,
      call,
      null,
    ]);
  });

  it('carries its words whole, and nothing that an address could smuggle in', () => {
    const { whatsapp, email } = answerLinks(
      { name: '', mobile: '9876543210', email: 'a?bcc=x@evil.example' },
      begun,
      to,
    );
    expect(new URL(whatsapp ?? '').searchParams.get('text')).toBe(begun);
    const letter = new URL(email ?? '');
    expect(decodeURIComponent(letter.pathname)).toBe('a?bcc=x@evil.example');
    expect([letter.searchParams.get('body'), letter.searchParams.has('bcc')]).toEqual([begun, false]);
  });
});

describe('the address of the inbox', () => {
  it('holds what differs from the plain view and is read back the same', () => {
    expect(inboxPath()).toBe('/back-office/inbox');
    const view = { ...plainInbox, search: 'kaju & co', kind: 'erasure', state: 'all', age: 'late', page: 3 } as const;
    const path = inboxPath(view);
    expect(readInboxView(new URL(path, 'https://x.example').search)).toEqual(view);
  });

  it('that names nothing the inbox knows shows the plain view', () => {
    expect(readInboxView('?kind=spam&state=lost&assignee=<b>&age=old&page=-1')).toEqual(plainInbox);
  });

  it('names a message', () => {
    expect(namedEnquiry('/back-office/inbox/65A0')).toBe('65a0');
    expect(namedEnquiry('/back-office/inbox')).toBe('');
  });
});

describe('a line of history', () => {
  const event = (changes: Partial<EnquiryEvent>): EnquiryEvent => ({
    id: '1',
    at: ago(1),
    by: 'Meera',
    what: 'change',
    text: '',
    way: null,
    before: { state: 'new', assignee: '', erasure: false },
    after: { state: 'open', assignee: 'Meera', erasure: false },
    undoneBy: '',
    ...changes,
  });

  it('tells everything that a change did', () => {
    expect(eventText(event({}))).toBe('Meera took it and set it to “Started”');
    const after = { state: 'new', assignee: '', erasure: true } as const;
    expect(eventText(event({ after }))).toBe('Meera noted that they ask for deletion');
  });

  it('tells how somebody was answered', () => {
    expect(eventText(event({ what: 'answer', way: 'whatsapp' }))).toBe('Meera answered by WhatsApp');
  });

  it('tells whoever answers too that somebody had answered, unless the page said so or it was taken back', () => {
    const at = '2026-11-22T08:35:00.000Z';
    const [own, theirs] = ['own', 'theirs'].map((id) => event({ id, what: 'answer', by: 'Asha', at }));
    if (!own || !theirs) throw new Error('Both are there.');
    expect(otherAnswer([], [own, theirs], 'own')).toMatch(/^Asha answered this message too, on 22 Nov, 14:05\./);
    expect(otherAnswer([theirs], [own, theirs], 'own')).toBe('');
    expect(otherAnswer([], [own, { ...theirs, undoneBy: 'Asha' }], 'own')).toBe('');
    expect(otherAnswer([], [own], 'own')).toBe('');
  });
});

describe('a message that somebody else answers meanwhile', () => {
  const at = '2026-11-22T08:35:00.000Z';
  const told = (assigneeId: string | null, assignee: string) =>
    conflictText(
      { assigneeId: null },
      { code: 'enquiry-changed', by: 'Asha', at, enquiry: { assigneeId, assignee } as never },
    );

  it('says who took it, to whom it was given, or who changed it', () => {
    expect(told('a', 'Asha')).toMatch(/^Asha took this message on 22 Nov, 14:05. You see it as it is now\.$/);
    expect(told('b', 'Meera')).toMatch(/^Asha gave this message to Meera on /);
    expect(told(null, '')).toMatch(/^Asha changed this message on /);
  });
});
