import type { PlanningWire } from '#domain/catalogue/checklist.contract.ts';
import { Checklist } from '#shop/planning/checklist.tsx';
import { HelpButton } from '#shop/planning/planning-actions.tsx';
import type { usePlanning } from '#shop/planning/use-planning.ts';

/** Shows a checklist with the customer's checkmarks and a button that requests help. */
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
