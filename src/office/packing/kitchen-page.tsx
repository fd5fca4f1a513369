import { useState } from 'react';
import { useCall } from '#client/use-call.ts';
import { useSeenAgain } from '#client/use-seen-again.ts';
import { Gate } from '#office/frame/gate.tsx';
import { SeenFrom } from '#office/frame/seen-from.tsx';
import { useKept } from '#office/frame/use-kept.ts';
import { DayBadge } from '#office/packing/day-badge.tsx';
import {
  aboutWeight,
  allDays,
  dayProblems,
  type KitchenLine,
  pieceCount,
  portionText,
} from '#domain/packing/kitchen.rules.ts';
import { type KitchenTick, readKitchen } from '#domain/packing/packing.contract.ts';
import { useKitchenTicks } from '#office/packing/use-kitchen-ticks.ts';
import { nearDay, nearMoment } from '#lib/dates.ts';
import * as packingTexts from '#office/packing/packing.texts.ts';
import * as say from '#office/packing/kitchen.texts.ts';
import { ColumnHeads } from '#ui/column-heads.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Failure } from '#ui/failure.tsx';
import { Icon } from '#ui/icon.tsx';
import { Refusal } from '#ui/refusal.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

/** Page of the sweets to make, by day or in total, to print and to tick as ready. */
export function KitchenPage() {
  return (
    <Gate room="/back-office/kitchen" title={say.kitchenTitle} tools={<PrintButton />}>
      {() => <Kitchen />}
    </Gate>
  );
}

const PrintButton = () => (
  <button type="button" className="button button-quiet no-print" onClick={() => print()}>
    {say.print}
  </button>
);

const nothingReady: readonly KitchenTick[] = [];

function Kitchen() {
  const { loaded: asked, reload, refresh } = useCall(readKitchen, {});
  const { loaded, from } = useKept('kitchen', asked, reload);
  useSeenAgain(refresh);
  const [by, setBy] = useState<'day' | 'sweet'>('day');
  const days = loaded.data?.days ?? [];
  const ticks = useKitchenTicks(loaded.data?.ready ?? nothingReady);
  if (loaded.state === 'loading') return <Skeleton lines={6} />;
  if (loaded.state === 'failed') return <Failure message={loaded.message} onRetry={reload} />;
  if (days.length === 0)
    return (
      <EmptyState title={say.nothingToMake} action={{ label: packingTexts.lookAgain, onPress: reload }}>
        {say.nothingToMakeHint}
      </EmptyState>
    );
  return (
    <>
      <div className="no-print">
        <Segmented<'day' | 'sweet'>
          legend={<span className="visually-hidden">{say.addUpHeard}</span>}
          options={[
            { value: 'day', label: say.byDay },
            { value: 'sweet', label: say.allDays },
          ]}
          value={by}
          onChange={setBy}
        />
      </div>
      <SeenFrom at={from} />
      <p className="kitchen-as-of">
        <span>{say.notPackedYet(nearMoment(loaded.data.at))}</span>
        <button type="button" className="button button-plain no-print" onClick={reload}>
          <Icon name="retry" size={20} />
          <span className="visually-hidden">{packingTexts.lookAgain}</span>
        </button>
      </p>
      <p className="no-print" role="status">
        {ticks.waiting > 0 && say.changesNotSent(ticks.waiting)}
      </p>
      <Refusal message={ticks.problem} />
      {by === 'sweet' ? (
        <KitchenTable caption={say.allDays} lines={allDays(days)} />
      ) : (
        days.map(({ lines, day, ...rest }) => (
          <section key={day} className="kitchen-day">
            <h2>
              {nearDay(day)} <DayBadge day={day} />
            </h2>
            {dayProblems({ day, lines, ...rest }, loaded.data.plan).map((text) => (
              <p key={text} className="kitchen-over">
                <span className="badge badge-warn">{text}</span>
              </p>
            ))}
            <KitchenTable
              caption={say.toBeReadyBy(nearDay(day))}
              lines={lines}
              ready={({ id }) => ticks.partsOf(day, id)}
              by={({ id }) => ticks.byOf(day, id)}
              onReady={({ id, parts }, isReady) => ticks.tick(day, id, isReady ? parts : 0)}
            />
          </section>
        ))
      )}
    </>
  );
}

interface TableProps {
  caption: string;
  lines: readonly KitchenLine[];
  /** Returns the amount marked as ready; when missing, the table has no checkboxes. */
  ready?(line: KitchenLine): number;
  /** Returns the name of the staff member who ticked the line. */
  by?(line: KitchenLine): string;
  onReady?(line: KitchenLine, isReady: boolean): void;
}

function KitchenTable({ caption, lines, ready, by, onReady }: TableProps) {
  const sum = lines.reduce((total, { parts }) => total + parts, 0);
  return (
    <table className="kitchen-table">
      <caption className="visually-hidden">{caption}</caption>
      <ColumnHeads names={[ready ? 'Ready' : false, 'What', say.weight, 'Pieces']} />
      <tbody>
        {lines.map((line) => {
          const before = ready?.(line) ?? 0;
          const isReady = before >= line.parts;
          return (
            <tr key={line.id} className={isReady ? 'is-ready' : undefined}>
              {ready && (
                <td className="kitchen-tick">
                  <label>
                    <input
                      type="checkbox"
                      checked={isReady}
                      aria-label={say.isReadyHeard(line.name)}
                      onChange={({ target }) => onReady?.(line, target.checked)}
                    />
                  </label>
                </td>
              )}
              <th scope="row">
                {line.name}
                {isReady && by?.(line) && <small className="kitchen-by no-print"> {by(line)}</small>}
                {before > 0 && !isReady && (
                  <small className="badge badge-warn">{say.moreSinceTicked(aboutWeight(line.parts - before))}</small>
                )}
              </th>
              <td className="kitchen-sum">{aboutWeight(line.parts)}</td>
              <td>
                {line.portions.length > 1 && (
                  <strong>{`${pieceCount(line.portions).toLocaleString('en-IN')}: `}</strong>
                )}
                {portionText(line.portions).map((text) => (
                  <span key={text} className="kitchen-portion">
                    {text}
                  </span>
                ))}
              </td>
            </tr>
          );
        })}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={ready ? 2 : 1}>
            {say.total}
          </th>
          <td className="kitchen-sum">{aboutWeight(sum)}</td>
          <td>{lines.reduce((total, { portions }) => total + pieceCount(portions), 0).toLocaleString('en-IN')}</td>
        </tr>
      </tfoot>
    </table>
  );
}
