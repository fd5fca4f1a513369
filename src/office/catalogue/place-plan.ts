import type { CallResult } from '#client/api.ts';
import type { KindDeclaration } from '#office/catalogue/declarations/declaration.ts';
import { plansOf, type PlanValues } from '#office/catalogue/plan-form.ts';
import { storePlans, type Planned } from '#office/catalogue/plan.ts';
import { namedProblem } from '#office/frame/batch.ts';
import type { PlannedChange } from '#domain/catalogue/schedule.contract.ts';
import { visibilityText, type Plan, planProblems, valueProblems } from '#domain/catalogue/schedule.rules.ts';
import { recordsText } from '#domain/catalogue/record-words.rules.ts';
import type { RecordState } from '#domain/catalogue/staff-record.contract.ts';
import * as say from '#office/catalogue/plans.texts.ts';
import * as valueTexts from '#office/catalogue/value.texts.ts';

/** Purpose of a form that plans when records are visible. */
export const WAY = { is: 'place' } as const;

/** Plan for one of many records that share the same days. */
export interface PlacePlan {
  id: string;
  name: string;
  /** Display text of the present visibility. */
  from: string;
  /** Display text of the plans. */
  to: string;
  /** Plans to store; empty when they would change nothing or are refused. */
  plans: Plan[];
  /** Reason why nothing is planned; empty otherwise. */
  left: string;
}

/**
 * Returns for each record the plans that would change it, by the server's rules, else the reason why there is none.
 * @param wanted one or two plans that show or hide the records
 * @param planned stored plans of the kind
 * @param now in ms since 1970
 */
export function placePlans(
  { title }: KindDeclaration,
  wanted: readonly Plan[],
  records: readonly RecordState[],
  planned: readonly PlannedChange[],
  now: number,
): PlacePlan[] {
  const inOrder = [...wanted].sort((one, other) => Date.parse(one.at) - Date.parse(other.at));
  const held = new Map<string, Plan[]>();
  for (const one of planned) if (one.nextAt !== null) held.set(one.recordId, [...(held.get(one.recordId) ?? []), one]);
  return records.map((state) => {
    const others = held.get(state.id) ?? [];
    const plans: Plan[] = [];
    let left = '';
    for (const plan of inOrder) {
      const ground = { now, record: state, priced: false, others: [...others, ...plans] };
      const [problem] = Object.values(planProblems(plan, ground));
      if (problem === undefined) plans.push(plan);
      else left ||= problem;
    }
    return {
      id: state.id,
      name: title(state.record),
      from: state.isActive ? valueTexts.onSite : say.stateHidden,
      to: visibilityText(plans),
      plans,
      left: plans.length > 0 ? '' : left,
    };
  });
}

/** Returns the errors of the days by form field, from the checks that need no record. @param now in ms since 1970 */
export function wrongDays(values: PlanValues, now: number): Partial<Record<'from' | 'until', string>> {
  const found = plansOf(WAY, values).plans.flatMap((one) => {
    const [message] = Object.values(valueProblems(one, { now, priced: false }));
    return message ? [[one.what === 'show' ? 'from' : 'until', message]] : [];
  });
  return Object.fromEntries(found) as Partial<Record<'from' | 'until', string>>;
}

/**
 * Sends the previewed plans, all or none. Returns a 400 without a request when a day is invalid or nothing would
 * change; a server error is prefixed with the record's name.
 */
export async function sendPlacePlans(
  { kind }: KindDeclaration,
  values: PlanValues,
  places: readonly PlacePlan[],
): Promise<CallResult<Planned>> {
  const refusal = (message: string, fields = {}) =>
    ({ ok: false, status: 400, code: 'wrong', message, fields }) as const;
  const wrong = wrongDays(values, Date.now());
  if (Object.keys(wrong).length > 0) return refusal('', wrong);
  const will = places.filter(({ plans }) => plans.length > 0);
  const wishes = will.flatMap(({ id, plans }) => plans.map((wish) => ({ ...wish, recordId: id })));
  if (wishes.length === 0) return refusal(say.nothingWouldChange);
  const answer = await storePlans(kind, wishes, say.plannedVisible(recordsText(kind, will.length)));
  if (answer.ok) return answer;
  const nameAt = (place: number) => will.find(({ id }) => id === wishes[place]?.recordId)?.name;
  return { ...answer, message: namedProblem(answer, nameAt) };
}
