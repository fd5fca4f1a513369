import type { KindDeclaration } from '#office/catalogue/declarations/declaration.ts';
import type { PlannedChange } from '#domain/catalogue/schedule.contract.ts';
import { placeWords, type Plan, planProblems } from '#domain/catalogue/schedule.rules.ts';
import type { RecordState } from '#domain/catalogue/staff-record.contract.ts';

/** What the same days mean for one of many records. */
export interface PlacePlan {
  id: string;
  name: string;
  /** Whether it is on the site now. */
  from: string;
  /** What is planned for it, in words. */
  to: string;
  /** What is planned for it; nothing when it would change nothing, or cannot be. */
  plans: Plan[];
  /** Why nothing is planned for it. */
  left: string;
}

/**
 * Returns what coming on the site, and going again, means record by record: of what is on the site already only the end
 * is planned, of what is hidden then nothing. The shop decides by the same rules.
 * @param wanted when they come and go; at least one of the two
 * @param planned what is planned for records of the kind already
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
      to: placeWords(plans),
      plans,
      left: plans.length > 0 ? '' : left,
    };
  });
}
