import { useStore } from '@nanostores/react';
import { Suspense, useEffect, useMemo, useState } from 'react';
import { storageWorks } from '#client/storage-works.ts';
import { Gate } from '#office/frame/gate.tsx';
import { SeenFrom } from '#office/frame/seen-from.tsx';
import { leftOutText } from '#domain/parcels/late-home.rules.ts';
import { PackingBar } from '#office/packing/packing-bar.tsx';
import { PackingGroupView } from '#office/packing/packing-group.tsx';
import {
  type Grouping,
  groupings,
  homeMatches,
  packingGroups,
  packingProgress,
} from '#domain/packing/packing.rules.ts';
import { queuedStates } from '#domain/packing/tick-queue.rules.ts';
import { isPacked } from '#office/packing/packing-ticks.rules.ts';
import { $ticks, NO_TICKS, openTicks } from '#office/packing/packing-ticks.store.ts';
import { $queue } from '#office/packing/tick-queue.store.ts';
import { type PackingList, usePacking } from '#office/packing/use-packing.ts';
import type { StaffMe } from '#domain/staff/staff.contract.ts';
import * as say from '#office/packing/packing.texts.ts';
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
    <Gate room="/back-office/packing" title={say.packingTitle}>
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
  const { list, from, problem, reload, take } = usePacking({}, true);
  const queued = queuedStates(useStore($queue, { ssr: () => [] }));
  const { notGiven } = useStore($ticks, { ssr: () => NO_TICKS });
  useEffect(() => openTicks({ id: me.id, name: me.name }, take), [me.id, me.name, take]);
  const progress = packingProgress(list.homes, (home) => isPacked(home, queued));

  if (problem && list.homes.length === 0) return <Failure message={problem} onRetry={reload} />;
  if (!list.whole && list.homes.length === 0) return <Skeleton lines={8} />;
  return (
    <>
      {!storageWorks() && <p className="notice notice-problem">{say.ticksNotKept}</p>}
      <SeenFrom at={from} />
      {list.waiting > 0 && <p className="notice">{leftOutText(list.waiting)}</p>}
      {list.homes.length === 0 ? (
        <EmptyState title={say.nothingToPack} action={{ label: say.lookAgain, onPress: reload }}>
          {say.nothingToPackHint}
        </EmptyState>
      ) : (
        <>
          <Groups list={list} />
          <Suspense fallback={<Skeleton lines={3} />}>
            <CourierPanel homes={list.homes} contents={list.contents} notGiven={notGiven} />
          </Suspense>
        </>
      )}
      <PackingBar packed={progress.packed} total={progress.homes} me={me} />
    </>
  );
}

/** Shows the homes in foldable groups, with the choice of the grouping and a search. */
function Groups({ list }: { list: PackingList }) {
  const [by, setBy] = useState<Grouping>(() => {
    const asked = new URLSearchParams(location.search).get('by');
    return groupings.find((one) => one === asked) ?? 'design';
  });
  const [search, setSearch] = useState('');
  const [open, setOpen] = useState<ReadonlySet<string> | null>(null);
  const groups = useMemo(
    () => packingGroups(search ? list.homes.filter((home) => homeMatches(home, search)) : list.homes, by),
    [list.homes, by, search],
  );
  const opened = open ?? new Set(groups.slice(0, 1).map(({ key }) => key));
  const choose = (chosen: Grouping): void => {
    history.replaceState(null, '', `?by=${chosen}`);
    setBy(chosen);
    setOpen(null);
  };
  const toggle = (key: string): void => {
    const next = new Set(opened);
    if (!next.delete(key)) next.add(key);
    setOpen(next);
  };
  return (
    <>
      <div className="packing-tools">
        <Segmented
          legend={<span className="visually-hidden">{say.packBy}</span>}
          options={groupings.map((value) => ({ value, label: groupingNames[value] }))}
          value={by}
          onChange={choose}
        />
        <SearchForm
          name="Homes"
          label={say.searchHomes}
          placeholder={say.searchHomes}
          className="packing-search"
          typed={search}
          onType={setSearch}
          onSearch={setSearch}
        />
      </div>
      {groups.length === 0 && <EmptyState title={say.noHomeFound}>{say.noHomeFoundHint(search)}</EmptyState>}
      <div className="packing-groups">
        {groups.map((group) => (
          <PackingGroupView
            key={group.key}
            group={group}
            by={by}
            contents={list.contents}
            cards={list.cards}
            isOpen={opened.has(group.key) || search !== ''}
            onToggle={() => toggle(group.key)}
          />
        ))}
      </div>
    </>
  );
}
