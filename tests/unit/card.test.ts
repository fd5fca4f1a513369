import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { giftCard } from '#domain/card/card.contract.ts';
import {
  blankCard,
  cardDay,
  cardFor,
  cardOfOrder,
  isBlankCard,
  dayLanguage,
  type GiftCard,
  MOST_CARD,
  withOwn,
  wordsProblem,
} from '#domain/card/card.rules.ts';
import { lettersIn } from '#lib/letters.ts';

const ids = ['a', 'b', 'c', 'd', 'e', 'f'].map((letter) => letter.repeat(24));
const cards = fc
  .record({
    message: fc.string({ maxLength: 20 }),
    own: fc.array(fc.record({ message: fc.string({ maxLength: 20 }), guestIds: fc.subarray(ids) }), { maxLength: 4 }),
  })
  .map((part): GiftCard => ({ ...blankCard, couple: 'Harleen & Arjun', ...part }));

/** Returns what the server says of a card; empty when it takes it. */
async function refused(card: object): Promise<string> {
  return giftCard.validate(card).then(
    () => '',
    (error: Error) => error.message,
  );
}

describe('the length of a message', () => {
  it.each([
    ['a Punjabi word with its signs', 'ਪੰਜਾਬੀ', 3],
    ['a Hindi word with its signs', 'मीठा', 2],
    ['a family of emoji', '👨‍👩‍👧‍👦', 1],
    ['a letter typed in two parts', 'e\u0301', 1],
    ['Latin letters and blanks', 'With love', 9],
  ])('counts %s as people do', (_, text, letters) => {
    expect(lettersIn(text)).toBe(letters);
  });

  it.each(['k', 'ਕੀ', 'की', '💐'])('takes 250 times “%s” and says how many of 252 are too many', async (letter) => {
    expect(wordsProblem(letter.repeat(MOST_CARD))).toBeUndefined();
    expect(await refused({ message: letter.repeat(MOST_CARD) })).toBe('');
    expect(wordsProblem(letter.repeat(MOST_CARD + 2))).toBe('2 characters too many for the card.');
    expect(await refused({ message: letter.repeat(MOST_CARD + 2) })).toBe(
      'A message may have at most 250 characters: 2 too many.',
    );
  });

  it('ends where no more lines fit', async () => {
    expect(wordsProblem('love\n'.repeat(10))).toBeUndefined();
    expect(wordsProblem(`love\n${'love\n'.repeat(10)}`)).toBe('Only 10 lines fit on the card.');
    expect(await refused({ own: [{ message: `love\n${'love\n'.repeat(10)}`, guestIds: [ids[0]] }] })).toBe(
      'Only 10 lines fit on the card.',
    );
  });

  it('is not got round by marks upon marks', async () => {
    expect(lettersIn(`a${'\u0301'.repeat(6000)}`)).toBe(1);
    expect(await refused({ message: `a${'\u0301'.repeat(6000)}` })).toBe(
      'A message may have at most 250 characters: 51 too many.',
    );
  });
});

describe('a card', () => {
  it.each([
    [{ day: '2027-02-30' }, 'Please choose a day.'],
    [{ couple: 'x'.repeat(121) }, 'The names may have at most 120 characters: 1 too many.'],
    [{ place: 'half \uD800' }, 'We cannot print some of the characters on the card. Please type it again.'],
    [{ own: [{ message: 'x', guestIds: ['me'] }] }, 'That guest does not exist.'],
    [
      { own: [ids[0], ids[0]].map((id) => ({ message: 'x', guestIds: [id] })) },
      'You chose a guest for two messages. Please choose one message for each guest.',
    ],
    [
      { own: Array.from({ length: 13 }, () => ({ message: 'x', guestIds: [] })) },
      'One order can have at most 12 other messages.',
    ],
  ])('that cannot be printed is refused in words: %j', async (card, message) => {
    expect(await refused(card)).toBe(message);
  });

  it('has one message for each guest, the last one that was chosen', () => {
    fc.assert(
      fc.property(cards, fc.subarray(ids), fc.integer({ min: 0, max: 3 }), (card, chosen, place) => {
        const at = place < card.own.length ? place : null;
        const once = ids.reduce((made, id) => withOwn(made, [id], null), card);
        const moved = withOwn(once, chosen, at);
        for (const id of ids) {
          const words = chosen.includes(id) && at !== null ? card.own[at]!.message : card.message;
          expect(cardFor(moved, id).message).toBe(words);
        }
        expect(cardFor(moved, null).message).toBe(card.message);
      }),
    );
  });

  it('is kept with the words of those alone who get a box, and says the same to each of them', () => {
    fc.assert(
      fc.property(cards, fc.subarray(ids), (card, there) => {
        const kept = cardOfOrder(card, there);
        for (const { message, guestIds } of kept?.own ?? []) {
          expect(message.trim()).not.toBe('');
          expect(guestIds.length).toBeGreaterThan(0);
          for (const id of guestIds) expect(there).toContain(id);
        }
      }),
    );
    expect(cardOfOrder({ ...blankCard, own: [{ message: 'x', guestIds: [ids[0]!] }] }, [ids[1]!])).toBeNull();
    expect(cardOfOrder(blankCard, ids)).toBeNull();
  });

  it('is blank while none of its parts says anything', () => {
    expect(isBlankCard({ ...blankCard, place: '  ', own: [{ message: ' ', guestIds: [ids[0]!] }] })).toBe(true);
    for (const part of ['couple', 'day', 'place', 'message'] as const)
      expect([part, isBlankCard({ ...blankCard, [part]: 'x' })]).toEqual([part, false]);
    expect(isBlankCard({ ...blankCard, own: [{ message: 'x', guestIds: [] }] })).toBe(false);
  });

  it('keeps of other words those for guests who get a box', () => {
    const card = { ...blankCard, couple: 'Harleen & Arjun', place: 'Verka' };
    const own = [
      { message: 'Dance!', guestIds: [ids[0]!, ids[1]!] },
      { message: '  ', guestIds: [ids[2]!] },
      { message: 'Sing!', guestIds: [ids[3]!] },
    ];
    expect(cardOfOrder({ ...card, own }, [ids[1]!, ids[2]!, null])).toEqual({
      ...card,
      own: [{ message: 'Dance!', guestIds: [ids[1]] }],
    });
    expect(cardFor({ ...card, own }, ids[0]!)).toEqual({
      couple: card.couple,
      day: '',
      place: 'Verka',
      message: 'Dance!',
    });
  });

  it('moves a guest from one message to another, and leaves the others where they are', () => {
    const [a, b, c] = ids as [string, string, string];
    const card = {
      ...blankCard,
      own: [a, c].map((id, at) => ({ message: String(at), guestIds: [id, ...(at ? [] : [b])] })),
    };
    const listed = (at: number | null, ...moved: string[]) =>
      withOwn(card, moved, at).own.map(({ guestIds }) => guestIds);
    expect([listed(1, b), listed(null, a), listed(0, a)]).toEqual([
      [[a], [c, b]],
      [[b], [c]],
      [[b, a], [c]],
    ]);
  });

  it('of one character too many says so', () => {
    expect(wordsProblem(` ${'k'.repeat(MOST_CARD + 1)} `)).toBe('1 character too many for the card.');
    expect(wordsProblem(` ${'k'.repeat(MOST_CARD)} `)).toBeUndefined();
  });

  it('names the day in the language of its own words, and of the names where it has none', () => {
    const couple = 'ਹਰਲੀਨ & Arjun';
    expect(dayLanguage({ couple, message: 'Come, all of you' })).toBeUndefined();
    expect(dayLanguage({ couple, message: 'ज़रूर आइए' })).toBe('hi');
    expect(dayLanguage({ couple: 'Harleen & Arjun', message: 'ਜ਼ਰੂਰ ਆਉਣਾ' })).toBe('pa');
    expect(dayLanguage({ couple, message: ' ' })).toBe('pa');
  });

  it('names the day in the language of the words, with digits that everybody reads', () => {
    expect(cardDay('2027-02-14', undefined)).toBe('Sunday, 14 February 2027');
    expect(cardDay('2027-02-14', 'hi')).toBe('रविवार, 14 फरवरी 2027');
    expect(cardDay('2027-02-14', 'pa')).toBe('ਐਤਵਾਰ, 14 ਫਰਵਰੀ 2027');
    expect(cardDay('2026-12-26', 'hi')).toBe('शनिवार, 26 दिसंबर 2026');
    expect(cardDay('', 'pa')).toBe('');
  });
});
