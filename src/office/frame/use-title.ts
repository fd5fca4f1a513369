import { useEffect } from 'react';

/** Sets the first part of the document's title, up to `|`, since one file serves all records of a page. */
export function useTitle(title: string): void {
  useEffect(() => {
    // What the layout put behind it stays.
    document.title = document.title.replace(/^[^|]*/, () => `${title} `);
  }, [title]);
}
