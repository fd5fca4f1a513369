import type { RecordWish } from '#office/frame/batch.ts';
import { type PriceStep, readStep, steppedPrice } from '#office/catalogue/price-step.rules.ts';
import type { KindDeclaration } from '#office/catalogue/declarations/declaration.ts';
import type { RecordState } from '#domain/catalogue/staff-record.contract.ts';
import { formatRupees } from '#lib/money.ts';
import * as say from '#office/catalogue/many-records.texts.ts';

/** Change that staff choose for all selected records: a price step, or a field's new value. */
export type BulkWish = { is: 'price'; step: PriceStep } | { is: 'field'; field: string; value: string | boolean };

/** Change of one record that results from a `BulkWish`. */
export interface BulkChange {
  id: string;
  name: string;
  from: string;
  to: string;
  wish: RecordWish;
  /** New price in paise; missing for other changes. */
  price?: number;
}

/**
 * Returns the change of each record for a wish. Records that already have the value, and those whose new price would
 * exceed the limits, are left out.
 */
export function bulkChanges(
  declaration: KindDeclaration,
  wish: BulkWish,
  records: readonly RecordState[],
): BulkChange[] {
  return records.flatMap((state): BulkChange[] => {
    const { id, revision, record } = state;
    const change = (from: string, to: string, set: Record<string, unknown>): BulkChange[] =>
      from === to ? [] : [{ id, name: declaration.title(record), from, to, wish: { id, revision, set } }];
    if (wish.is === 'field')
      return change(valueWord(record[wish.field]), valueWord(wish.value), { [wish.field]: wish.value });
    const { field } = declaration.price ?? { field: '' };
    const paise = record[field];
    if (typeof paise !== 'number') return [];
    const next = steppedPrice(paise, wish.step);
    if (next === null) return [];
    return change(formatRupees(paise), formatRupees(next), { [field]: next }).map((one) => ({ ...one, price: next }));
  });
}

/** Records that an error names; the others are counted. */
const NAMED = 5;

/**
 * Returns an error that lists the records whose new price would be outside the limits, at most `NAMED` by name; empty
 * when there are none.
 */
export function stepProblem(declaration: KindDeclaration, wish: BulkWish, records: readonly RecordState[]): string {
  if (wish.is !== 'price') return '';
  const { field } = declaration.price ?? { field: '' };
  const beyond = records.flatMap(({ record }) => {
    const paise = record[field];
    return typeof paise === 'number' && steppedPrice(paise, wish.step) === null
      ? [`${declaration.title(record)} (${formatRupees(paise)})`]
      : [];
  });
  if (beyond.length === 0) return '';
  const { step } = wish;
  const falls = (step.by === 'percent' ? step.percent : step.rupees) < 0;
  const first = beyond.slice(0, NAMED).join(', ');
  const names = beyond.length > NAMED ? say.namesAndMore(first, beyond.length - NAMED) : first;
  return (falls ? say.priceTooLow : say.priceTooHigh)(beyond.length, names);
}

const valueWord = (value: unknown): string =>
  typeof value === 'boolean' ? (value ? say.valueYes : say.valueNo) : String(value ?? '');

interface NamedWish {
  name: string;
  /** Change that the choice makes; missing for prices, whose step is typed. */
  wish?: BulkWish;
  step?: PriceStep['by'];
}

/** Returns the bulk changes that a kind offers: price steps, one per category, and on or off for each switch. */
export function bulkWishes({ price, category, fields }: KindDeclaration): NamedWish[] {
  const categories = category ? fields[category]?.widget : undefined;
  return [
    ...(price
      ? ([
          { name: say.wishPercent, step: 'percent' },
          { name: say.wishAmount, step: 'amount' },
        ] as const)
      : []),
    ...(categories?.is === 'choice'
      ? categories.choices.map(({ value, label }): NamedWish => ({
          name: say.wishPut(label),
          wish: { is: 'field', field: category ?? '', value },
        }))
      : []),
    ...Object.entries(fields).flatMap(([field, { label, widget }]): NamedWish[] =>
      widget.is === 'switch'
        ? [true, false].map((value) => ({
            name: value ? say.wishOn(label) : say.wishOff(label),
            wish: { is: 'field', field, value },
          }))
        : [],
    ),
  ];
}

/**
 * Returns the change that a choice and a typed price step ask for, else null and why there is none.
 * @param choice name of one of `bulkWishes`
 */
export function askedWish(
  declaration: KindDeclaration,
  choice: string,
  typed: string,
  records: readonly RecordState[],
): { wish: BulkWish | null; wrong: string } {
  const picked = bulkWishes(declaration).find(({ name }) => name === choice);
  if (!picked?.step) return { wish: picked?.wish ?? null, wrong: '' };
  if (typed.trim() === '') return { wish: null, wrong: '' };
  const step = readStep(picked.step, typed);
  if ('problem' in step) return { wish: null, wrong: step.problem };
  const wish: BulkWish = { is: 'price', step };
  // What cannot be done for one of them is done for none.
  const wrong = stepProblem(declaration, wish, records);
  return { wish: wrong ? null : wish, wrong };
}
