import fc from 'fast-check';
import { parse, unparse } from 'papaparse';
import { describe, expect, it } from 'vitest';
import { guarded } from '#lib/cells.ts';
import { cardsToGuests, checkGuests, guestsToRows, rowsToGuests } from '#features/guests/guest-files.rules.ts';

const raw = (changes: object = {}) => ({ row: 1, name: 'Manjit Kaur', mobile: '9814012345', guestNo: '', email: '', category: '', address: '', pincode: '', ...changes });

describe('a list of guests', () => {
  it('is read by its headings, in any order and language, or by place without them', () => {
    expect(rowsToGuests([['Phone', 'Pin code', 'नाम'], ['9814012345', '143001', 'मनजीत कौर']])).toEqual([raw({ row: 2, name: 'मनजीत कौर', pincode: '143001' })]);
    expect(rowsToGuests([['Manjit Kaur', '9814012345', '2']])).toEqual([raw({ guestNo: '2' })]);
    expect(rowsToGuests([['', '']])).toEqual([]);
  });

  it('comes back as it went out, formulas included', () => {
    const guest = fc.record({
      name: fc.constantFrom('=HYPERLINK("x")', '+Aunty', '@home', 'ਗੁਰਪ੍ਰੀਤ', 'O"Brien, Pat', '-1+2'),
      mobile: fc.constantFrom('9814012345', '9814054321'),
      guestNo: fc.constantFrom(null, 3),
      email: fc.constant(''),
      category: fc.constantFrom('Family', '=cmd|x'),
      address: fc.constantFrom('12, Lawrence Road\nAmritsar', ''),
      pincode: fc.constantFrom('143001', ''),
    });
    fc.assert(
      fc.property(fc.array(guest, { minLength: 1, maxLength: 5 }), (guests) => {
        const file = unparse(guestsToRows(guests));
        const back = rowsToGuests(parse<string[]>(file).data);
        expect(back.map(({ name, category, address }) => [name, category, address])).toEqual(guests.map(({ name, category, address }) => [name, category, address]));
      }),
    );
  });

  it('never gives a spreadsheet a formula', () => {
    for (const text of ['=1+1', '+1', '-1', '@x', '\tx', '\rx']) expect(guarded(text)).toBe(`'${text}`);
    expect(guarded('Manjit')).toBe('Manjit');
  });
});

describe('contact cards', () => {
  it('give name, first number, address and pincode, also folded and in bytes', () => {
    const cards = [
      'BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Manjit\r\n  Kaur\r\nTEL;TYPE=CELL:+91 98140 12345\r\nitem1.ADR:;;12\\, Lawrence Road;Amritsar;Punjab;143001;India\r\nEND:VCARD',
      'BEGIN:VCARD\nVERSION:2.1\nN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:;=E0=A8=97=E0=A9=81=\n=E0=A8=B0;;;\nTEL;CELL:09814054321\nEND:VCARD',
      'BEGIN:VCARD\nFN;ENCODING=QUOTED-PRINTABLE:=E0=A8 broken\nTEL:tel:9814011111\nEND:VCARD',
    ].join('\r\n');
    expect(cardsToGuests(cards)).toEqual([
      raw({ mobile: '+91 98140 12345', address: '12, Lawrence Road, Amritsar, Punjab', pincode: '143001' }),
      raw({ row: 2, name: 'ਗੁਰ', mobile: '09814054321' }),
      raw({ row: 3, name: '=E0=A8 broken', mobile: '9814011111' }),
    ]);
  });

  it('are nothing in a text that holds none', () => {
    expect(cardsToGuests('no card here')).toEqual([]);
  });
});

describe('checking a list', () => {
  it.each([
    ['+91 98140 12345', '9814012345'],
    ['098140-12345', '9814012345'],
    ['919814012345', '9814012345'],
  ])('puts %s right', (typed, right) => {
    expect(checkGuests([raw({ mobile: typed })], [])).toMatchObject([{ mobile: right, repaired: true, problem: '' }]);
  });

  it('names by row what cannot be taken, doubles, and who is known', () => {
    const rows = [raw(), raw({ row: 2, name: 'Again' }), raw({ row: 3, name: '' }), raw({ row: 4, mobile: '' }), raw({ row: 5, mobile: '12345' }), raw({ row: 6, mobile: '9814054321' })];
    expect(checkGuests(rows, [{ mobile: '9814054321' }]).map(({ problem, known }) => [problem, known])).toEqual([
      ['', false],
      ['The same mobile number as in row 1.', false],
      ['The name is missing.', false],
      ['The mobile number is missing.', false],
      ['The mobile number 12345 is not an Indian mobile number.', false],
      ['', true],
    ]);
  });

  it('cuts what is too long and drops a pincode that is none', () => {
    const [row] = checkGuests([raw({ address: 'y'.repeat(10_000), pincode: '000000' })], []);
    expect([row?.address.length, row?.pincode]).toEqual([500, '']);
  });
});
