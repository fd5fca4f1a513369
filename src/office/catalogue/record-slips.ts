import { call } from '#client/api.ts';
import { isSlip, type Span } from '#office/frame/slip.rules.ts';
import type { Slip } from '#office/frame/slip.store.ts';
import * as say from '#office/frame/slip.texts.ts';
import type { FieldDeclaration, KindDeclaration } from '#office/catalogue/declarations/declaration.ts';
import { valueText } from '#office/catalogue/value-text.tsx';
import { readFieldSpans } from '#domain/catalogue/staff-record.contract.ts';

type Values = Readonly<Record<string, unknown>>;

/** Change of a record that is to be saved. */
export interface RecordStep {
  /** Missing for a new record. */
  id?: string | undefined;
  /** Name to say; empty where a form of the record says it. */
  name: string;
  /** Null for a new record. */
  before: Values | null;
  after: Values;
  /** Row of a table; missing elsewhere. */
  row?: number;
}

/** Returns the span of a field in the list without a record; null when it has no others. */
type SpanOf = (field: string, step: RecordStep) => Span | null;

/** Tells whether a slip in a field is asked about: it is a sum of money or a weight. */
const isWeighed = ({ widget, grams }: FieldDeclaration): boolean => widget.is === 'money' || grams === true;

const numberIn = (values: Values | null, field: string): number | null => {
  const value = values?.[field];
  return typeof value === 'number' ? value : null;
};

function slipOf(declaration: KindDeclaration, field: string, step: RecordStep, others: Span | null): Slip | null {
  const { many, price } = declaration;
  const declared = declaration.fields[field];
  const [before, after] = [numberIn(step.before, field), numberIn(step.after, field)];
  if (!declared || after === null || !isSlip({ before, after, others })) return null;
  const text = (value: number | null): string => (value === null ? '' : valueText(declared, value));
  const isPrice = price?.field === field;
  const said = isPrice
    ? say.step(text(before), text(after), price.unit)
    : say.stepOf(declared.label, text(before), text(after));
  const around = others && { many: many.toLowerCase(), least: text(others.least), most: text(others.most) };
  const rest = around ? ` ${isPrice ? say.othersCost(around) : say.othersHave(around)}` : '';
  const name = step.row === undefined ? step.name : say.inRow(step.row, step.name);
  return {
    key: [declaration.kind, step.id ?? `new ${step.row ?? ''}`, field, after].join(' '),
    field,
    value: text(after),
    sentence: name ? say.named(name, said) : `${said}${rest}`,
    ...(step.row === undefined ? {} : { row: step.row }),
  };
}

/** Returns the fields of a kind in which a slip is asked about. */
export const weighedFields = ({ fields }: KindDeclaration): string[] =>
  Object.keys(fields).filter((field) => fields[field] && isWeighed(fields[field]));

/** Returns what looks like a slip of the finger among changes, whose lists `spanOf` knows. */
export const slipsAmong = (declaration: KindDeclaration, steps: readonly RecordStep[], spanOf: SpanOf): Slip[] =>
  weighedFields(declaration).flatMap((field) =>
    steps.flatMap((step) => slipOf(declaration, field, step, spanOf(field, step)) ?? []),
  );

/**
 * Returns what looks like a slip of the finger among changes of a kind's records. Asks the shop for the others of the
 * list when a price or a weight changes at all; without an answer only the change itself is judged.
 */
export async function recordSlips(declaration: KindDeclaration, steps: readonly RecordStep[]): Promise<Slip[]> {
  const { kind } = declaration;
  const changed = steps.filter(({ before, after }) =>
    weighedFields(declaration).some((field) => field in after && numberIn(before, field) !== numberIn(after, field)),
  );
  if (changed.length === 0) return [];
  const without = changed.length === 1 ? changed[0]?.id : undefined;
  const answer = await call(readFieldSpans, { params: { kind }, query: without ? { without } : {} });
  return slipsAmong(declaration, changed, (field) => (answer.ok ? (answer.data.spans[field] ?? null) : null));
}
