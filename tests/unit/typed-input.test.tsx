// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { typedCases } from '#tests/support/typed-cases.ts';
import { TypedInput } from '#ui/typed-input.tsx';

type Kind = keyof typeof typedCases;
const kinds = Object.keys(typedCases) as Kind[];

function Held({ kind }: { kind: Kind }) {
  const [held, setHeld] = useState('');
  return (
    <>
      <TypedInput kind={kind} value={held} onChange={({ target }) => setHeld(target.value)} />
      <output>{held}</output>
    </>
  );
}

/** Shows an empty field in a form that keeps its text. */
function open(kind: Kind): HTMLInputElement {
  render(<Held kind={kind} />);
  const field = screen.getByRole<HTMLInputElement>('textbox');
  field.focus();
  return field;
}

const put = (field: HTMLInputElement, text: string): void =>
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field, text);
const send = (field: HTMLInputElement, ...events: Event[]): void =>
  act(() => events.forEach((event) => field.dispatchEvent(event)));
const inputEvent = (isComposing = false): InputEvent => new InputEvent('input', { bubbles: true, isComposing });

/** Puts a text in the place of what is chosen in a field, as the keyboard and the clipboard do. */
function insert(
  field: HTMLInputElement,
  text: string,
  [from, to] = [field.selectionStart!, field.selectionEnd!],
): void {
  send(field, new InputEvent('beforeinput', { bubbles: true }));
  put(field, field.value.slice(0, from) + text + field.value.slice(to));
  field.setSelectionRange(from + text.length, from + text.length);
  send(field, inputEvent());
}

const ways: Record<string, (field: HTMLInputElement, text: string) => void> = {
  pasted: insert,
  filled(field, text) {
    put(field, text);
    send(field, inputEvent(), new Event('change', { bubbles: true }));
  },
  typed: (field, text) => [...text].forEach((key) => insert(field, key)),
};

afterEach(cleanup);

it.each(kinds)('a field for a %s, and the form around it, hold what was meant however it came in', (kind) => {
  const field = open(kind);
  for (const { written, holds, typed = holds } of typedCases[kind])
    for (const [way, write] of Object.entries(ways)) {
      insert(field, '', [0, field.value.length]);
      write(field, written);
      const text = way === 'typed' ? typed : holds;
      expect([written, way, field.value, screen.getByRole('status').textContent]).toEqual([written, way, text, text]);
    }
});

// Numbers of a row are read when the field is left.
it.each(kinds.filter((kind) => kind !== 'numbers'))('a field for a %s leaves the caret where it was', (kind) => {
  const { holds } = typedCases[kind][0]!;
  const field = open(kind);
  insert(field, holds);
  const middle = Math.floor(holds.length / 2);
  insert(field, '\u200e', [middle, middle]);
  expect([field.value, field.selectionStart], 'an unseen mark').toEqual([holds, middle]);
  insert(field, '', [middle - 1, middle]);
  expect(field.selectionStart, 'a character taken out').toBe(middle - 1);
  insert(field, holds[middle - 1]!);
  expect([field.value, field.selectionStart], 'put back').toEqual([holds, middle]);
});

it('a word that an input method composes is left alone until it is there', () => {
  const field = open('pincode');
  put(field, '१४१ ००१');
  send(field, inputEvent(true));
  expect(field.value).toBe('१४१ ००१');
  send(field, new Event('compositionend', { bubbles: true }));
  expect([field.value, screen.getByRole('status').textContent]).toEqual(['141001', '141001']);
});
