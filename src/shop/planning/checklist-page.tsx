import { Progress } from '#shop/planning/checklist.tsx';
import { ChecklistBody } from '#shop/planning/checklist-body.tsx';
import type { PlanningWire } from '#domain/catalogue/checklist.contract.ts';
import { PlanningActions } from '#shop/planning/planning-actions.tsx';
import * as say from '#shop/planning/planning.texts.ts';
import { usePlanning } from '#shop/planning/use-planning.ts';

/**
 * Public checklist of one category, part of the page's HTML. The checkmarks of a signed-in customer are loaded once the
 * island runs.
 */
export function ChecklistPage({ list: known, label }: { list: PlanningWire; label: string }) {
  const desk = usePlanning([known], known.category);
  const list = desk.lists[0] ?? known;
  const done = list.items.filter(({ id }) => desk.isTicked(list._id, id)).length;
  return (
    <div className="planning card">
      <div className="planning-body">
        <Progress done={done} of={list.items.length} />
        <ChecklistBody desk={desk} list={list} />
      </div>
      <PlanningActions desk={desk} opened={[list._id]} cleared={[list._id]} named={say.clearOne(label)} />
    </div>
  );
}
