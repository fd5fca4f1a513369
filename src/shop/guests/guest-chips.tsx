import { useStore } from '@nanostores/react';
import { Suspense, useState } from 'react';
import type { GuestWire } from '#domain/guests/guest.contract.ts';
import { SILENT_DAYS, SITTING } from '#domain/guests/guest.rules.ts';
import { homesOf } from '#domain/guests/homes.rules.ts';
import { $group, $over, $picked, $view, showGroup, showView } from '#shop/guests/guest-list.store.ts';
import { type GuestView, guestViews, homesOfView, type NextThing, nextThing } from '#shop/guests/guest-views.ts';
import * as say from '#shop/guests/guests.texts.ts';
import { Icon } from '#ui/icon.tsx';
import { lazyPart } from '#ui/lazy-part.tsx';

const GuestTagFilter = lazyPart(
  async () => (await import('#shop/guests/guest-tag-filter.tsx')).GuestTagFilter,
  () => null,
);

const labels: Record<GuestView, (homes: number) => string> = {
  all: say.viewAll,
  missing: say.viewMissing,
  unconfirmed: say.viewUnconfirmed,
  silent: say.viewSilent,
};

/**
 * One line of buttons that choose a part of the list by what is to be done, and the one button that does the next of
 * it. Parts without a home are not named, but the one in sight.
 * @param guests of the whole list; `grouped` are those of the chosen group
 */
export function GuestChips({ guests, grouped }: { guests: readonly GuestWire[]; grouped: readonly GuestWire[] }) {
  const view = useStore($view, { ssr: () => $view.get() });
  const group = useStore($group, { ssr: () => $group.get() });
  const [filters, setFilters] = useState(group !== '');
  const homes = homesOf(grouped);
  const counts = guestViews
    .map((one) => [one, homesOfView(homes, one).length] as const)
    .filter(([one, count]) => count > 0 || one === 'all' || one === view);
  const tagged = guests.some(({ side, events = [] }) => side || events.length > 0);
  return (
    <div className="guest-parts">
      {(counts.length > 1 || tagged) && (
        <div className="chips guest-chips" role="group" aria-label={say.views}>
          {counts.map(([one, count]) => (
            <button
              key={one}
              type="button"
              className="chip tabular"
              aria-pressed={one === view}
              onClick={() => showView(one)}
            >
              {labels[one](count)}
            </button>
          ))}
          {tagged && (
            <button type="button" className="chip" aria-expanded={filters} onClick={() => setFilters(!filters)}>
              <Icon name="filter" size={20} />
              {say.viewsFilter}
            </button>
          )}
        </div>
      )}
      <NextRow next={nextThing(homes, view)} several={guests.length > 1} />
      {tagged && filters && (
        <Suspense fallback={<span className="guest-filter" />}>
          <GuestTagFilter guests={guests} group={group} onGroup={showGroup} />
        </Suspense>
      )}
    </div>
  );
}

/** Button of the next thing, and the one that chooses several guests. */
function NextRow({ next, several }: { next: NextThing | null; several: boolean }) {
  const picked = useStore($picked, { ssr: () => $picked.get() });
  if (!next && (picked || !several)) return null;
  return (
    <div className="guest-next">
      {next && (
        <button
          type="button"
          className="button"
          title={next.kind === 'remind' ? say.nextRemindWhy(SILENT_DAYS) : undefined}
          onClick={() => doNext(next)}
        >
          {next.kind !== 'look' && <Icon name="chat" size={20} />}
          <span>{nextText(next)}</span>
        </button>
      )}
      {several && !picked && (
        <button type="button" className="button button-plain" onClick={() => $picked.set(new Set())}>
          {say.listMany}
        </button>
      )}
    </div>
  );
}

function doNext({ kind, homes }: NextThing): void {
  if (kind === 'look') showView('unconfirmed');
  else $over.set({ kind: 'ask', guests: homes.slice(0, SITTING) });
}

function nextText({ kind, homes: { length } }: NextThing): string {
  if (kind === 'look') return say.nextCheck(length);
  if (kind === 'ask') return length > SITTING ? say.nextAskSome(SITTING, length) : say.nextAsk(length);
  return length > SITTING ? say.nextRemindSome(SITTING, length) : say.nextRemind(length);
}
