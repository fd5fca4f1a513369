import { type PointerEvent, useState } from 'react';

/** A row that is pulled to another place of its list; places are counted from one. */
interface Drag {
  id: string;
  from: number;
  over: number;
}

/** What stands at the handle of a row. */
type Handle = Record<
  'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel',
  (event: PointerEvent<HTMLElement>) => void
>;

/** What an arranged list gives each of its rows. */
export interface RowDrag {
  /** The place that the pulled row would come to, above or below the row that stands there. */
  over: { place: number; edge: 'above' | 'below' } | null;
  handle(id: string, place: number): Handle;
}

/** Closer to the edge of the window than this a pulled row scrolls the list, px. */
const EDGE = 90;
const SCROLL_BY = 14;

/**
 * Moves rows that are pulled to their place by a handle, with a finger as well as with the mouse; the browser's own
 * dragging knows the mouse alone. A row names its place in `data-place`.
 */
export function useRowDrag(onPlace: (id: string, from: number, to: number) => void): RowDrag {
  const [drag, setDrag] = useState<Drag | null>(null);
  const end = (): void => setDrag(null);
  const handle = (id: string, place: number): Handle => ({
    onPointerDown: (event) => {
      if (event.button !== 0) return;
      // Neither a selection of text nor a picture that is pulled away begins here.
      event.preventDefault();
      event.currentTarget.setPointerCapture(event.pointerId);
      setDrag({ id, from: place, over: place });
    },
    onPointerMove: ({ clientX, clientY }) => {
      if (!drag) return;
      if (clientY < EDGE) scrollBy(0, -SCROLL_BY);
      else if (clientY > innerHeight - EDGE) scrollBy(0, SCROLL_BY);
      const row = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-place]');
      const over = Number(row?.dataset['place'] ?? drag.over);
      if (over !== drag.over) setDrag({ ...drag, over });
    },
    onPointerUp: () => {
      end();
      if (drag && drag.over !== drag.from) onPlace(drag.id, drag.from, drag.over);
    },
    onPointerCancel: end,
  });
  const moved = drag && drag.over !== drag.from;
  return {
    over: moved ? { place: drag.over, edge: drag.over < drag.from ? 'above' : 'below' } : null,
    handle,
  };
}
