import { firstOf, leftText, type MeantRefund } from '#office/orders/refund-form.rules.ts';
import { type RefundProps, useRefund } from '#office/orders/use-refund.ts';
import { nothing, sumOfParts } from '#domain/orders/refund.rules.ts';
import { formatRupees } from '#lib/money.ts';
import { toldApart } from '#lib/told-apart.ts';
import * as orderTexts from '#office/orders/orders.texts.ts';
import * as say from '#office/orders/refunds.texts.ts';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { SubmitRow } from '#ui/refusal.tsx';
import { TypedInput } from '#ui/typed-input.tsx';

/** Dialog that refunds an amount of an order, for selected homes and with a reason. */
export function RefundDialog({ onClose, ...asked }: RefundProps & { onClose(): void }) {
  const { order, money, positions } = asked;
  const { form, meant, errors, busy, sum, why, dialog, change, submit } = useRefund(asked);
  const { ways, way, amount, chosen } = meant;
  return (
    <Dialog title={orderTexts.refund} open onClose={onClose}>
      <form className="form-stack" noValidate onSubmit={(event) => void submit(event)}>
        <fieldset className="staff-choices">
          <legend>{say.howMuch}</legend>
          {ways.map(({ way: one, label, note }) => (
            <label key={one} className="staff-choice">
              <input type="radio" name="way" checked={one === way} onChange={() => change({ wanted: one })} />
              <span>
                <span>{label}</span>
                {note && <small>{note}</small>}
              </span>
            </label>
          ))}
        </fieldset>
        {way === 'sum' && (
          <Field
            label={say.rupees}
            hint={say.atMostHint(formatRupees(sumOfParts(money.left)))}
            error={errors.sum || undefined}
          >
            <TypedInput
              kind="money"
              ref={sum}
              value={form.typed}
              onChange={({ target }) => change({ typed: target.value })}
            />
          </Field>
        )}
        {(way === 'homes' || way === 'sum') && order.homes.length > 1 && (
          <fieldset className="staff-choices staff-refund-homes">
            <legend>{way === 'sum' ? say.whichHomesIfAny : say.whichHomes}</legend>
            <Homes
              order={order}
              money={money}
              positions={positions}
              chosen={chosen}
              onChoose={(place, on) => {
                const ticked = new Set(form.ticked);
                if (on) ticked.add(place);
                else ticked.delete(place);
                change({ ticked });
              }}
            />
          </fieldset>
        )}
        <Field label={orderTexts.why} hint={orderTexts.booksOnlyHint} error={errors.reason || undefined}>
          <input
            ref={why}
            className="input"
            value={form.reason}
            onChange={({ target }) => change({ reason: target.value })}
          />
        </Field>
        <SubmitRow
          busy={busy}
          problem={errors.problem}
          label={amount > 0 ? say.refundAmount(formatRupees(amount)) : orderTexts.refund}
          busyLabel={say.asking}
        />
      </form>
      {dialog}
    </Dialog>
  );
}

const asTyped = (name: string): string => name;

interface HomesProps extends Pick<RefundProps, 'order' | 'money' | 'positions'>, Pick<MeantRefund, 'chosen'> {
  onChoose(place: number, on: boolean): void;
}

/** Lists the homes with a checkbox and what is left of each, those asked for first. */
function Homes({ order, money: { homes, shares }, positions, chosen, onChoose }: HomesProps) {
  return firstOf(positions, toldApart(order.homes, asTyped)).map(({ position, name, shown }) => {
    const money = homes[position];
    return (
      <label key={position} className="staff-choice">
        <input
          type="checkbox"
          checked={chosen.has(position)}
          disabled={(money?.left ?? 0) === 0}
          onChange={({ target }) => onChoose(position, target.checked)}
        />
        <span>
          <span>{name ? shown : orderTexts.homeWithoutName}</span>
          <small>{money && leftText(money, sumOfParts(shares[position] ?? nothing))}</small>
        </span>
      </label>
    );
  });
}
