import { useState } from 'react';
import { byDue, dueDay, dayWithYear } from '#domain/planning/due.rules.ts';
import type { PlanningWire } from '#domain/catalogue/checklist.contract.ts';
import { checklistText } from '#domain/planning/planning.rules.ts';
import * as say from '#shop/planning/event-day.texts.ts';
import { useEventDay } from '#shop/planning/use-event-day.ts';
import { yearMonthDay } from '#lib/dates.ts';

interface ChecklistProps {
  list: PlanningWire;
  isTicked(itemId: string): boolean;
  onToggle(itemId: string): void;
}

/**
 * Checklist with a checkbox for each task. With the day of the event, the family's or the one typed here, each task shows its due day, and the list can be
 * sorted by it.
 */
export function Checklist({ list, isTicked, onToggle }: ChecklistProps) {
  const { day, celebration, set } = useEventDay(list.category);
  const [sorted, setSorted] = useState(false);
  const items = sorted && day ? byDue(list.items) : list.items;
  const today = yearMonthDay(new Date().toISOString());
  return (
    <div className="checklist">
      <div className="checklist-tools no-print">
        <label className="field">
          <span className="field-label">
            {say.eventDay}{' '}
            <span className="field-optional">
              {day !== '' && day === celebration ? say.dayOfCelebration : say.dayKept}
            </span>
          </span>
          <input className="input" type="date" value={day} onChange={(event) => set(event.target.value)} />
        </label>
        {day && (
          <label className="check">
            <input type="checkbox" checked={sorted} onChange={() => setSorted(!sorted)} />
            {say.sortByDay}
          </label>
        )}
      </div>
      {celebration !== '' && day !== celebration && (
        <p className="notice no-print">
          <span>{say.otherDay(celebration)}</span>
          <button type="button" className="button button-plain" onClick={() => set('')}>
            {say.takeDay}
          </button>
        </p>
      )}
      <ul className="checklist-items">
        {items.map((item) => (
          <ChecklistItem
            key={item.id}
            text={item.text}
            due={dueDay(day, item.daysBefore)}
            today={today}
            ticked={isTicked(item.id)}
            onToggle={() => onToggle(item.id)}
          />
        ))}
      </ul>
    </div>
  );
}

interface ItemProps {
  text: string;
  due: string | null;
  today: string;
  ticked: boolean;
  onToggle: () => void;
}

function ChecklistItem({ text, due, today, ticked, onToggle }: ItemProps) {
  const [whole, setWhole] = useState(false);
  const short = checklistText(text);
  const late = due !== null && !ticked && due < today;
  return (
    <li className={ticked ? 'checklist-item is-ticked' : 'checklist-item'}>
      <label className="check" title={short === text ? undefined : text}>
        <input type="checkbox" checked={ticked} onChange={onToggle} />
        <span>
          {whole || short === text ? (
            text
          ) : (
            <>
              <span className="no-print">{short}</span>
              <span className="print-only">{text}</span>
            </>
          )}
        </span>
      </label>
      {due && (
        <span className={late ? 'badge badge-warn' : 'badge'}>
          {late ? say.dueWas(dayWithYear(due)) : say.dueBy(dayWithYear(due))}
        </span>
      )}
      {short !== text && (
        <button
          type="button"
          className="checklist-more no-print"
          aria-expanded={whole}
          aria-label={whole ? say.itemLessHeard(short) : say.itemMoreHeard(short)}
          onClick={() => setWhole(!whole)}
        >
          {whole ? say.itemLess : say.itemMore}
        </button>
      )}
    </li>
  );
}

/** Shows the progress of a checklist as text and a bar. */
export function Progress({ done, of }: { done: number; of: number }) {
  return (
    <span className="checklist-progress">
      <progress max={of} value={done} aria-hidden="true" />
      <span className="small tabular">{say.doneOf(done, of)}</span>
    </span>
  );
}
