import type { KindDeclaration } from '#office/catalogue/declarations/declaration.ts';
import type { PlannedChange } from '#domain/catalogue/schedule.contract.ts';
import { visibilityText, type Plan, planProblems } from '#domain/catalogue/schedule.rules.ts';
import type { RecordState } from '#domain/catalogue/staff-record.contract.ts';

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
      from: state.isActive ? 'On the site' : 'Hidden',
      to: visibilityText(plans),
      plans,
      left: plans.length > 0 ? '' : left,
    };
  });
}
