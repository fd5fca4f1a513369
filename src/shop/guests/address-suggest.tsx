import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { call } from '#client/api.ts';
import { listAddressSuggestions, readAddressSuggestion } from '#domain/delivery/address-suggestion.contract.ts';

/**
 * Milliseconds after a key stroke before suggestions are requested; `LETTERS` is the number of characters they need.
 */
const DELAY = 300;
const LETTERS = 3;

interface SuggestProps {
  /** Ids of the field's hint and error, as `Field` sets them. */
  id?: string;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: boolean;
  /** Content of the field. */
  value: string;
  /** Called while typing; a typed text is no suggestion until one is chosen. */
  onType(text: string): void;
  onChoose(address: string, pincode: string): void;
}

/**
 * Field that suggests Indian addresses from three typed characters on. Arrow keys and Enter choose a suggestion, Escape
 * closes the list.
 */
export function AddressSuggest({ value, onType, onChoose, ...field }: SuggestProps) {
  const [found, setFound] = useState<{ id: string; text: string }[]>([]);
  const [marked, setMarked] = useState(-1);
  const [note, setNote] = useState('');
  const list = useId();
  // One session for the typing and the choice of an address; the next address begins another.
  const session = useRef(crypto.randomUUID());
  const typed = useRef('');

  useEffect(() => {
    const text = value.trim();
    // What was chosen needs no suggestions.
    if (text.length < LETTERS || text !== typed.current.trim()) return setFound([]);
    let current = true;
    const timer = setTimeout(async () => {
      const answer = await call(listAddressSuggestions, { query: { q: text, session: session.current } });
      if (!current) return;
      setMarked(-1);
      setFound(answer.ok ? answer.data.suggestions : []);
      setNote(
        answer.ok
          ? answer.data.suggestions.length === 0
            ? 'No address found; you can type it above.'
            : ''
          : answer.message,
      );
    }, DELAY);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [value]);

  const choose = async ({ id, text }: { id: string; text: string }): Promise<void> => {
    setFound([]);
    typed.current = '';
    const answer = await call(readAddressSuggestion, { params: { id }, query: { session: session.current } });
    session.current = crypto.randomUUID();
    setNote(answer.ok ? '' : answer.message);
    if (answer.ok) onChoose(answer.data.address || text, answer.data.pincode);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (found.length === 0) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) setMarked((marked + step + found.length) % found.length);
    else if (event.key === 'Escape') setFound([]);
    else if (event.key === 'Enter' && found[marked]) void choose(found[marked]);
    else return;
    event.preventDefault();
  };

  return (
    <div className="address-suggest">
      <input
        {...field}
        className="input"
        role="combobox"
        autoComplete="off"
        aria-autocomplete="list"
        aria-expanded={found.length > 0}
        aria-controls={list}
        aria-activedescendant={found[marked] ? `${list}-${marked}` : undefined}
        value={value}
        onChange={(event) => {
          typed.current = event.target.value;
          setNote('');
          onType(event.target.value);
        }}
        onKeyDown={onKeyDown}
        onBlur={() => setFound([])}
      />
      <ul id={list} role="listbox" aria-label="Suggested addresses" hidden={found.length === 0}>
        {found.map((one, at) => (
          <li
            key={one.id}
            id={`${list}-${at}`}
            role="option"
            aria-selected={at === marked}
            // Before the field loses the focus, which closes the list.
            onPointerDown={(event) => {
              event.preventDefault();
              void choose(one);
            }}
          >
            {one.text}
          </li>
        ))}
      </ul>
      <p className="field-hint" role="status">
        {note}
      </p>
    </div>
  );
}
