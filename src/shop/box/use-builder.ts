import { useEffect, useState } from 'react';
import { type Box, emptyBox, emptySections } from '#domain/box/box.rules.ts';

/** Milliseconds between the choice of a sweet and the scroll to the sections. */
const SCROLL_DELAY = 500;

/** Events that cancel the scroll to the sections. */
const SIGNS = ['pointerdown', 'keydown', 'wheel'];

/**
 * Scrolls to the sections half a second after a box with a newly chosen sweet is shown. Any click, key or wheel event
 * cancels it, since scrolling would make a click miss its target.
 * @param chosen true when a sweet was just chosen
 */
export function useScrollToSections(sections: { current: HTMLElement | null }, chosen: boolean): void {
  useEffect(() => {
    const scroll = (): void => sections.current?.scrollIntoView({ block: 'start' });
    addEventListener('scrollToNext', scroll);
    return () => removeEventListener('scrollToNext', scroll);
  }, [sections]);
  useEffect(() => {
    if (!chosen) return;
    const waiting = new AbortController();
    const timer = setTimeout(() => dispatchEvent(new CustomEvent('scrollToNext')), SCROLL_DELAY);
    for (const sign of SIGNS)
      addEventListener(sign, () => clearTimeout(timer), { signal: waiting.signal, passive: true });
    return () => {
      clearTimeout(timer);
      waiting.abort();
    };
  }, [chosen]);
}

/**
 * State of the form that builds a box: the sections that Next missed, and the box that its new type emptied, which
 * `putBack` restores.
 * @param onNext continues with a full box
 */
export function useBuilder(box: Box, onChange: (box: Box) => void, onNext: () => Promise<void>) {
  const [missing, setMissing] = useState<readonly number[]>([]);
  const [undo, setUndo] = useState<Box | null>(null);
  const [busy, setBusy] = useState(false);
  const change = (next: Box): void => {
    setMissing([]);
    onChange(next);
  };
  const chooseType = (tempId: number): void => {
    if (tempId === box.tempId) return;
    // Choosing a box type empties the box; what lay in it can be put back.
    setUndo(box.choices.length > 0 ? box : null);
    change({ ...emptyBox(), weight: box.weight, tempId });
  };
  const next = async (): Promise<void> => {
    const empty = emptySections(box);
    setMissing(empty);
    if (empty.length > 0 || busy) return;
    setBusy(true);
    await onNext();
    setBusy(false);
  };
  const putBack = (): void => {
    if (undo) change(undo);
    setUndo(null);
  };
  return { missing, isEmptied: undo !== null, busy, change, chooseType, next, putBack };
}
