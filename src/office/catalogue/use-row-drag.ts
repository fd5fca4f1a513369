import { type PointerEvent, useState } from 'react';

/** Row being dragged; places are 1-based. */
interface Drag {
  id: string;
  from: number;
  over: number;
}

/** Event handlers of a row's handle. */
type Handle = Record<
  'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel',
  (event: PointerEvent<HTMLElement>) => void
>;

/** Drop place and handles for the rows of a list. */
export interface RowDrag {
  /** Place where the dragged row would land, above or below the row there; null while none would move. */
  over: { place: number; edge: 'above' | 'below' } | null;
  handle(id: string, place: number): Handle;
}

/** Distance in px from the window's edge at which dragging scrolls the list. */
const EDGE = 90;
const SCROLL_BY = 14;

/**
 * Makes rows draggable by a handle, by touch and mouse, which native drag and drop does not offer. Each row has its
 * 1-based position in `data-place`.
 * @param onPlace called on a drop at another position
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
