import { describe, expect, it } from 'vitest';
import { HOUR } from '#lib/time.ts';
import { backupFinding } from '#scripts/lib/backup-finding.ts';
import { secretFindings } from '#scripts/lib/secret-findings.ts';

const now = Date.parse('2026-11-22T10:00:00Z');
const at = (hours: number) => ({ at: new Date(now - hours * HOUR).toISOString(), bytes: 1 });
const nightly = { nightlyAt: '02:30', problem: '' };

const say = (backups: Parameters<typeof backupFinding>[0], production = true) =>
  backupFinding(backups, production, now);

describe('what the doctor says of backups', () => {
  it('is content in production with a fresh one alone, and hints where none is taken by night', () => {
    expect(say({ ...nightly, last: at(7) })).toEqual({
      good: true,
      words: expect.stringMatching(/^last backup 7 hours ago, .*, nightly at 02:30$/),
    });
    expect(say({ ...nightly, last: at(73) })).toEqual({ good: false, words: expect.stringMatching(/3 days ago/) });
    expect(say({ nightlyAt: null, problem: '', last: at(1) })).toEqual({
      good: true,
      words: expect.stringContaining('BACKUP_AT=02:30'),
    });
  });

  it('tells that there is none, or why the last one failed', () => {
    expect(say({ ...nightly, last: null }).words).toMatch(/^no backup was taken yet, nightly at 02:30/);
    const failed = say({ ...nightly, problem: 'The disk is full.', last: at(30) });
    expect(failed).toEqual({
      good: false,
      words: 'the last backup failed: The disk is full.; the one before is 30 hours old',
    });
  });

  it('asks nothing of a demonstration', () => {
    expect(say({ ...nightly, last: null }, false).good).toBe(true);
    expect(say({ ...nightly, problem: 'The disk is full.', last: null }, false).good).toBe(true);
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
    expect(secretFindings({ ...settled, oldUntil: null, fault }, true, now)).toEqual([{ good: false, words: fault }]);
    const warning = 'Customers are signed out.';
    expect(secretFindings({ ...settled, warning }, false, now)).toEqual([{ good: false, words: warning }]);
  });

  it('finds fault with what no secret opens', () => {
    expect(secretFindings({ ...settled, oldUntil: null, lost: 3 }, false, now)).toEqual([
      { good: false, words: expect.stringMatching(/^3 one-time codes .*JWT_SECRET_OLD/) },
    ]);
  });
});
