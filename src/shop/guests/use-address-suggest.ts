import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { call } from '#client/api.ts';
import { listAddressSuggestions, readAddressSuggestion } from '#domain/delivery/address-suggestion.contract.ts';
import * as say from '#shop/guests/one-guest.texts.ts';

/**
 * Milliseconds after a key stroke before suggestions are requested; `LETTERS` is the number of characters they need.
 */
const DELAY = 300;
const LETTERS = 3;

interface Suggestion {
  id: string;
  text: string;
}

/**
 * Suggestions for an address that is typed, the marked one (-1 for none) and what is said of them.
 * @param value content of the field
 * @param onChoose called with the address and pincode of the chosen suggestion
 */
export function useAddressSuggest(value: string, onChoose: (address: string, pincode: string) => void) {
  const [found, setFound] = useState<Suggestion[]>([]);
  const [marked, setMarked] = useState(-1);
  const [note, setNote] = useState('');
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
      const suggestions = answer.ok ? answer.data.suggestions : [];
      setFound(suggestions);
      const none = suggestions.length === 0 ? say.ownFoundNone : '';
      setNote(answer.ok ? none : answer.message);
    }, DELAY);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [value]);

  const choose = async ({ id, text }: Suggestion): Promise<void> => {
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
  return {
    found,
    marked,
    note,
    onKeyDown,
    choose: (one: Suggestion) => void choose(one),
    close: () => setFound([]),
    /** Notes that a text was typed, for which suggestions are asked. */
    type(text: string): void {
      typed.current = text;
      setNote('');
    },
  };
}
