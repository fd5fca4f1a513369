import { useEffect } from 'react';

/** Names the tab of the browser, for a page that is the same file for all records. */
export function useTitle(title: string): void {
  useEffect(() => {
    // What the layout put behind it stays.
    document.title = document.title.replace(/^[^|]*/, () => `${title} `);
  }, [title]);
}
