import type { PlanningWire } from '#features/catalogue/checklist.contract.ts';
import { Checklist } from '#features/planning/checklist.tsx';
import { HelpButton } from '#features/planning/planning-actions.tsx';
import type { usePlanning } from '#features/planning/use-planning.ts';

/** One checklist with the person's ticks, and whom to ask for help with it. */
export function ChecklistBody({ desk, list }: { desk: ReturnType<typeof usePlanning>; list: PlanningWire }) {
  return (
    <>
      <Checklist
        list={list}
        isTicked={(itemId) => desk.isTicked(list._id, itemId)}
        onToggle={(itemId) => desk.toggle(list._id, itemId)}
      />
      <p>
        <HelpButton desk={desk} listId={list._id} />
      </p>
    </>
  );
}
