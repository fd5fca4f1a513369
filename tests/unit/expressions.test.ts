import { globSync } from 'node:fs';
import { RegExpParser } from '@eslint-community/regexpp';
import { analyse } from 'scslre';
import { describe, expect, it } from 'vitest';
import { type Expression, expressionsOf } from '#tests/support/expressions.ts';

/** Repeated characters that make an expression's work grow faster than its text. */
function slowOn({ pattern, flags }: Pick<Expression, 'pattern' | 'flags'>): string[] {
  const parser = new RegExpParser();
  const unicode = { unicode: flags.includes('u'), unicodeSets: flags.includes('v') };
  const { reports } = analyse({
    pattern: parser.parsePattern(pattern, 0, pattern.length, unicode),
    flags: parser.parseFlags(flags),
  });
  return reports.map((report) => report.character.pick);
}

describe('expressions', () => {
  const expressions = globSync('src/**/*.{ts,tsx}').flatMap(expressionsOf);

  it('are found in the sources', () => {
    expect(expressions.length).toBeGreaterThan(100);
    expect(slowOn({ pattern: '^[^\\s@]+@[^\\s@]+\\.[^\\s@]{2,}$', flags: '' })).not.toEqual([]);
  });

  it('all decide a text in time that grows with its length, not with its square', () => {
    expect(expressions.filter((one) => slowOn(one).length > 0)).toEqual([]);
  });
});
