import { useEffect, useState } from 'react';

/** Ms after the last key before a list is asked. */
const TYPING = 300;

/** Changes a view; its list begins at the first page unless a page is named. `typing` leaves no step for the Back button. */
export type ChangeView<View> = (change: Partial<View>, typing?: boolean) => void;

/**
 * Returns the view of a list that the page's URL names; Back and Forward change it.
 * @param read what a query names
 * @param pathOf the path of a view
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

/** Returns what is being typed into a list's search; the list is asked when the keys rest. */
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
