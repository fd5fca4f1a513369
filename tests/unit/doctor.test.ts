import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { HOUR, MINUTE } from '#lib/time.ts';
import { backupFinding } from '#scripts/lib/doctor/backup-finding.ts';
import { hushing, reportLines, within } from '#scripts/lib/doctor/finding.ts';
import { clockFinding, diskFinding } from '#scripts/lib/doctor/machine-findings.ts';
import { schemaState } from '#scripts/lib/doctor/schema-finding.ts';
import { secretFindings } from '#scripts/lib/doctor/secret-findings.ts';

const kept = mkdtempSync(join(tmpdir(), 'shop-doctor-'));
writeFileSync(join(kept, 'shagun-backup-2026-11-22-023000.tar.gz'), '');
afterAll(() => rmSync(kept, { recursive: true }));
const now = Date.parse('2026-11-22T10:00:00Z');
const at = (hours: number) => ({ at: new Date(now - hours * HOUR).toISOString(), bytes: 1 });
const nightly = { nightlyAt: '02:30', problem: '' };

const say = (backups: Parameters<typeof backupFinding>[0], production = true) =>
  backupFinding(backups, production, now, kept);

describe('what the doctor says of backups', () => {
  it('is content in production with a fresh one alone, and hints where none is taken by night', () => {
    expect(say({ ...nightly, last: at(7) })).toEqual({
      is: 'good',
      words: expect.stringMatching(/^last backup 7 hours ago, .*, nightly at 02:30$/),
    });
    expect(say({ ...nightly, last: at(73) })).toEqual({ is: 'bites', words: expect.stringMatching(/3 days ago/) });
    expect(say({ nightlyAt: null, problem: '', last: at(1) })).toEqual({
      is: 'good',
      words: expect.stringContaining('BACKUP_AT=02:30'),
    });
  });

  it('tells when no archive lies where this machine keeps them', () => {
    expect(backupFinding({ ...nightly, last: at(7) }, true, now, join(kept, 'none'))).toEqual({
      is: 'bites',
      words: expect.stringMatching(/last backup 7 hours ago.*none on this machine holds no archive/),
    });
  });

  it('tells that there is none, or why the last one failed', () => {
    expect(say({ ...nightly, last: null }).words).toMatch(/^no backup was taken yet, nightly at 02:30/);
    const failed = say({ ...nightly, problem: 'The disk is full.', last: at(30) });
    expect(failed).toEqual({
      is: 'bites',
      words: 'the last backup failed: The disk is full.; the one before is 30 hours old',
    });
  });

  it('asks nothing of a demonstration', () => {
    expect(say({ ...nightly, last: null }, false).is).toBe('note');
    expect(say({ ...nightly, problem: 'The disk is full.', last: null }, false).is).toBe('note');
  });
});

describe('what the doctor says of the secret', () => {
  const settled = { oldUntil: now + 5 * HOUR, waiting: 0, lost: 0, fault: null, warning: null };

  it('is silent without an old one, and says of one until when it is needed', () => {
    expect(secretFindings({ ...settled, oldUntil: null }, false, now)).toEqual([]);
    const said = (changes: Partial<typeof settled>, moment = now) =>
      secretFindings({ ...settled, ...changes }, true, moment).map(({ words }) => words);
    expect(said({})).toEqual([expect.stringMatching(/^JWT_SECRET_OLD is needed until /)]);
    expect(said({}, now + 6 * HOUR)).toEqual([expect.stringMatching(/^JWT_SECRET_OLD can be taken out/)]);
    expect(said({ waiting: 2 }, now + 6 * HOUR)).toEqual([expect.stringMatching(/not sealed everything anew/)]);
  });

  it('finds fault with what the start refuses or warns of, and calls nothing good beside a refusal', () => {
    const fault = 'JWT_SECRET_OLD is not the secret that this shop had last.';
    expect(secretFindings({ ...settled, oldUntil: null, fault }, true, now)).toEqual([{ is: 'stops', words: fault }]);
    const warning = 'Customers are signed out.';
    expect(secretFindings({ ...settled, warning }, false, now)).toEqual([{ is: 'bites', words: warning }]);
  });

  it('finds fault with what no secret opens', () => {
    expect(secretFindings({ ...settled, oldUntil: null, lost: 3 }, false, now)).toEqual([
      { is: 'bites', words: expect.stringMatching(/^3 one-time codes .*JWT_SECRET_OLD/) },
    ]);
  });
});

describe('what the doctor says of the machine and the tables', () => {
  it('warns of a disk with little room, and of a clock that is more than a minute off', () => {
    expect(diskFinding('DATA_DIR', 300 * 2 ** 20)).toEqual({
      is: 'bites',
      words: expect.stringMatching(/^only 300 MB are free on the disk of DATA_DIR/),
    });
    expect(diskFinding('DATA_DIR', 5 * 2 ** 30)).toEqual({
      is: 'good',
      words: '5.0 GB are free on the disk of DATA_DIR',
    });
    expect(clockFinding({ 'the database': 2000, 'the SMS gateway': 5 * MINUTE })).toEqual({
      is: 'bites',
      words: expect.stringMatching(/^the clock is 5 minutes fast by that of the SMS gateway/),
    });
    expect(clockFinding({ 'the database': -2 * MINUTE }).words).toMatch(/2 minutes slow/);
    expect(clockFinding({ 'the database': 2000 }).is).toBe('good');
    expect(clockFinding({ 'the database': null }).is).toBe('note');
  });

  it('stops at the tables of a newer release alone', () => {
    expect(schemaState(['1', '2', '3'], ['1', '2'])).toEqual({
      upToDate: false,
      finding: { is: 'stops', words: expect.stringMatching(/newer release, which changed it by 3/) },
    });
    expect(schemaState(['1', '2', '3-adds'], ['1', '2'])).toEqual({
      upToDate: false,
      finding: { is: 'good', words: expect.stringMatching(/only added 3-adds: this one goes on/) },
    });
    expect(schemaState(['1'], ['1', '2-adds'])).toEqual({
      upToDate: false,
      finding: { is: 'good', words: expect.stringMatching(/only adds 2-adds: restart one process after another/) },
    });
    expect(schemaState(['1'], ['1', '2', '3-adds'])).toEqual({
      upToDate: false,
      finding: {
        is: 'bites',
        words: expect.stringMatching(/changes it by 2 and 3-adds: stop all processes, take a backup/),
      },
    });
    expect(schemaState(['1', '2'], ['1', '2'])).toMatchObject({ upToDate: true, finding: { is: 'good' } });
  });
});

describe('the report of the doctor', () => {
  it('sorts by what the findings do to the shop, and says where there are none', () => {
    const lines = reportLines([
      { is: 'good', words: 'Node' },
      { is: 'note', words: 'no nginx', forDevelopers: true },
      { is: 'note', words: 'SMS key: not asked' },
      { is: 'stops', words: 'no database' },
    ]);
    expect(lines).toEqual([
      'Stops the shop:',
      '  ✗ no database',
      'Will bite: nothing',
      'For developers only:',
      '  – no nginx',
      'In order or not asked:',
      '  ✓ Node',
      '  – SMS key: not asked',
    ]);
  });

  it('holds no secret of the settings, however it came into an error', () => {
    const hushed = hushing({
      DATABASE_URL: 'postgres://shop:p%40ss/word@db/shop',
      RAZORPAY_KEY_SECRET: 'the key secret',
      JWT_SECRET_OLD: 'none',
      PORT: '43210',
    });
    expect(hushed('none of p%40ss/word, p@ss/word and the key secret at 43210')).toBe('none of …, … and … at 43210');
  });

  it('waits for no answer longer than its limit', async () => {
    const late = { is: 'stops', words: 'no answer' } as const;
    expect(await within(1, new Promise(() => undefined), late)).toEqual([late]);
  });
});
