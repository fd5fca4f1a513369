import type { ReactNode } from 'react';
import { dayInWords, dayAndMonth } from '#domain/delivery/calendar.rules.ts';
import type { PlannedDelivery } from '#domain/delivery/delivery-plan.contract.ts';
import { afterEvent, withEvent, type Wanted } from '#domain/delivery/wanted-day.rules.ts';
import type { WantedDay } from '#shop/delivery/use-wanted.ts';
import { yearMonthDay } from '#lib/dates.ts';
import * as say from '#shop/delivery/wanted-days.texts.ts';
import { Field } from '#ui/field.tsx';
import { Icon } from '#ui/icon.tsx';
import { Inserted } from '#ui/inserted.tsx';

interface WantedDaysProps extends Omit<WantedDay, 'tell' | 'celebration'> {
  /** Hint at the day of the celebration. */
  hint?: string | undefined;
  /** Shown below the fields. */
  children?: ReactNode;
}

/**
 * Fields for the day of the celebration and the wanted delivery day, with the shop's delivery plan for them. The
 * celebration sets the delivery day to two weeks before it, or to the earliest possible day.
 */
export function WantedDays({ wanted, plan, setWanted, hint, children }: WantedDaysProps) {
  const today = yearMonthDay(new Date().toISOString());
  return (
    <div className="card card-body wanted-days">
      <div className="form-pair">
        <Field label={say.eventLabel} optional hint={hint}>
          <input
            className="input"
            type="date"
            min={today}
            value={wanted.event}
            onChange={({ target }) => setWanted(withEvent(wanted, target.value, plan?.earliest ?? today, today))}
          />
        </Field>
        <Field label={say.byLabel} optional>
          <input
            className="input"
            type="date"
            min={today}
            value={wanted.by}
            onChange={({ target }) => setWanted({ ...wanted, by: target.value })}
          />
        </Field>
      </div>
      {children}
      <div role="status">
        {plan && <PlanText plan={plan} wanted={wanted} onBy={(by) => setWanted({ ...wanted, by })} />}
      </div>
    </div>
  );
}

/** Says by when the boxes leave and arrive, or why the wanted day cannot be, with the free days nearest to it. */
export function PlanText({
  plan,
  wanted,
  onBy,
}: {
  plan: PlannedDelivery;
  wanted: Wanted;
  onBy: (by: string) => void;
}) {
  const { earliest, leaves, arrives, orderBy, problem, free } = plan;
  const late = afterEvent(wanted, plan);
  if (late && !problem)
    return (
      <p className="notice notice-problem">
        <Icon name="warning" />
        <span>{say.afterEvent(dayInWords(late))}</span>
      </p>
    );
  if (problem)
    return (
      <div className="notice notice-problem">
        <Icon name="warning" />
        <div>
          <p>{problem}</p>
          {free.length > 0 && (
            <p className="wanted-free">
              {say.freeDays}
              {free.map((day) => (
                <button key={day} type="button" className="button button-quiet" onClick={() => onBy(day)}>
                  {dayAndMonth(day)}
                </button>
              ))}
            </p>
          )}
        </div>
      </div>
    );
  return leaves && arrives && orderBy ? (
    <p>
      <Inserted
        text={say.plan}
        parts={{
          leaves: <strong>{dayInWords(leaves)}</strong>,
          arrives: <strong>{dayInWords(arrives)}</strong>,
          orderBy: <strong>{dayInWords(orderBy)}</strong>,
        }}
      />
    </p>
  ) : (
    <p>
      <Inserted text={say.planToday} parts={{ earliest: <strong>{dayInWords(earliest)}</strong> }} />
    </p>
  );
}
