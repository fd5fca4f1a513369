import { useEffect, useEffectEvent } from 'react';

/** Tells whether keys that are pressed now write into something. */
const isTyping = ({ target }: KeyboardEvent): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

let letters: string | null = null;

function keepLetter(event: KeyboardEvent): void {
  if (event.key === 'Escape' || isTyping(event)) return void takeLetters();
  if (letters === null || event.key.length > 1 || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  letters += event.key;
}

/** Keeps what is typed until the field of the search is there, whose script may still be on its way. */
export function keepLetters(): void {
  letters = '';
  addEventListener('keydown', keepLetter);
}

/** Returns what was typed since `keepLetters` and keeps no more; null when nothing was kept. */
export function takeLetters(): string | null {
  const kept = letters;
  letters = null;
  removeEventListener('keydown', keepLetter);
  return kept;
}

/** Calls `onSearch` when `/` or Ctrl (⌘) with K is pressed; `/` does nothing while somebody types, neither within a dialog. */
export function useSearchKey(onSearch: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isChord = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k';
    const isSlash = event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey && !isTyping(event);
    if ((!isChord && !isSlash) || document.querySelector('dialog[open]')) return;
    event.preventDefault();
    onSearch();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent): void => onKey(event);
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  }, []);
}
