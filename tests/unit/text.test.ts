import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { guarded, unguarded } from '#lib/cells.ts';
import { digitsIn } from '#lib/digits.ts';
import { displayName, personName } from '#lib/display-name.ts';
import { isId, newId } from '#lib/ids.ts';
import { oneOf } from '#lib/one-of.ts';
import { languageOf } from '#lib/script.ts';
import { stateNamed, stateNames } from '#lib/states.ts';
import { isWritten, withoutUnseen } from '#lib/text.ts';
import { SECOND } from '#lib/time.ts';

describe('a name', () => {
  it.each([
    [' Harpreet  Singh ', 'Harpreet  Singh'],
    ['Mr & Mrs Arora', 'Mr & Mrs Arora'],
    ['Fr. O’Brien', 'Fr. O’Brien'],
    ['Gurpreet McDonald', 'Gurpreet McDonald'],
    ['RAVI', 'Ravi'],
    ['harpreet singh', 'Harpreet Singh'],
    ["R.K. D'SOUZA-RAO", "R.K. D'Souza-Rao"],
    ['(ravi’s home)', '(Ravi’s Home)'],
    ['élodie', 'Élodie'],
    ['ਹਰਪ੍ਰੀਤ ਸਿੰਘ', 'ਹਰਪ੍ਰੀਤ ਸਿੰਘ'],
    ['', ''],
  ])('of a person, %j, is shown as %j', (text, shown) => {
    expect(personName(text)).toBe(shown);
  });

  it.each([
    [' KAJU KATLI ', 'Kaju katli'],
    ['ébène', 'Ébène'],
    ['ਲੱਡੂ', 'ਲੱਡੂ'],
    ['𐐨𐐀', '𐐀𐐨'],
    ['', ''],
  ])('of goods, %j, is shown as %j', (text, shown) => {
    expect(displayName(text)).toBe(shown);
  });

  it.each([
    ['ਗੁਰਪ੍ਰੀਤ Singh', 'pa'],
    ['गुरप्रीत', 'hi'],
    ['ਗੁਰ गुर', 'pa'],
    ['Gurpreet', undefined],
  ])('%j is set in the face of %s', (text, language) => {
    expect(languageOf(text)).toBe(language);
  });
});

describe('a typed text', () => {
  it.each([
    ['two\nlines', true],
    ['a\ttab', true],
    ['a\u0007bell', false],
    ['half \ud83d', false],
    ['end\u007f', false],
  ])('%j is what people write: %s', (text, written) => {
    expect(isWritten(text)).toBe(written);
  });

  it('loses what nobody sees and keeps lines and the joiners of Indian scripts', () => {
    expect(withoutUnseen('a\u200eb\u0007c\nक्\u200dष\u200c')).toBe('abc\nक्\u200dष\u200c');
    expect(digitsIn(' १४३-੦੦੧ x')).toBe('143001');
  });

  it('comes out of a spreadsheet as it went in, unless it already looked guarded', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        fc.pre(!/^'[=+\-@\t\r]/.test(text));
        expect(unguarded(guarded(text))).toBe(text);
      }),
    );
    expect([unguarded("'=1"), unguarded("'Manjit"), unguarded("x'=1")]).toEqual(['=1', "'Manjit", "x'=1"]);
  });

  it('is a value that there is, or what else was meant', () => {
    expect([oneOf(['a', 'b'], 'b', ''), oneOf(['a', 'b'], 'c', ''), oneOf(['a'], null, 'a')]).toEqual(['b', '', 'a']);
  });
});

describe('an id', () => {
  it('begins with the second it was made in, so that ids sort by age, and no two are the same', () => {
    const now = Date.UTC(2026, 10, 22, 6);
    const ids = Array.from({ length: 500 }, () => newId(now));
    expect(ids.every((id) => isId(id) && id.startsWith((now / SECOND).toString(16)))).toBe(true);
    expect(new Set(ids).size).toBe(ids.length);
    expect(newId(now + 999).slice(0, 8)).toBe(ids[0]?.slice(0, 8));
    expect(newId(1000)).toMatch(/^00000001/);
  });

  it.each(['', 'x'.repeat(24), 'A'.repeat(24), 'a'.repeat(23), 'a'.repeat(25)])('%j is none', (text) => {
    expect(isId(text)).toBe(false);
  });
});

it('a state has its code in tax documents, and a name that is no state has none', () => {
  expect(stateNamed('Punjab')).toEqual({ name: 'Punjab', code: '03' });
  expect([stateNamed('Lahore'), stateNamed('')]).toEqual([null, null]);
  expect(stateNames).toEqual(stateNames.toSorted());
  expect(new Set(stateNames.map((name) => stateNamed(name)?.code)).size).toBe(stateNames.length);
});
