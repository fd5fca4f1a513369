import { useStore } from '@nanostores/react';
import { useEffect, useEffectEvent, useState } from 'react';
import * as say from '#shop/checkout/order-steps.texts.ts';
import { broughtBy } from '#shop/checkout/use-brought.ts';
import { boxesOf, type Order } from '#shop/checkout/use-order.ts';
import { forgetBrought, guestsFor, handOver } from '#shop/guests/brought-guests.ts';
import { ImportBegin } from '#shop/guests/import-begin.tsx';
import { ImportDone } from '#shop/guests/import-done.tsx';
import { ImportLook } from '#shop/guests/import-look.tsx';
import { $import, beginAt } from '#shop/guests/import.store.ts';
import { useImportRows } from '#shop/guests/use-import-rows.ts';
import { useImportSaving } from '#shop/guests/use-import-saving.ts';

const NOBODY = { chosen: false, leftOut: '' };

/**
 * The import of guests within the order: the list is pasted, looked at and saved, the new homes get a box each, or as many as stand behind a name, and the
 * order goes on by itself unless rows were left out.
 * @param onDone called with whether homes were chosen, and a sentence when new guests get no box
 */
export function PasteGuests({
  order,
  onDone,
}: {
  order: Order;
  onDone: (brought: { chosen: boolean; leftOut: string }) => void;
}) {
  const { sheets } = useStore($import, { ssr: () => $import.get() });
  const [here] = useState(() => location.pathname + location.search);
  const [isRead, setRead] = useState(false);
  useEffect(() => {
    // Whoever leaves the page meanwhile finds the new guests chosen on the way back.
    beginAt(here);
    handOver(here, []);
  }, [here]);
  const found = useImportRows(order.list);
  const saving = useImportSaving(found, order.onImported);
  const { saved, sent } = saving;
  const isWhole = saved !== null && saved.messages.length + found.waiting.length === 0;
  const take = useEffectEvent((): void => {
    const ids = guestsFor(here);
    const there = new Set(order.list.map(({ _id }) => _id));
    // The list with the new guests is on its way.
    if (!ids.every((id) => there.has(id))) return;
    const { homes, said, isWhole: areAll } = broughtBy(order.list, ids, order.had);
    order.setGuests(boxesOf(order.list, homes));
    forgetBrought(here);
    onDone({ chosen: homes.length > 0, leftOut: areAll ? '' : said });
  });
  useEffect(() => {
    if (saved && (isWhole || isRead)) take();
  }, [saved, isWhole, isRead, order.list]);
  return (
    <section className="card card-body">
      {saved && !isWhole ? (
        <ImportDone
          saved={{ ...saved, back: '' }}
          found={found}
          onMend={saving.goOn}
          onClose={() => setRead(true)}
          on={say.goOn}
        />
      ) : sheets.length === 0 ? (
        <div className="form-stack">
          <ImportBegin />
          {order.guests.length > 0 && (
            <p>
              <button type="button" className="button button-plain" onClick={() => onDone(NOBODY)}>
                {say.backToGuests}
              </button>
            </p>
          )}
        </div>
      ) : (
        <ImportLook found={sent?.found ?? found} saving={saving} onClose={() => onDone(NOBODY)} />
      )}
    </section>
  );
}
