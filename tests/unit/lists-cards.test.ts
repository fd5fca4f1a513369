import { describe, expect, it } from 'vitest';
import { phoneContacts } from '#domain/lists/phone-contacts.rules.ts';
import { readBook } from '#domain/lists/read-book.ts';
import { CELLS, type Sheet } from '#domain/lists/sheets.rules.ts';

/** Rows of a sheet of cards as objects by heading, filled cells only. */
function byHeading({ rows: [head, ...rows] }: Sheet): Record<string, string>[] {
  return rows.map(({ cells }) =>
    Object.fromEntries(cells.flatMap((cell, at) => (cell ? [[head?.cells[at] ?? '', cell]] : []))),
  );
}
const sheetOf = (source: string | Uint8Array): Sheet => readBook(source).sheets[0]!;
const card = (version: string, ...lines: string[]): string =>
  ['BEGIN:VCARD', `VERSION:${version}`, ...lines, 'END:VCARD', ''].join('\r\n');
const guest = (version: string, ...lines: string[]): Record<string, string> | undefined =>
  byHeading(sheetOf(card(version, ...lines)))[0];

describe('contact cards', () => {
  it('are a sheet with headings of our own, in a fixed order', () => {
    const sheet = sheetOf(
      card('3.0', 'FN:Asha', 'NOTE:Veg', 'BDAY:1990-01-02', 'TEL:98', 'ADR:;;1 Road;Moga;;142001;', 'EMAIL:a@b.in') +
        card('3.0', 'FN:Om', 'CATEGORIES:Friends,myContacts'),
    );
    expect(sheet).toMatchObject({ kind: 'cards', name: '', hidden: false, doubtful: [], cut: '' });
    expect(sheet.rows.map(({ at }) => at)).toEqual([0, 1, 2]);
    const headings = ['Name', 'Mobile', 'Email', 'Category', 'Address', 'Pincode', 'Note', 'Birthday'];
    expect(sheet.rows[0]?.cells).toEqual(headings);
    expect(sheet.rows[2]?.cells).toEqual(['Om', '', '', 'Friends', '', '', '', '']);
  });

  it.each([
    ['a picture', 'PHOTO;ENCODING=b;TYPE=PNG:iVBORw0KGgo6kA=='],
    ['a web address', 'URL:https://example.org/p?id='],
  ])('keep the number after %s that ends in an equals sign', (_, line) => {
    expect(guest('3.0', 'FN:Mohan', line, 'TEL:9811000103')).toMatchObject({ Mobile: '9811000103' });
    expect(guest('2.1', 'FN:Mohan', line, 'TEL:9811000103')).toMatchObject({ Mobile: '9811000103' });
  });

  it('join soft line breaks of quoted-printable values, folded by Samsung or not', () => {
    const name = 'FN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:';
    expect(guest('2.1', `${name}=E0=A8=97=E0=A9=`, ' =81=E0=A8=B0=E0=A9=82')).toEqual({ Name: 'ਗੁਰੂ' });
    expect(guest('2.1', `${name}=E0=A8=97=E0=A9=`, '=81=E0=A8=B0=E0=A9=82')).toEqual({ Name: 'ਗੁਰੂ' });
    expect(guest('2.1', `${name}Raju=20Plum=`, ' ber')).toEqual({ Name: 'Raju Plumber' });
    expect(guest('2.1', 'FN:A', 'ADR;ENCODING=QUOTED-PRINTABLE:;;12 Mall=', ' Road;Moga;;;')).toMatchObject({
      Address: '12 Mall Road, Moga',
    });
  });

  it('unfold long lines, and keep lines that a program forgot to fold', () => {
    expect(guest('3.0', 'FN:Harpreet Ka', ' ur', 'NOTE:One', 'Two, three')).toEqual({
      Name: 'Harpreet Kaur',
      Note: 'One, Two, three',
    });
    const picture = ['PHOTO;ENCODING=BASE64;JPEG:/9j/4AAQ', ' SkZJRg=', ''];
    expect(guest('2.1', 'FN:A', ...picture, 'TEL:98')).toEqual({ Name: 'A', Mobile: '98', Picture: 'In the card' });
  });

  it('skip a quoted parameter whole, whatever signs it has', () => {
    const address = 'ADR;TYPE=home;LABEL="H.No: 221\\nStreet; 4":;;H.No 221\\, Street 4;Jalandhar;Punjab;144003;India';
    expect(guest('4.0', 'FN:Prem', address)).toEqual({
      Name: 'Prem',
      Address: 'H.No 221, Street 4, Jalandhar, Punjab',
      Pincode: '144003',
    });
    expect(guest('2.1', 'FN:Prem', 'TEL;X-5":98')).toMatchObject({ Mobile: '98' });
  });

  it('are divided before they are decoded', () => {
    const printable = (street: string) => `ADR;HOME;ENCODING=QUOTED-PRINTABLE:;;${street};Mohali;Punjab;160055;India`;
    expect(guest('2.1', 'FN:A', printable('Flat 4=3B Tower B'))).toMatchObject({
      Address: 'Flat 4; Tower B, Mohali, Punjab',
      Pincode: '160055',
    });
    expect(guest('2.1', 'FN:A', printable('12 Mall Road,=0D=0ANear Tower'))).toMatchObject({
      Address: '12 Mall Road, Near Tower, Mohali, Punjab',
    });
    expect(guest('3.0', 'FN:Pinky\\;Dolly \\, Co')).toEqual({ Name: 'Pinky;Dolly , Co' });
    expect(guest('2.1', 'N;ENCODING=QUOTED-PRINTABLE:Kaur=3BGuru=3B=3B')).toEqual({ Name: 'Guru Kaur' });
  });

  it('are read by the charset that a value names, or that its bytes show', () => {
    expect(guest('2.1', 'FN;CHARSET=ISO-8859-1;ENCODING=QUOTED-PRINTABLE:Ren=E9e')).toEqual({ Name: 'Renée' });
    expect(guest('2.1', 'FN;CHARSET=X-NONE;ENCODING=QUOTED-PRINTABLE:Ren=C3=A9e')).toEqual({ Name: 'Renée' });
    const bytes = Uint8Array.from(card('2.1', 'FN;CHARSET=ISO-8859-1:Renée'), (letter) => letter.charCodeAt(0));
    const both = Uint8Array.of(...bytes, ...new TextEncoder().encode(card('3.0', 'FN:ਗੁਰੂ')));
    expect(byHeading(sheetOf(both))).toEqual([{ Name: 'Renée' }, { Name: 'ਗੁਰੂ' }]);
  });

  it('give the preferred address, else that of the home, else the first that holds something', () => {
    const [work, home] = ['ADR;TYPE=WORK:;;Plot 4;Moga;;142001;India', 'ADR;TYPE=HOME:;;88 Nagar;Moga;;142002;IN'];
    const other = { 'Other address': 'Plot 4, Moga, 142001' };
    expect(guest('3.0', 'FN:A', work, home)).toMatchObject({ Address: '88 Nagar, Moga', Pincode: '142002', ...other });
    expect(guest('3.0', 'FN:A', work.replace('WORK', 'WORK,PREF'), home)).toMatchObject({ Address: 'Plot 4, Moga' });
    expect(guest('4.0', 'FN:A', home, work.replace('TYPE', 'PREF=1;TYPE'))).toMatchObject({ Address: 'Plot 4, Moga' });
    expect(guest('3.0', 'FN:A', 'ADR;TYPE=WORK,PREF:;;;;;;', home)).toMatchObject({ Address: '88 Nagar, Moga' });
    expect(guest('2.1', 'FN:A', 'LABEL;HOME;ENCODING=QUOTED-PRINTABLE:6 Nehru=0D=0AHisar')).toEqual({
      Name: 'A',
      Address: '6 Nehru, Hisar',
    });
    expect(guest('3.0', 'FN:A', home, 'LABEL;TYPE=HOME:88 Nagar\\nMoga 142002\\nIndia')).not.toHaveProperty(
      'Other address',
    );
  });

  it('give mobile and preferred numbers first, and those of fax machines apart', () => {
    const numbers = ['TEL;TYPE=FAX,WORK,PREF:11', 'TEL;TYPE=HOME:22', 'TEL;TYPE=HOME,PREF:33', 'TEL;TYPE=CELL:tel:44'];
    expect(guest('3.0', 'FN:A', ...numbers)).toEqual({ Name: 'A', Mobile: ['44', '33', '22'].join(CELLS), Fax: '11' });
    expect(guest('2.1', 'FN:A', 'TEL;HOME:22', 'item1.TEL;CELL:44')).toMatchObject({ Mobile: `44${CELLS}22` });
    expect(guest('2.1', 'FN:A', 'TEL;HOME;FAX:22', 'TEL;PAGER:44')).toEqual({ Name: 'A', Fax: '22', Pager: '44' });
  });

  it.each([
    ['the name in full', ['FN:Renu Jain', 'N:Jain;Renu;;;'], { Name: 'Renu Jain' }],
    ['its parts', ['FN:', 'N:Jain;Renu;Devi;Dr.;'], { Name: 'Dr. Renu Devi Jain' }],
    [
      'the nickname',
      ['N:;;;;', 'ORG:Verma Sweets;', 'NICKNAME:Verma ji'],
      { Name: 'Verma ji', Organisation: 'Verma Sweets' },
    ],
    ['the organisation', ['ORG:Verma Sweets;Sales'], { Name: 'Verma Sweets, Sales' }],
    ['another one as well', ['FN:Bunty', 'N:Singh;Balwinder;;;'], { Name: 'Bunty', 'Other name': 'Balwinder Singh' }],
  ])('are called by %s', (_, lines, expected) => {
    expect(guest('3.0', ...lines)).toEqual(expected);
  });

  it('lose nothing: what a guest list does not ask for has a column of its own', () => {
    const lines = {
      'TITLE:Doctor': 'Job title',
      'URL:https://example.org': 'Web address',
      'X-SKYPE:goldy': 'X-SKYPE',
      'EMAIL;TYPE=WORK:b@example.org': 'Other email',
      'X-ANDROID-CUSTOM:vnd.android.cursor.item/nickname;Goldy;1;;;': 'Nickname',
      'IMPP:xmpp:goldy@example.org': 'Messenger',
      'ANNIVERSARY:2010-02-03': 'Anniversary',
      'X-ABLabel:Masi': 'Label',
    };
    const read = guest('3.0', 'FN:A', 'EMAIL;TYPE=PREF:a@example.org', 'UID:1-2', 'REV:2020', ...Object.keys(lines));
    expect(Object.keys(read ?? {}).sort()).toEqual(['Name', 'Email', ...Object.values(lines)].sort());
  });

  it('are counted where one is broken off', () => {
    const broken = 'BEGIN:VCARD\nFN:A\nBEGIN:VCARD\nFN:B\nend:vcard\n';
    expect(byHeading(sheetOf(broken))).toEqual([{ Name: 'A' }, { Name: 'B' }]);
  });
});

describe('the contacts of a phone', () => {
  it('are a sheet of cards', () => {
    const sheet = phoneContacts([
      { name: ['Asha'], tel: ['98 11', '98 22', '98 11'], email: ['a@b.in', 'c@d.in'] },
      {
        name: ['', 'Om'],
        address: [{}, { addressLine: ['1 Road'], city: 'Moga', region: 'Punjab', country: 'IN', postalCode: '142001' }],
      },
    ]);
    expect(sheet.kind).toBe('cards');
    expect(byHeading(sheet)).toEqual([
      { Name: 'Asha', Mobile: `98 11${CELLS}98 22`, Email: 'a@b.in', 'Other email': 'c@d.in' },
      { Name: 'Om', Address: '1 Road, Moga, Punjab', Pincode: '142001' },
    ]);
  });
});
