import { number, object, string, ValidationError } from 'yup';
import { expect, it } from 'vitest';
import { checkInput } from '#server/http/check.ts';

const schema = object({ boxes: number().integer().min(0), address: string() });

/** Returns the message for a field of an input that is refused; empty for an accepted one. */
function messageOf(input: object): string {
  try {
    checkInput(schema, input);
    return '';
  } catch (error) {
    return error instanceof ValidationError ? error.message : String(error);
  }
}

it('takes numbers and texts as clients send them', () => {
  expect(checkInput(schema, { boxes: ' 16 ', address: 12 })).toEqual({ boxes: 16, address: '12' });
});

it.each(['0x10', ' 0X10', '1e3', '1.5E2'])('refuses the number %s, which nobody means', (boxes) => {
  expect(messageOf({ boxes })).toBe('Please write it in digits.');
});

it('refuses yes and no in place of a text', () => {
  expect(messageOf({ address: false })).toBe('A text belongs here.');
});
