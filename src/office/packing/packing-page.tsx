import { useStore } from '@nanostores/react';
import { Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { storageWorks } from '#client/storage-works.ts';
import { toast } from '#client/toast.ts';
import { Gate } from '#office/frame/gate.tsx';
import type { ParcelOutcome } from '#domain/parcels/fulfilment.contract.ts';
import { leftOutText } from '#domain/parcels/late-home.rules.ts';
import { PackingBar } from '#office/packing/packing-bar.tsx';
import { PackingGroupView, type Told } from '#office/packing/packing-group.tsx';
import {
  type Grouping,
  groupings,
  homeMatches,
  packingGroups,
  packingProgress,
  PUT_ASIDE,
} from '#domain/packing/packing.rules.ts';
import type { PackingRow } from '#domain/packing/packing.contract.ts';
import { parcelKey, queuedStates, type QueuedChange } from '#domain/packing/tick-queue.rules.ts';
import { $queue, type Answered, openQueue, queueChange, undoQueuedChange } from '#office/packing/tick-queue.store.ts';
import { usePacking } from '#office/packing/use-packing.ts';
import type { StaffMe } from '#domain/staff/staff.contract.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Failure } from '#ui/failure.tsx';
import { SearchForm } from '#ui/search-form.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { lazyPart } from '#ui/lazy-part.tsx';

// Tables are read and written at the end of the day; boxes are ticked all day long.
const CourierPanel = lazyPart(async () => (await import('#office/packing/courier-panel.tsx')).CourierPanel);

/** Page of the parcels to pack, grouped and searchable, each with a checkbox. Works offline and on a phone. */
export function PackingPage() {
  return (
    <Gate room="/back-office/packing" title="Packing">
      {(me) => <Packing me={me} />}
    </Gate>
  );
}

const groupingNames: Record<Grouping, string> = {
  design: 'Design',
  state: 'State',
  city: 'City',
  area: 'Pincode',
};

function Packing({ me }: { me: StaffMe }) {
  const { list, problem, reload, take } = usePacking({}, true);
  const changes = useStore($queue, { ssr: () => [] });
  const [by, setBy] = useState<Grouping>(() => {
    const asked = new URLSearchParams(location.search).get('by');
    return groupings.find((one) => one === asked) ?? 'design';
  });
  const [search, setSearch] = useState('');
  const [open, setOpen] = useState<ReadonlySet<string> | null>(null);
  const [told, setTold] = useState<ReadonlyMap<string, Told>>(new Map());
  /** Changes that the server confirmed, by home, kept for undoing them. */
  const [done, setDone] = useState<ReadonlyMap<string, QueuedChange>>(new Map());
  /** Homes of the last imported courier table whose tracking number was not stored. */
  const [notGiven, setNotGiven] = useState<readonly ParcelOutcome[]>([]);
  const [last, setLast] = useState<QueuedChange['batch']>('');

  const onAnswer = useCallback(
    ({ change: made, outcomes }: Answered) => {
      take(outcomes.map(({ orderId, position, parcel }) => ({ orderId, position, ...parcel })));
      setTold((held) => withOutcomes(held, outcomes, made));
      setDone((held) => {
        const next = new Map(held);
        for (const one of outcomes)
          if (made.state && one.outcome === 'done') next.set(parcelKey(one), made);
          else next.delete(parcelKey(one));
        return next;
      });
      const sent = outcomes.filter(({ outcome }) => outcome === 'done').length;
      if (made.state === 'sent' && sent > 0)
        toast(sent === 1 ? 'One home is marked as sent.' : `${sent} homes are marked as sent.`, { kind: 'done' });
      const left = outcomes.filter(({ outcome }) => outcome === 'changed' || outcome === 'refused');
      if (made.state === 'sent') setNotGiven(left);
      const others = left.length;
      if (others > 0)
        toast(others === 1 ? 'One home was not changed; see the note there.' : `${others} homes were not changed.`, {
          kind: 'problem',
        });
    },
    [take],
  );
  useEffect(() => openQueue({ id: me.id, name: me.name, onAnswer }), [me.id, me.name, onAnswer]);

  const queued = useMemo(() => queuedStates(changes), [changes]);
  const isPacked = (home: PackingRow): boolean => {
    if (home.state === 'cancelled') return false;
    const waiting = queued.get(parcelKey(home));
    return waiting ? waiting.state === 'packed' || waiting.state === 'sent' : !toPack.has(home.state);
  };
  const groups = useMemo(
    () => packingGroups(search ? list.homes.filter((home) => homeMatches(home, search)) : list.homes, by),
    [list.homes, by, search],
  );
  const opened = open ?? new Set(groups.slice(0, 1).map(({ key }) => key));

  const tick = (home: PackingRow, packed: boolean): void => {
    const key = parcelKey(home);
    setTold((held) => new Map([...held].filter(([other]) => other !== key)));
    const waiting = queued.get(key);
    const { orderId, position, name: text } = home;
    const parcels = [{ orderId, position }];
    if (packed) setLast(queueChange({ words: text, parcels, state: 'packed' }));
    else if (waiting?.state === 'packed' && waiting.parcels.length === 1) undoQueuedChange(waiting);
    else if (done.has(key)) undoQueuedChange({ batch: done.get(key)!.batch, words: text, parcels });
    // Packed by somebody else, or long ago: it is opened again.
    else queueChange({ words: text, parcels: [{ orderId, position, revision: home.revision }], state: 'making' });
    if (!packed) setLast('');
  };
  const choose = (chosen: Grouping): void => {
    history.replaceState(null, '', `?by=${chosen}`);
    setBy(chosen);
    setOpen(null);
  };

  const progress = packingProgress(list.homes, isPacked);

  if (problem && list.homes.length === 0) return <Failure message={problem} onRetry={reload} />;
  if (!list.whole && list.homes.length === 0) return <Skeleton lines={8} />;
  return (
    <>
      {!storageWorks() && (
        <p className="notice notice-problem">
          This browser keeps nothing, so ticks live as long as this page. Please do not close it before all are saved.
        </p>
      )}
      {list.waiting > 0 && <p className="notice">{leftOutText(list.waiting)}</p>}
      {list.homes.length === 0 ? (
        <EmptyState title="Nothing to pack" action={{ label: 'Look again', onPress: reload }}>
          New orders stand here as soon as they are paid.
        </EmptyState>
      ) : (
        <>
          <div className="packing-tools">
            <Segmented
              legend="Pack by"
              options={groupings.map((value) => ({ value, label: groupingNames[value] }))}
              value={by}
              onChange={choose}
            />
            <SearchForm
              name="Homes"
              label="Name, number or address"
              className="packing-search"
              typed={search}
              onType={setSearch}
              onSearch={setSearch}
            />
          </div>
          {groups.length === 0 && (
            <EmptyState title="No home found">{`Nobody on the list fits “${search}”.`}</EmptyState>
          )}
          <div className="packing-groups">
            {groups.map((group) => (
              <PackingGroupView
                key={group.key}
                group={group}
                by={by}
                contents={list.contents}
                cards={list.cards}
                isOpen={opened.has(group.key) || search !== ''}
                onToggle={() => {
                  const next = new Set(opened);
                  if (!next.delete(group.key)) next.add(group.key);
                  setOpen(next);
                }}
                isPacked={isPacked}
                queued={queued}
                told={told}
                onTick={tick}
              />
            ))}
          </div>
          <Suspense fallback={<Skeleton lines={3} />}>
            <CourierPanel homes={list.homes} contents={list.contents} notGiven={notGiven} />
          </Suspense>
        </>
      )}
      <PackingBar
        packed={progress.packed}
        total={progress.homes}
        me={me}
        undo={undoOf(last, changes, done)}
        onUndone={() => setLast('')}
      />
    </>
  );
}

/** States of a home whose boxes are not packed yet. */
const toPack: ReadonlySet<PackingRow['state']> = new Set(['placed', 'accepted', 'making']);

/**
 * Returns the change with the id `batch` from the queued or confirmed ones; null when it is in neither, or `batch` is
 * empty.
 */
function undoOf(
  batch: string,
  changes: readonly QueuedChange[],
  done: ReadonlyMap<string, QueuedChange>,
): QueuedChange | null {
  if (!batch) return null;
  return [...changes, ...done.values()].find((one) => one.batch === batch) ?? null;
}

/**
 * Returns the notes of homes updated by an answer: a note for each change that was refused or that another packer made
 * first; a change that was done removes its home's note.
 */
function withOutcomes(
  held: ReadonlyMap<string, Told>,
  outcomes: readonly ParcelOutcome[],
  made: QueuedChange,
): ReadonlyMap<string, Told> {
  const next = new Map(held);
  for (const one of outcomes) {
    const key = parcelKey(one);
    if (one.outcome === 'done' || (one.outcome === 'already' && made.state !== 'packed')) next.delete(key);
    else if (one.parcel.state === 'cancelled') next.set(key, { is: 'problem', message: PUT_ASIDE });
    else
      next.set(key, {
        is: one.outcome === 'already' ? 'already' : 'problem',
        message:
          one.outcome === 'already' ? `Somebody was faster. ${one.message} Please look for a second box.` : one.message,
      });
  }
  return next;
}
