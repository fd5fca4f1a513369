import { addDays, dayInWords, dayAndMonth } from '#domain/delivery/calendar.rules.ts';
import type { PlannedDelivery } from '#domain/delivery/delivery-plan.contract.ts';
import { useDeliveryPlan, type Wanted } from '#shop/delivery/use-delivery-plan.ts';
import { yearMonthDay } from '#lib/dates.ts';
import { Field } from '#ui/field.tsx';
import { Icon } from '#ui/icon.tsx';

/** Days before the celebration at which invitations should arrive, so that people can come. */
const USUAL = 14;

interface WantedDaysProps {
  pincodes: readonly string[];
  boxes: number;
  /** Weight of one box, grams. */
  weight: number;
  wanted: Wanted;
  onWanted(change: Partial<Wanted>): void;
  /** Asks the server again when it changes. */
  round: string;
}

/**
 * Fields for the day of the celebration and the wanted delivery day, with the shop's delivery plan for them. The
 * celebration sets the delivery day to two weeks before it, or to the earliest possible day.
 */
export function WantedDays({ wanted, onWanted, ...order }: WantedDaysProps) {
  const plan = useDeliveryPlan({ ...order, wanted });
  const today = yearMonthDay(new Date().toISOString());
  const chooseEvent = (event: string): void => {
    const usual = event ? addDays(event, -USUAL) : '';
    const first = plan?.earliest ?? today;
    const by = usual >= first ? usual : first <= event ? first : '';
    // A day of one's own stays while it still can be.
    const stands = wanted.by !== '' && wanted.by >= first && wanted.by <= event;
    onWanted(stands || event <= today ? { event } : { event, by });
  };
  return (
    <section className="card card-body wanted-days" aria-labelledby="wanted-days">
      <h2 id="wanted-days">When should they be there?</h2>
      <div className="form-pair">
        <Field label="Day of the celebration" optional>
          <input
            className="input"
            type="date"
            min={today}
            value={wanted.event}
            onChange={({ target }) => chooseEvent(target.value)}
          />
        </Field>
        <Field label="Boxes should be there by" optional>
          <input
            className="input"
            type="date"
            min={today}
            value={wanted.by}
            onChange={({ target }) => onWanted({ by: target.value })}
          />
        </Field>
      </div>
      <div role="status">{plan && <PlanText plan={plan} onBy={(by) => onWanted({ by })} />}</div>
    </section>
  );
}

function PlanText({ plan, onBy }: { plan: PlannedDelivery; onBy: (by: string) => void }) {
  const { earliest, leaves, arrives, orderBy, problem, free } = plan;
  if (problem)
    return (
      <div className="notice notice-problem">
        <Icon name="warning" />
        <div>
          <p>{problem}</p>
          {free.length > 0 && (
            <p className="wanted-free">
              Free days:
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
      We fill the boxes fresh and send them on <strong>{dayInWords(leaves)}</strong>; the farthest home has its box on{' '}
      <strong>{dayInWords(arrives)}</strong>. The last safe day to order is <strong>{dayInWords(orderBy)}</strong>.
    </p>
  ) : (
    <p>
      Ordered today, the farthest of these homes has its box on <strong>{dayInWords(earliest)}</strong>. If you wish a
      later day, say it here, and we fill the boxes fresh for it.
    </p>
  );
}
