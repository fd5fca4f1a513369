import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { moveHighlight, SEARCH_SHOWN, type SearchHit } from '#domain/search/search.rules.ts';
import { firstAnswers } from '#shop/search/first-answers.ts';
import { type Option, optionsOf } from '#shop/search/search-options.rules.ts';
import { useSearch } from '#shop/search/use-search.ts';

/** Selector of the control in the header that opens the box on phones. */
export const SEARCH_OPENER = '[data-search-open]';

/** Returns the id of an option's element. */
export const optionId = (at: number): string => `search-option-${at}`;

const firstAnswer = (text: string, limit: number): Promise<SearchHit[]> => firstAnswers.find(text, limit);

/** State of the search box: its answer, the highlighted option, and whether it covers the header of a phone. */
export function useSearchBox() {
  const root = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const { answer, ask, drop } = useSearch(firstAnswer);
  /** Path of the highlighted option; it stays highlighted when the full answer replaces the quick one. */
  const [marked, setMarked] = useState<string | null>(null);
  const [unfolded, setUnfolded] = useState(false);
  const options = optionsOf(answer);
  const highlight = options.findIndex(({ href }) => href === marked);
  const open = answer.state !== 'none';

  const search = (): void => {
    setMarked(null);
    ask(input.current?.value ?? '', SEARCH_SHOWN);
  };
  const close = (): void => {
    setMarked(null);
    drop();
  };
  /** Closes the list of hits; on phones also closes the box and focuses the button that opened it. */
  const leave = (): void => {
    close();
    if (!unfolded) return;
    setUnfolded(false);
    document.querySelector<HTMLElement>(SEARCH_OPENER)?.focus();
  };
  /** Searches for the text of an option; true when it has one. */
  const searchFor = ({ instead }: Option): boolean => {
    if (instead === undefined || !input.current) return false;
    input.current.value = instead;
    input.current.focus();
    search();
    return true;
  };

  useEffect(() => {
    // Who is here before React was has the focus in the box already.
    if (document.activeElement === input.current) firstAnswers.warmUp();
    const onClick = (event: MouseEvent): void => {
      if (!(event.target instanceof Element) || !event.target.closest(SEARCH_OPENER)) return;
      event.preventDefault();
      // Phones show their keyboard only when the focus moves while the press is handled.
      flushSync(() => setUnfolded(true));
      input.current?.focus();
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, []);

  useEffect(() => {
    if (!open) return undefined;
    const onPress = ({ target }: PointerEvent): void => {
      if (root.current?.contains(target as Node)) return;
      setMarked(null);
      drop();
    };
    document.addEventListener('pointerdown', onPress);
    return () => document.removeEventListener('pointerdown', onPress);
  }, [open, drop]);

  useEffect(() => {
    if (highlight >= 0) document.getElementById(optionId(highlight))?.scrollIntoView({ block: 'nearest' });
  }, [highlight]);

  const onKey = (event: KeyboardEvent): void => {
    // Enter and arrows belong to the keyboard while it puts a Hindi or Punjabi word together.
    if (event.nativeEvent.isComposing) return;
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (event.key === 'Escape') (open ? close : leave)();
    else if (step !== 0 && open) setMarked(options[moveHighlight(highlight, step, options.length)]?.href ?? null);
    else if (step !== 0) search();
    else if (event.key === 'Enter' && open && highlight >= 0) document.getElementById(optionId(highlight))?.click();
    else return;
    event.preventDefault();
  };

  return { root, input, answer, options, highlight, open, unfolded, search, close, leave, searchFor, onKey };
}
