import { useEffect, useMemo, useRef, useState } from 'react';
import { readStoredJson, writeStoredJson } from '#client/storage.ts';
import { useCall } from '#client/use-call.ts';
import { nextFree, onSheets, type SheetId, sheetOf } from '#domain/packing/label-sheet.rules.ts';
import { labelsPath, readLabelsPath } from '#domain/packing/labels-path.rules.ts';
import { readShopForStaff } from '#domain/settings/staff-shop.contract.ts';
import { keptHere } from '#office/frame/kept-here.ts';
import { fitLabels } from '#office/packing/fit-labels.ts';
import { printedOf, type Which } from '#office/packing/printed-labels.ts';
import { usePacking } from '#office/packing/use-packing.ts';

/** Sheet printed on last, and its first free label. */
type LastSheet = { sheet: SheetId; next: number };

/** Hook with what is printed on which paper. The URL keeps the paper, this device where the last print ended. */
export function useLabels() {
  const [wish, setWish] = useState(() => readLabelsPath(location.search));
  const [which, setWhich] = useState<Which>('all');
  const [perBox, setPerBox] = useState(false);
  const [begun, setBegun] = useState(() => readStoredJson<LastSheet>(keptHere.labels));
  const [first, setFirst] = useState(1);
  const sheet = sheetOf(wish.sheet);
  const { list, problem, reload } = usePacking(wish.order ? { order: wish.order } : { unsent: true }, false);
  const shop = useCall(readShopForStaff, {});
  const printed = useMemo(() => printedOf(list, wish, which, perBox), [list, wish, which, perBox]);
  const pages = useMemo(() => onSheets(printed, sheet, first), [printed, sheet, first]);

  const paper = useRef<HTMLDivElement>(null);
  const [fitted, setFitted] = useState<{ of: unknown; tooLong: string[] } | null>(null);
  const ready = list.whole && fitted?.of === pages;
  useEffect(() => {
    const root = paper.current;
    if (!root || !list.whole) return;
    let current = true;
    void fitLabels(root).then((tooLong) => {
      const names = tooLong.map((one) => one.parentElement?.querySelector('.label-name')?.textContent ?? '');
      if (current) setFitted({ of: pages, tooLong: [...new Set(names)] });
    });
    return () => {
      current = false;
    };
  }, [pages, list.whole, shop.loaded]);

  return {
    wish,
    sheet,
    which,
    setWhich,
    perBox,
    setPerBox,
    /** 1-based place of the first label on the first sheet. */
    first,
    setFirst,
    /** Place at which the last print on this paper ended; 1 when it filled its sheet, or there was none. */
    next: begun?.sheet === sheet.id ? begun.next : 1,
    list,
    printed,
    pages,
    /** Element with the pages, whose texts are fitted. */
    paper,
    /** True when every text has its size. */
    ready,
    /** Names of the homes whose text fits at no size. */
    tooLong: ready ? fitted.tooLong : [],
    shop,
    problem,
    reload,
    choose(id: string): void {
      const chosen = { ...wish, sheet: sheetOf(id).id };
      history.replaceState(null, '', labelsPath(chosen));
      setWish(chosen);
      setFirst(1);
    },
    printNow(): void {
      const last = { sheet: sheet.id, next: nextFree(printed.length, sheet, first) };
      writeStoredJson(keptHere.labels, last);
      setBegun(last);
      print();
    },
  };
}
