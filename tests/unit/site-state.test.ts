import { describe, expect, it } from 'vitest';
import { MINUTE } from '#lib/time.ts';
import {
  heldRelease,
  momentOfRelease,
  type SiteFacts,
  siteState,
  type SiteStateName,
} from '#domain/publishing/site-state.rules.ts';
import { siteText } from '#domain/publishing/site-text.rules.ts';

const now = Date.parse('2026-11-22T08:35:31.000Z');
const facts: SiteFacts = {
  version: '7',
  held: false,
  report: { state: 'public', version: '7', at: '2026-11-22T08:35:00.000Z' },
  now,
};
const report = (state: 'public' | 'building' | 'failed', version: string) => ({
  ...facts,
  report: { state, version, at: '2026-11-22T08:35:00.000Z' },
});

describe('how far the public site is', () => {
  it('is public when the publisher has the catalogue as it is', () => {
    expect(siteState(facts)).toBe('public');
  });

  it('waits while the publisher has not taken up the last change, and says when it builds', () => {
    expect(siteState(report('public', '6'))).toBe('waiting');
    expect(siteState(report('failed', '6'))).toBe('waiting');
    expect(siteState(report('building', '6'))).toBe('building');
    expect(siteState(report('failed', '7'))).toBe('failed');
  });

  it('is held before anything else that a publisher at work says', () => {
    expect(siteState({ ...report('failed', '6'), held: true })).toBe('held');
    expect(siteState({ ...facts, held: true, report: null })).toBe('unknown');
  });

  it('is unknown when no publisher spoke for a minute', () => {
    const spoke = Date.parse('2026-11-22T08:35:00.000Z');
    expect(siteState({ ...facts, report: null })).toBe('unknown');
    expect(siteState({ ...facts, now: spoke + MINUTE })).toBe('public');
    expect(siteState({ ...facts, now: spoke + 60_001 })).toBe('unknown');
  });

  it('is said in the time of India, to the second', () => {
    const said = (state: SiteStateName, more = {}): string =>
      siteText({ state, publicSince: null, heldBy: '', ...more });
    expect(said('public', { publicSince: '2026-11-22T08:35:31.000Z' })).toBe('Public since 14:05:31');
    expect(said('public')).toBe('Public');
    expect(said('waiting')).toBe('A change waits to be published');
    expect(said('building')).toBe('Being published…');
    expect(said('failed')).toBe('Not published: something is wrong');
    expect(said('held')).toBe('Held at an earlier release');
    expect(said('held', { heldBy: 'Harleen' })).toBe('Held at an earlier release by Harleen');
    expect(said('unknown')).toBe('No publisher is running');
  });

  it('knows a release by its name', () => {
    expect(momentOfRelease('2026-11-22T08-00-00-123Z')).toBe('2026-11-22T08:00:00.123Z');
    expect(heldRelease('12,held:2026-11-22T08-00-00-000Z,x')).toBe('2026-11-22T08-00-00-000Z');
    expect(heldRelease('held:a')).toBe('a');
    expect([heldRelease('12'), heldRelease('upheld:a')]).toEqual([null, null]);
  });
});
