import { useState } from 'react';
import { useCall } from '#client/use-call.ts';
import { BoxProgressLine } from '#shop/planning/box-progress.tsx';
import { Progress } from '#shop/planning/checklist.tsx';
import { ChecklistBody } from '#shop/planning/checklist-body.tsx';
import type { PlanningWire } from '#domain/catalogue/checklist.contract.ts';
import { readBoxProgress, readPlanningLists } from '#domain/planning/planning.contract.ts';
import { planningPages } from '#domain/planning/planning.rules.ts';
import { PlanningActions } from '#shop/planning/planning-actions.tsx';
import * as say from '#shop/planning/planning.texts.ts';
import { usePlanning } from '#shop/planning/use-planning.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Failure } from '#ui/failure.tsx';
import { Icon } from '#ui/icon.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

const placeOf = (category: string): number => planningPages.findIndex((page) => page.category === category);
const labelOf = (category: string): string => planningPages[placeOf(category)]?.label ?? category;

/** Page of the planning tool: the progress of the boxes and all checklists with the customer's checkmarks. */
export function PlanningTool() {
  const { loaded, reload } = useCall(readPlanningLists, {});
  const boxes = useCall(readBoxProgress, {}).loaded;
  if (loaded.state === 'failed') return <Failure message={loaded.message} onRetry={reload} />;
  // Nothing moves once it can be touched; the checklists are there without the boxes.
  if (loaded.state === 'loading' || boxes.state === 'loading') return <Skeleton lines={8} />;
  const lists = [...loaded.data.planningData].sort((a, b) => placeOf(a.category) - placeOf(b.category));
  if (lists.length === 0)
    return <EmptyState action={{ label: say.noChecklistWay, href: '/contact-us' }}>{say.noChecklist}</EmptyState>;
  return (
    <div className="planning">
      {boxes.data && <BoxProgressLine progress={boxes.data.progress} />}
      <Accordion known={lists} />
    </div>
  );
}

function Accordion({ known }: { known: PlanningWire[] }) {
  const desk = usePlanning(known);
  const [first] = known;
  const [open, setOpen] = useState<string[]>(first ? [first._id] : []);
  // What was opened once is saved, closed again or not.
  const [seen, setSeen] = useState<string[]>(open);
  const doneOf = ({ _id, items }: PlanningWire): number => items.filter(({ id }) => desk.isTicked(_id, id)).length;
  const turn = (id: string, isOpen: boolean): void => {
    setOpen((before) => (isOpen ? [...new Set([...before, id])] : before.filter((one) => one !== id)));
    if (isOpen) setSeen((before) => [...new Set([...before, id])]);
  };
  const ticked = desk.lists.filter((list) => doneOf(list) > 0);
  return (
    <div className="planning">
      {desk.lists.map((list) => (
        <details
          key={list._id}
          className="planning-row card"
          open={open.includes(list._id)}
          onToggle={(event) => turn(list._id, event.currentTarget.open)}
        >
          <summary>
            <span className="planning-name">{labelOf(list.category)}</span>
            <Progress done={doneOf(list)} of={list.items.length} />
            <Icon name="down" />
          </summary>
          <div className="planning-body">
            <ChecklistBody desk={desk} list={list} />
          </div>
        </details>
      ))}
      <PlanningActions
        desk={desk}
        opened={seen}
        cleared={(ticked.length > 0 ? ticked : desk.lists.filter(({ _id }) => open.includes(_id))).map(
          ({ _id }) => _id,
        )}
        named={
          ticked.length > 0 ? say.clearSome(ticked.map(({ category }) => labelOf(category)).join(', ')) : say.clearOpen
        }
      />
    </div>
  );
}
