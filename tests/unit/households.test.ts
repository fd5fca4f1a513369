import { describe, expect, it } from 'vitest';
import { guestGroups } from '#domain/guests/guest-groups.rules.ts';
import { byHome, guestsInWords, homesOf } from '#domain/guests/homes.rules.ts';
import { eventList, eventsInText, proposedName, sideInText } from '#domain/guests/household.rules.ts';
import { answerOfHome, noAnswer } from '#domain/guests/celebration.rules.ts';
import { lateGuests } from '#domain/orders/waves.rules.ts';
import { checkGuests } from '#domain/guests/guest-check.rules.ts';
import { layoutOf } from '#domain/guests/guest-columns.rules.ts';
import { guestsToRows } from '#domain/guests/guest-files.rules.ts';
import { readGuest } from '#domain/guests/guest-reading.rules.ts';
import { rawGuests } from '#domain/guests/guest-sheets.rules.ts';
import { sheetOf } from '../support/list-book.ts';

const guest = (_id: string, more: object = {}) => ({
  _id,
  name: `Guest ${_id}`,
  mobile: '9814000001',
  email: '',
  category: 'Family',
  address: '12, Mall Road',
  pincode: '143001',
  guestNo: 1,
  askedAt: null,
  openedAt: null,
  household: null as string | null,
  ...more,
});

describe('homes', () => {
  it('count a household once, whose contact comes first and whose name is the one on the box', () => {
    const list = [
      guest('a'),
      guest('b', { household: 'c', boxName: 'Verma family', guestNo: 2 }),
      guest('c', { household: 'c', boxName: 'Verma family', guestNo: 3, askedAt: '2026-11-02' }),
      guest('d', { household: 'c', boxName: 'Verma family', guestNo: null, askedAt: '2026-11-05' }),
    ];
    const homes = homesOf(list);
    expect(homes.map(({ _id, name }) => [_id, name])).toEqual([
      ['a', 'Guest a'],
      ['c', 'Verma family'],
    ]);
    expect(homes[1]).toMatchObject({ guestNo: 5, askedAt: '2026-11-05', members: ['Guest c', 'Guest b', 'Guest d'] });
  });

  it('go on with the next member where the contact was deleted', () => {
    const list = [guest('b', { household: 'gone' }), guest('c', { household: 'gone' })];
    expect(byHome(list, ({ _id }) => _id).map((members) => members.map(({ _id }) => _id))).toEqual([['b', 'c']]);
  });

  it('are named beside the guests only where they differ', () => {
    expect(guestsInWords(240, 180)).toBe('240 guests in 180 homes');
    expect(guestsInWords(1, 1)).toBe('1 guest');
  });

  it('have both sides and every event of those who live there', () => {
    const [home] = homesOf([
      guest('a', { household: 'a', side: 'bride', events: ['Mehndi', 'Wedding'] }),
      guest('b', { household: 'a', side: 'groom', events: ['Wedding', 'Reception'] }),
    ]);
    expect(home).toMatchObject({ side: 'both', events: ['Mehndi', 'Wedding', 'Reception'] });
  });
});

it.each([
  [['Rakesh Verma', 'Sunita Verma'], 'Verma family'],
  [['Harpreet Singh Gill', 'Manjit Kaur'], 'Gill family'],
  [['Manjit Kaur', 'Gurdeep Singh'], 'Manjit and family'],
  [['ਗੁਰਪ੍ਰੀਤ ਸਿੱਧੂ'], 'ਸਿੱਧੂ family'],
])('proposes the name on the box of %j', (names, name) => {
  expect(proposedName(names)).toBe(name);
});

describe('tags', () => {
  it('name each event once, in the order of a wedding and then in the own words', () => {
    expect(eventList(['jaggo', 'reception', 'MEHNDI', 'Mehndi', ' Jaggo '])).toEqual(['Mehndi', 'Reception', 'jaggo']);
    expect(eventsInText('Wedding; mehndi | Cocktail')).toEqual(['Mehndi', 'Wedding', 'Cocktail']);
  });

  it.each([
    ['Bride', 'bride'],
    ['ladke wale', 'groom'],
    ['Bridegroom', 'groom'],
    ['ਕੁੜੀ ਵਾਲੇ', 'bride'],
    ['Both', 'both'],
    ['', ''],
    ['cousin', null],
  ])('read the side that %j means', (word, side) => {
    expect(sideInText(word)).toBe(side);
  });

  it('make groups: who is of both sides is of each', () => {
    const groups = guestGroups([
      guest('a', { side: 'bride', events: ['Mehndi'] }),
      guest('b', { side: 'both', category: '' }),
      guest('c', { events: ['Mehndi', 'Wedding'] }),
    ]);
    expect(groups.map(({ name, ids }) => [name, ids])).toEqual([
      ['Family', ['a', 'c']],
      ['Mehndi', ['a', 'c']],
      ['Wedding', ['c']],
      ['Bride’s side', ['a', 'b']],
      ['Groom’s side', ['b']],
    ]);
  });

  it('come back from the exported table, and a side that is none is told', () => {
    const exported = guestsToRows([
      guest('a', { side: 'bride', events: ['Mehndi', 'Wedding'], boxName: 'Verma family' }) as never,
      guest('b', { mobile: '9814000002' }) as never,
    ]);
    const rows = rawGuests(sheetOf(exported), layoutOf(sheetOf(exported)));
    expect(rows.map(({ side, events, household }) => [side, events, household])).toEqual([
      ['bride', 'Mehndi, Wedding', 'Verma family'],
      ['', '', ''],
    ]);
    const [told] = checkGuests([readGuest({ ...rows[0]!, side: 'cousin' })], {}, [], new Set());
    expect(told).toMatchObject({
      problem: '',
      changes: [{ said: 'We left out the side cousin: it is neither bride nor groom.', undo: { side: 'cousin' } }],
    });
  });

  it('need no columns where nobody has any', () => {
    expect(guestsToRows([guest('a') as never])[0]).not.toContain('Side');
  });
});

it('the last answer of a household speaks for all, and a box that one of them has is there', () => {
  const answers = [
    { ...noAnswer, coming: 'yes' as const, people: 4, answeredAt: '2026-11-02' },
    { ...noAnswer, coming: 'no' as const, answeredAt: '2026-11-05' },
    { ...noAnswer, arrivedAt: '2026-11-03', thanks: 'Lovely' },
  ];
  expect(answerOfHome(answers)).toMatchObject({ coming: 'no', people: 0, arrivedAt: '2026-11-03', thanks: 'Lovely' });
});

it('a later wave leaves out a home in which somebody has a box already', () => {
  const waves = [{ sent: ['b'], waiting: ['a', 'c'] }];
  const homes = [
    { id: 'a', ids: ['a', 'b'], reachable: true },
    { id: 'c', reachable: true },
  ];
  expect(lateGuests(waves, homes).late.map(({ id }) => id)).toEqual(['c']);
});
