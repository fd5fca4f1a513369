import type { PlanningWire } from '#domain/catalogue/checklist.contract.ts';
import { Checklist } from '#shop/planning/checklist.tsx';
import { HelpButton } from '#shop/planning/planning-actions.tsx';
import type { usePlanning } from '#shop/planning/use-planning.ts';

/** Checklist with the person's ticks and the button that asks for help with it. */
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
