import { recordsText } from '#domain/catalogue/record-words.rules.ts';
import { Suspense, useState } from 'react';
import { namedIn, recordPathOf } from '#office/frame/catalogue-paths.ts';
import { BulkBar, BulkChoice } from '#office/catalogue/bulk-bar.tsx';
import * as say from '#office/catalogue/catalogue.texts.ts';
import type { KindDeclaration } from '#office/catalogue/declarations/declaration.ts';
import { declarationOf } from '#office/catalogue/declarations/staff-lists.ts';
import { type ListView, partsOfListView, plainListView } from '#office/catalogue/list-path.ts';
import { ListTools } from '#office/catalogue/list-tools.tsx';
import { RecordRow } from '#office/catalogue/record-row.tsx';
import { useRecordList } from '#office/catalogue/use-record-list.ts';
import { useRowDrag } from '#office/catalogue/use-row-drag.ts';
import { useTitle } from '#office/frame/use-title.ts';
import { Gate } from '#office/frame/gate.tsx';
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
  useTitle(declaration?.many ?? say.catalogue);
  return (
    <Gate
      room="/back-office/catalogue"
      title={declaration?.many ?? say.catalogue}
      tools={declaration && <Tools declaration={declaration} />}
    >
      {() =>
        declaration ? (
          <List declaration={declaration} />
        ) : (
          <EmptyState title={say.listMissing} action={{ label: say.catalogue, href: '/back-office/catalogue' }} />
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
        {say.asTable}
      </a>
      {places === undefined && (
        <a className="button" href={recordPathOf(kind)}>
          {say.newRecord(one)}
        </a>
      )}
    </>
  );
}

function List({ declaration }: { declaration: KindDeclaration }) {
  const { kind, many, one, places } = declaration;
  const { loaded, view, change, undo, records, count, pages, place, selected, choose, ...list } =
    useRecordList(declaration);
  const drag = useRowDrag((id, from, to) => void place?.(id, from, to));
  return (
    <>
      <ListTools declaration={declaration} view={view} onChange={list.narrow} />
      {undo.notice}
      <Refusal message={list.problem} />
      {loaded.state === 'loading' && <Skeleton lines={8} />}
      {loaded.state === 'failed' && <Failure message={loaded.message} onRetry={list.reload} />}
      {loaded.state === 'ready' && (
        <>
          <div className="staff-found">
            {places === undefined && records.length > 0 && (
              <BulkChoice page={records} count={count} selected={selected} readAll={list.readAll} onChoose={choose} />
            )}
            <p className="soft" role="status">
              {count > 0 &&
                (place && count > 1 ? say.listSizeInOrder(recordsText(kind, count)) : recordsText(kind, count))}
            </p>
            {places !== undefined && count < places && (
              <a className="button" href={recordPathOf(kind)}>
                {say.newRecord(one)}
              </a>
            )}
          </div>
          {records.length === 0 && <Nothing many={many} view={view} onAll={() => change(plainListView)} />}
          <ul className="staff-records">
            {records.map((state, at) => (
              <RecordRow
                key={state.id}
                declaration={declaration}
                state={state}
                planned={loaded.data.planned[state.id]}
                place={list.first + at + 1}
                count={count}
                onPlace={place}
                drag={drag}
                chosen={list.isChosen(state.id)}
                onChoose={places === undefined ? (on) => choose([state], on) : undefined}
              />
            ))}
          </ul>
          {(pages > 1 || view.page > 1) && (
            <Suspense fallback={null}>
              <ListPages
                page={view.page}
                pages={pages}
                pathOf={(page) => list.pathOf({ ...view, page })}
                onPage={(page) => change({ page })}
              />
            </Suspense>
          )}
          <BulkBar declaration={declaration} selected={selected} onTry={undo.rest} onDone={list.changedMany} />
        </>
      )}
    </>
  );
}

/** Says why a list is empty: nothing is found, or nothing is there yet. */
function Nothing({ many, view, onAll }: { many: string; view: ListView; onAll(): void }) {
  if (Object.keys(partsOfListView(view)).length === 0)
    return <EmptyState title={say.listEmpty(many.toLowerCase())}>{say.listEmptyNote}</EmptyState>;
  return (
    <EmptyState
      title={view.state === 'bin' ? say.binEmpty : say.nothingFound}
      action={{ label: say.showAll, onPress: onAll }}
    />
  );
}
