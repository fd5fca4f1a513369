import type { Ref } from 'react';
import { createPortal } from 'react-dom';
import { COUNT_PLACE } from '#shop/guests/guest-places.ts';

/** Number of guests in sight, drawn in the page's one-line head beside the title. */
export function ListCount({ words, ref }: { words: string; ref: Ref<HTMLParagraphElement> }) {
  const place = document.getElementById(COUNT_PLACE);
  return (
    place &&
    createPortal(
      <p className="soft" role="status" ref={ref} tabIndex={-1}>
        {words}
      </p>,
      place,
    )
  );
}
