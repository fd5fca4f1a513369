import { type ReactNode, useState } from 'react';
import { recordPathOf } from '#office/frame/catalogue-paths.ts';
import { kindDeclarations } from '#office/catalogue/declarations/staff-lists.ts';
import type { PlanGroup } from '#office/catalogue/plan-groups.ts';
import { hasBegun } from '#office/catalogue/plan-form.ts';
import type { PlannedChange } from '#domain/catalogue/schedule.contract.ts';
import { isFailure, outcomeText, planText } from '#domain/catalogue/schedule.rules.ts';
import { readableMoment } from '#lib/dates.ts';
import { formatRupees } from '#lib/money.ts';
import * as say from '#office/catalogue/plans.texts.ts';

/** Names of a group that are shown at first. */
const FIRST = 5;

interface PlannedListProps {
  groups: readonly PlanGroup[];
  /** True to show the records' names, in a list about many records. */
  named?: boolean;
  onChange?(change: PlannedChange): void;
  /** Removes plans or past changes. */
  onRemove(group: PlanGroup): void;
  /** Makes the caller the author of plans whose author has left. */
  onTakeOver(group: PlanGroup): void;
}

/** Lists groups of plans and past changes, with buttons to edit, take over or remove them. */
export function PlannedList({ groups, named = false, onChange, onRemove, onTakeOver }: PlannedListProps) {
  return (
    <ul className="staff-list plan-list">
      {groups.map((group) => {
        const [first, ...rest] = group;
        return (
          <li key={first.id}>
            <span>
              {named && <Names group={group} />}
              <strong>{wordsOf(group)}</strong>
              <small>{notesOf(group)}</small>
            </span>
            <span className="staff-tools">
              {onChange && rest.length === 0 && first.nextAt !== null && (
                <button type="button" className="button button-quiet" onClick={() => onChange(first)}>
                  <span>{hasBegun(first) ? say.changeEnd : say.change}</span>
                  <Of group={group} />
                </button>
              )}
              {first.byGone && first.nextAt !== null && (
                <button type="button" className="button button-quiet" onClick={() => onTakeOver(group)}>
                  {say.takeOver}
                  <Of group={group} />
                </button>
              )}
              {(first.nextAt !== null || isFailure(first.outcome)) && (
                <button type="button" className="button button-quiet" onClick={() => onRemove(group)}>
                  {removeText(group)}
                  <Of group={group} />
                </button>
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** Adds the plan to a button's label for screen readers. */
function Of({ group }: { group: PlanGroup }): ReactNode {
  const [{ name }] = group;
  return <span className="visually-hidden">{` ${name ? `${name}: ` : ''}${wordsOf(group)}`}</span>;
}

function removeText([first, ...rest]: PlanGroup): string {
  if (first.nextAt === null) return say.clear;
  if (hasBegun(first)) return rest.length > 0 ? say.keepPrices : say.keepPrice(formatRupees(first.price ?? 0));
  return rest.length > 0 ? say.removeAll(rest.length + 1) : say.remove;
}

/** Returns the description of a group's change; without the price when its records have different ones. */
function wordsOf([first, ...rest]: PlanGroup): string {
  const same = rest.every(({ price }) => price === first.price);
  return planText(same ? first : { ...first, price: null });
}

/** Returns the notes of a group: its author, and its outcome or the obstacle to it. */
function notesOf([change, ...rest]: PlanGroup): string {
  const { by, byGone, inBin, nextAt, outcome, reason, doneAt, price, priceBefore, priceNow } = change;
  const notes = [(byGone ? say.plannedByGone : say.plannedBy)(by)];
  if (nextAt === null) notes.unshift(outcomeText(outcome, reason), doneAt === null ? '' : readableMoment(doneAt));
  else if (hasBegun(change)) {
    const [before, now] = [formatRupees(priceBefore ?? 0), formatRupees(priceNow ?? 0)];
    if (rest.length > 0) notes.unshift(priceNow === price ? say.runsUntilSeveral : say.priceSetSinceSeveral);
    else notes.unshift(priceNow === price ? say.runsUntil(before) : say.priceSetSince(now));
  } else if (inBin) notes.push(say.waitsInBin);
  return notes.filter(Boolean).join(' · ');
}

/** Lists the records of a group as links, at first at most `FIRST`. */
function Names({ group }: { group: PlanGroup }) {
  const [all, setAll] = useState(false);
  const [first, ...rest] = group;
  const { one, many } = kindDeclarations[first.kind];
  const link = ({ kind, recordId, name }: PlannedChange) => (
    <a href={recordPathOf(kind, recordId)}>{name || say.untitled(one)}</a>
  );
  if (rest.length === 0) return <span className="plan-names">{link(first)}</span>;
  return (
    <span className="plan-names">
      <span>{`${group.length} ${many.toLowerCase()}: `}</span>
      {(all ? group : group.slice(0, FIRST)).map((change, at) => (
        <span key={change.id}>
          {at > 0 && <span>, </span>}
          {link(change)}
          {change.what === 'price' && <span>{` ${formatRupees(change.price ?? 0)}`}</span>}
        </span>
      ))}
      {group.length > FIRST && !all && (
        <button type="button" className="button button-quiet plan-more" onClick={() => setAll(true)}>
          {say.showNames(group.length)}
        </button>
      )}
    </span>
  );
}
