import { array, boolean, mixed, number, object, string, type ValidationError } from 'yup';
import { describe, expect, it } from 'vitest';
import { fieldErrors } from '#server/http/errors.ts';

/** Rules without sentences of their own, and what breaks each. */
const rules = object({
  text: string().required(),
  code: string().matches(/^[0-9a-f]{24}$/),
  kind: string().oneOf(['one', 'two']),
  short: string().max(3),
  count: number().integer(),
  flag: boolean(),
  list: array(string()).max(1),
  record: mixed((value): value is object => typeof value === 'object').required(),
  own: string().min(3, 'Minimum 3 character required.'),
});
const wrong = {
  code: 'x',
  kind: 'three',
  short: 'long',
  count: 'many',
  flag: 'maybe',
  list: ['a', 'b'],
  record: 'NaN',
  own: 'a',
};

describe('a refusal by field', () => {
  it('never shows the checker its expressions and types to a person, and keeps the sentences that rules have', () => {
    let errors: Record<string, string> = {};
    try {
      rules.validateSync(wrong, { abortEarly: false });
    } catch (error) {
      errors = fieldErrors(error as ValidationError);
    }
    expect(Object.keys(errors).sort()).toEqual([
      'code',
      'count',
      'flag',
      'kind',
      'list',
      'own',
      'record',
      'short',
      'text',
    ]);
    expect(errors['own']).toBe('Minimum 3 character required.');
    expect(
      Object.entries(errors).filter(([field, words]) => words.includes(field) || /must|`|\/|NaN|type\b/.test(words)),
    ).toEqual([]);
  });
});
