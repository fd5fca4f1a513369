import { useEffect, useState } from 'react';

/** Ms after the last typed character until the list is loaded. */
const TYPING = 300;

/**
 * Changes parts of a view and its URL; the page becomes 1 unless given. `typing` replaces the browser's history entry.
 */
export type ChangeView<View> = (change: Partial<View>, typing?: boolean) => void;

/**
 * Hook for the view of a list that is kept in the URL; Back and Forward restore it.
 * @param read parses a URL's query
 * @param pathOf returns the path of a view
 */
export function useListView<View extends { page: number }>(
  read: (search: string) => View,
  pathOf: (view: View) => string,
): [View, ChangeView<View>] {
  const [view, setView] = useState(() => read(location.search));
  useEffect(() => {
    const follow = (): void => setView(read(location.search));
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, [read]);
  const change: ChangeView<View> = (parts, typing = false) => {
    const next = { ...view, page: 1, ...parts };
    setView(next);
    if (typing) history.replaceState(null, '', pathOf(next));
    else history.pushState(null, '', pathOf(next));
  };
  return [view, change];
}

/**
 * Hook for the text of a list's search field: returns text and setter, and calls `onSearch` with the trimmed text
 * `TYPING` ms after the last change.
 */
export function useTypedSearch(asked: string, onSearch: (text: string) => void): [string, (text: string) => void] {
  const [typed, setTyped] = useState(asked);
  // A blank after a word stays: the next word is on its way.
  useEffect(() => setTyped((now) => (now.trim() === asked.trim() ? now : asked)), [asked]);
  useEffect(() => {
    if (typed.trim() === asked.trim()) return;
    const timer = setTimeout(() => onSearch(typed.trim()), TYPING);
    return () => clearTimeout(timer);
  });
  return [typed, setTyped];
}
