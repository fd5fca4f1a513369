// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { $token } from '#client/session.ts';
import { listAddressSuggestions, readAddressSuggestion } from '#domain/delivery/address-suggestion.contract.ts';
import { AddressSuggest } from '#shop/guests/address-suggest.tsx';
import { answerCalls } from '#tests/support/answer-calls.ts';

function Form() {
  const [held, setHeld] = useState({ address: '', pincode: '' });
  return (
    <>
      <AddressSuggest
        value={held.address}
        onType={(address) => setHeld({ address, pincode: '' })}
        onChoose={(address, pincode) => setHeld({ address, pincode })}
      />
      <output data-testid="pincode">{held.pincode}</output>
    </>
  );
}
const field = () => screen.getByRole<HTMLInputElement>('combobox');
const type = (value: string): void => void fireEvent.change(field(), { target: { value } });
const key = (name: string): void => void fireEvent.keyDown(field(), { key: name });
const options = (): (string | null)[] =>
  field().getAttribute('aria-expanded') === 'true'
    ? screen.getAllByRole('option').map(({ textContent }) => textContent)
    : [];
const marked = (): string | null | undefined => document.querySelector('[aria-selected="true"]')?.textContent;
const note = (): string | null => document.querySelector('[role="status"].field-hint')!.textContent;

/** Opens the field of a shop that knows two addresses. */
function open() {
  const shop = answerCalls();
  shop.answer(listAddressSuggestions, {
    suggestions: [
      { id: 'a', text: '12 Mall Road, Amritsar' },
      { id: 'b', text: '12 Mall Road, Ludhiana' },
    ],
  });
  shop.answer(readAddressSuggestion, { address: '12, Mall Road, Ludhiana, Punjab', pincode: '141001' });
  render(<Form />);
  return shop;
}

beforeEach(() => $token.set('a token'));
afterEach(cleanup);

it('suggests addresses from the third letter on; arrows and Enter choose one, with its pincode', async () => {
  const shop = open();
  type('12');
  type('12 Mall');
  await expect.poll(options).toEqual(['12 Mall Road, Amritsar', '12 Mall Road, Ludhiana']);
  expect(shop.made.map(({ query }) => query['q'])).toEqual(['12 Mall']);
  key('Enter');
  expect(options()).toHaveLength(2);
  key('ArrowDown');
  key('ArrowUp');
  expect(marked()).toBe('12 Mall Road, Ludhiana');
  expect(field().getAttribute('aria-activedescendant')).toBe(document.querySelector('[aria-selected="true"]')!.id);
  key('Enter');
  await expect.poll(() => field().value).toBe('12, Mall Road, Ludhiana, Punjab');
  expect(screen.getByTestId('pincode').textContent).toBe('141001');
  // What was chosen needs no suggestions; what is typed next belongs to another search.
  expect(options()).toEqual([]);
  type('7 Court Road');
  await expect.poll(options).toHaveLength(2);
  const sessions = shop.made.map(({ query }) => query['session']);
  expect(sessions[1]).toBe(sessions[0]);
  expect(sessions[2]).not.toBe(sessions[0]);
});

it('closes the list by Escape and when the field is left, and takes one by a press', async () => {
  open();
  type('12 Mall');
  await expect.poll(options).toHaveLength(2);
  key('Escape');
  expect(options()).toEqual([]);
  key('ArrowDown');
  type('12 Mall R');
  await expect.poll(options).toHaveLength(2);
  fireEvent.blur(field());
  expect(options()).toEqual([]);
  type('12 Mall Ro');
  await expect.poll(options).toHaveLength(2);
  fireEvent.pointerDown(screen.getAllByRole('option')[1]!);
  await expect.poll(() => screen.getByTestId('pincode').textContent).toBe('141001');
});

it('says that it found none, or why it could not look, until the next key', async () => {
  const shop = open();
  shop.answer(listAddressSuggestions, { suggestions: [] });
  type('12 Mall');
  await expect.poll(note).toBe('We found no address. You can type it above.');
  type('12 Mall R');
  expect(note()).toBe('');
  shop.answer(listAddressSuggestions, { refused: 429, message: 'Not now.' });
  await expect.poll(note).toBe('Not now.');
});

it('leaves what was typed when the chosen one cannot be read', async () => {
  const shop = open();
  type('12 Mall');
  await expect.poll(options).toHaveLength(2);
  shop.answer(readAddressSuggestion, { refused: 404, message: 'That address is gone.' });
  key('ArrowDown');
  key('Enter');
  await expect.poll(note).toBe('That address is gone.');
  expect(field().value).toBe('12 Mall');
});
