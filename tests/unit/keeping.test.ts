import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY } from '#lib/time.ts';
import {
  archiveName,
  holdsTable,
  isArchivePath,
  linesFile,
  nightDue,
  outdatedNights,
} from '#domain/backup/archive.rules.ts';
import { type HeldRow, sheets, cellValueText } from '#domain/backup/sheets.rules.ts';

/** Returns a row of a table for people, by its headings. */
function shown(table: string, row: HeldRow): Record<string, string | number> {
  const { columns } = sheets[table] ?? { columns: [] };
  return Object.fromEntries(columns.map(([heading, cell]) => [heading, cell(row)]));
}

describe('tables for people', () => {
  it('show an order in rupees and in the time of India', () => {
    const row = { id: 'o1', invoice_number: '2627-000042', created_at: '2026-11-21T20:00:00.000Z', amount: 1250_50 };
    expect(shown('order', { ...row, content: { kind: 'sweet' } })).toMatchObject({
      Invoice: '2627-000042',
      Time: '2026-11-22 01:30',
      Rupees: 1250.5,
      Order: 'o1',
      Goods: '{"kind":"sweet"}',
      Payment: '',
    });
  });

  it('count homes from one and leave out what is not known', () => {
    const home = { order_id: 'o1', position: 0, name: 'Bua ji', quantity: 3, pincode: '143001', note: 'Flat 3' };
    expect(shown('order_recipient', home)).toEqual({
      Order: 'o1',
      Home: 1,
      Name: 'Bua ji',
      Mobile: '',
      Address: '',
      Pincode: '143001',
      Note: 'Flat 3',
      Boxes: 3,
      Design: '',
    });
    expect(shown('parcel', { position: 6, state: 'placed' })).toMatchObject({ Home: 7, Since: '', Courier: '' });
    expect(shown('order', {})).toMatchObject({ Rupees: '', Time: '' });
    expect(shown('guest', { guest_no: null, filled_at: null, mobile: null, note: 'Flat 3' })).toMatchObject({
      'Guest number': '',
      'Filled in': '',
      Mobile: '',
      Note: 'Flat 3',
    });
  });

  it('name who wrote a message, whether the form asked for one name or two', () => {
    const named = (data: HeldRow) => shown('enquiry', { data })['Name'];
    expect(named({ name: 'Simran Kaur', mobile: '98' })).toBe('Simran Kaur');
    expect(named({ firstName: 'Simran', lastName: 'Kaur' })).toBe('Simran Kaur');
    expect(named({ firstName: 'Simran' })).toBe('Simran');
    expect(named({})).toBe('');
    expect(shown('enquiry', {})).toMatchObject({ Name: '', Mobile: '', Message: '' });
    expect(shown('enquiry', { data: { mobile: '9814012345', email: 'a@b.in' } })).toMatchObject({
      Mobile: '9814012345',
      Email: 'a@b.in',
      Message: '{"mobile":"9814012345","email":"a@b.in"}',
    });
  });

  it.each([
    [null, ''],
    [undefined, ''],
    [0, '0'],
    [false, 'false'],
    ['Laddu', 'Laddu'],
    [['a'], '["a"]'],
  ])('write %j as “%s”', (value, cell) => {
    expect(cellValueText(value)).toBe(cell);
  });
});

describe('an archive', () => {
  it('never holds what would let somebody in who finds it', () => {
    for (const table of ['otp_challenge', 'staff_session', 'staff_invite', 'staff_token'])
      expect([holdsTable('backup', table), holdsTable('export', table)], table).toEqual([false, false]);
  });

  it('holds how staff sign in and the test gateway’s books only where the shop is to go on from it', () => {
    for (const table of ['staff', 'staff_passkey', 'staff_recovery', 'gateway_payment'])
      expect([holdsTable('backup', table), holdsTable('export', table)], table).toEqual([true, false]);
  });

  it('holds what people have, and every table that nobody thought of', () => {
    for (const table of ['order', 'guest', 'user', 'a_table_of_tomorrow'])
      expect([holdsTable('backup', table), holdsTable('export', table)], table).toEqual([true, true]);
  });

  it.each([
    'shagun.json',
    'manifest.json',
    'data/order.jsonl',
    'csv/orders.csv',
    'media/sweets/a.webp',
    'pictures-to-come/x/y',
  ])('may write %s', (path) => {
    expect(isArchivePath(path)).toBe(true);
  });

  it.each([
    '',
    'data',
    'data/',
    'data//a',
    'other.json',
    'secrets/key',
    '../data/a',
    'data/../../etc/passwd',
    'data/./a',
    '/data/a',
    'data/a\\b',
    'data/C:x',
    'data/a\nb',
    'media/a\u0000',
    `data/${'a'.repeat(500)}`,
    'x/shagun.json',
  ])('never writes %j', (path) => {
    expect(isArchivePath(path)).toBe(false);
  });

  it('may write the lines of every table it holds, and is as long as a path may be', () => {
    expect(isArchivePath(linesFile('order_recipient'))).toBe(true);
    expect(isArchivePath(`data/${'a'.repeat(495)}`)).toBe(true);
  });

  it('is called by its purpose and the time of India', () => {
    expect(archiveName('backup', Date.parse('2026-11-22T10:00:05Z'))).toBe('shagun-backup-2026-11-22-153005.tar.gz');
    expect(archiveName('nightly', Date.parse('2026-11-22T20:00:59Z'))).toBe('shagun-nightly-2026-11-23-013059.tar.gz');
  });
});

describe('nightly backups', () => {
  it.each([
    ['2026-11-21T21:29:59Z', '2026-11-21'],
    ['2026-11-21T21:30:00Z', '2026-11-22'],
    ['2026-11-22T18:29:59Z', '2026-11-22'],
    ['2026-11-22T18:30:00Z', '2026-11-22'],
    ['2026-12-31T18:30:00Z', '2026-12-31'],
  ])('at %s that of %s is due, where it is made at three', (now, day) => {
    expect(nightDue(Date.parse(now), '03:00')).toBe(day);
  });

  it('are over when seven later ones are there, and nothing else is ever taken for one', () => {
    const night = (day: number): string => archiveName('nightly', Date.parse('2026-11-01T22:00:00Z') + day * DAY);
    const others = ['shagun-backup-2020-01-01-000000.tar.gz', 'shagun-nightly-2020-01-01-000000.tar.gz.part', 'notes'];
    const nights = Array.from({ length: 10 }, (_, day) => night(day));
    expect(outdatedNights([...others, ...nights.toReversed()])).toEqual(nights.slice(0, 3));
    expect(outdatedNights([...others, ...nights.slice(0, 7)])).toEqual([]);
    expect(outdatedNights([`a-${night(0)}`, ...nights.slice(1, 8)])).toEqual([]);
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(400), { maxLength: 30 }), (days) => {
        const names = days.map(night);
        const over = outdatedNights(names);
        expect(names.length - over.length).toBe(Math.min(7, names.length));
        const kept = names.filter((name) => !over.includes(name)).sort();
        for (const name of over) expect(name < (kept[0] ?? '')).toBe(true);
      }),
    );
  });
});
