import { Suspense, useState } from 'react';
import { announce } from '#client/announce.ts';
import { call, type CallResult } from '#client/api.ts';
import { useCall } from '#client/use-call.ts';
import { listPathOf, namedIn, recordPathOf } from '#office/catalogue/paths.ts';
import { BulkBar } from '#office/catalogue/bulk-bar.tsx';
import type { KindDeclaration } from '#office/catalogue/declarations/declaration.ts';
import { declarationOf } from '#office/catalogue/declarations/staff-lists.ts';
import {
  isArrangeable,
  type ListView,
  partsOfListView,
  plainListView,
  readListView,
  writeListView,
} from '#office/catalogue/list-path.ts';
import { ListTools } from '#office/catalogue/list-tools.tsx';
import { RecordRow } from '#office/catalogue/record-row.tsx';
import { useRowDrag } from '#office/catalogue/use-row-drag.ts';
import { useTitle } from '#office/frame/use-title.ts';
import { useUndo } from '#office/frame/use-undo.tsx';
import { Way } from '#office/catalogue/way.tsx';
import { useListView } from '#office/frame/use-list-view.ts';
import { Gate } from '#office/frame/gate.tsx';
import {
  pageStaffRecords,
  placeStaffRecords,
  RECORD_PAGE,
  type RecordState,
} from '#domain/catalogue/staff-record.contract.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Failure } from '#ui/failure.tsx';
import { Refusal } from '#ui/refusal.tsx';
import { lazyPart } from '#ui/lazy-part.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

// What stands below a long list comes after the list.
const ListPages = lazyPart(async () => (await import('#office/frame/list-pages.tsx')).ListPages);

/** Page of the records of one kind: search, filters, sorting, manual order and bulk changes. */
export function ListPage() {
  const [declaration] = useState(() => declarationOf(namedIn(location.pathname).kind));
  useTitle(declaration?.many ?? 'Catalogue');
  return (
    <Gate
      room="/back-office/catalogue"
      title={declaration?.many ?? 'Catalogue'}
      way={<Way />}
      tools={declaration && <Tools declaration={declaration} />}
    >
      {() =>
        declaration ? (
          <List declaration={declaration} />
        ) : (
          <EmptyState title="There is no such list" action={{ label: 'Catalogue', href: '/back-office/catalogue' }} />
        )
      }
    </Gate>
  );
}

/** Links to the kind's table and, unless its number of records is fixed, to the form of a new record. */
function Tools({ declaration: { kind, one, places } }: { declaration: KindDeclaration }) {
  return (
    <>
      <a className="button button-quiet" href={`/back-office/sheets?kind=${kind}`}>
        As a table
      </a>
      {places === undefined && (
        <a className="button" href={recordPathOf(kind)}>
          {`New ${one}`}
        </a>
      )}
    </>
  );
}

function List({ declaration }: { declaration: KindDeclaration }) {
  const { kind, many, one, places } = declaration;
  const pathOf = (asked: ListView): string => `${listPathOf(kind)}${writeListView(asked)}`;
  const [view, change] = useListView(readListView, pathOf);
  const { loaded, reload } = useCall(pageStaffRecords, { params: { kind }, query: partsOfListView(view) });
  const undo = useUndo(reload);
  const [chosen, setChosen] = useState<ReadonlyMap<string, RecordState>>(new Map());
  const [problem, setProblem] = useState('');
  const records = loaded.state === 'ready' ? loaded.data.records : [];
  const count = loaded.state === 'ready' ? loaded.data.count : 0;
  // As they are now where this page shows them, else as they were when they were chosen.
  const selected = [...chosen.values()].map((state) => records.find(({ id }) => id === state.id) ?? state);
  const choose = (states: readonly RecordState[], on: boolean): void =>
    setChosen((before) => {
      const next = new Map(before);
      for (const state of states)
        if (on) next.set(state.id, state);
        else next.delete(state.id);
      return next;
    });
  const readAll = async (): Promise<CallResult<RecordState[]>> => {
    const found: RecordState[] = [];
    for (let page = 1, pages = 1; page <= pages; page += 1) {
      const query = { ...partsOfListView(view), page };
      const answer = await call(pageStaffRecords, { params: { kind }, query });
      if (!answer.ok) return answer;
      found.push(...answer.data.records);
      pages = answer.data.pages;
    }
    return { ok: true, data: found };
  };

  const first = (view.page - 1) * RECORD_PAGE;
  /**
   * Moves a record to a 1-based position in the list and offers an undo; does nothing for its own position or one
   * outside the list.
   */
  const place = async (id: string, from: number, to: number): Promise<void> => {
    if (to < 1 || to > count || to === from) return;
    setProblem('');
    undo.rest();
    const put = (at: number) => call(placeStaffRecords, { params: { kind }, body: { ids: [id], at: at - 1 } });
    const answer = await put(to);
    if (!answer.ok) return setProblem(answer.message);
    const record = records.find((row) => row.id === id)?.record ?? {};
    announce(`${declaration.title(record)} is at place ${to} of ${count} now.`);
    undo.done(`${declaration.title(record)} was put to place ${to}.`, () => put(from));
    reload();
  };
  const arrange = declaration.arranged && isArrangeable(view) ? place : undefined;
  const drag = useRowDrag((id, from, to) => void place(id, from, to));
  const narrowed = Object.keys(partsOfListView(view)).length > 0;
  return (
    <>
      <ListTools
        declaration={declaration}
        view={view}
        onChange={(parts, typing) => {
          // Nothing stays chosen that is not found any more.
          setChosen(new Map());
          change(parts, typing);
        }}
      />
      {undo.notice}
      <Refusal message={problem} />
      {loaded.state === 'loading' && <Skeleton lines={8} />}
      {loaded.state === 'failed' && <Failure message={loaded.message} onRetry={reload} />}
      {loaded.state === 'ready' && (
        <>
          <div className="staff-found">
            {places === undefined && records.length > 0 && (
              <BulkBar
                declaration={declaration}
                page={records}
                count={count}
                selected={selected}
                readAll={readAll}
                onTry={undo.rest}
                onChoose={choose}
                onDone={(said, back) => {
                  undo.done(said, back);
                  setChosen(new Map());
                  reload();
                }}
              />
            )}
            <p className="soft" role="status">
              {`${count === 0 ? '' : `${count} ${count === 1 ? one : many.toLowerCase()}`}${
                arrange && count > 1
                  ? '. The site shows them in this order: drag them by their dots, or use the arrows.'
                  : ''
              }`}
            </p>
            {places !== undefined && count < places && (
              <a className="button" href={recordPathOf(kind)}>
                {`New ${one}`}
              </a>
            )}
          </div>
          {records.length === 0 &&
            (narrowed ? (
              <EmptyState
                title={view.state === 'bin' ? 'The bin is empty' : 'Nothing like that is here'}
                action={{ label: 'Show all', onPress: () => change(plainListView) }}
              />
            ) : (
              <EmptyState title={`There are no ${many.toLowerCase()} yet`}>
                The first one you add is on the site a moment later.
              </EmptyState>
            ))}
          <ul className="staff-records">
            {records.map((state, at) => (
              <RecordRow
                key={state.id}
                declaration={declaration}
                state={state}
                planned={loaded.data.planned[state.id]}
                place={first + at + 1}
                count={count}
                onPlace={arrange}
                drag={drag}
                chosen={chosen.has(state.id)}
                onChoose={places === undefined ? (on) => choose([state], on) : undefined}
              />
            ))}
          </ul>
          {(loaded.data.pages > 1 || view.page > 1) && (
            <Suspense fallback={null}>
              <ListPages
                page={view.page}
                pages={loaded.data.pages}
                pathOf={(page) => pathOf({ ...view, page })}
                onPage={(page) => change({ page })}
              />
            </Suspense>
          )}
        </>
      )}
    </>
  );
}
