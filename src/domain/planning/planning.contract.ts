import { array, number, object, string } from 'yup';
import type { PlanningWire } from '#domain/catalogue/checklist.contract.ts';
import * as say from '#domain/planning/planning.texts.ts';
import { endpoint } from '#lib/endpoint.ts';
import { ID_PATTERN } from '#lib/ids.ts';
import { idempotentCall } from '#lib/idempotent-call.ts';

const userParams = object({ userId: string().required().matches(ID_PATTERN, say.noPerson) });
const listId = () =>
  string().required(say.checklistMissing).matches(ID_PATTERN, { message: say.noChecklist, excludeEmptyString: true });
const ticks = () => array(number().integer().min(0).max(500).required()).max(500);

/** Checklist with a customer's ticked items; `checked` contains their positions in `description`. */
export interface TickedPlanning extends PlanningWire {
  checked: number[];
}

export const readPlanningLists = endpoint<{ planningData: PlanningWire[] }>()({
  method: 'GET',
  path: '/api/user/planning_list',
  access: 'customer',
  summary: 'All checklists',
});

export const readPlanning = endpoint<{ planningData: TickedPlanning | null }>()({
  method: 'GET',
  path: '/api/user/planning_list/:userId',
  access: 'customer',
  summary: 'One checklist with own ticks',
  params: userParams,
  query: object({ category: string().max(60) }),
});

/**
 * Endpoint that returns the checklists of a category with their ticked items; all checklists when no category is given.
 */
export const readTicks = endpoint<{ userCheckedEvent: TickedPlanning[] }>()({
  method: 'GET',
  path: '/api/user/event-list/:userId',
  access: 'customer',
  summary: 'Own ticks',
  params: userParams,
  query: object({ category: string().max(60) }),
});

/** Bytes of a call with ticks: some 1,500 of them, far more than all checklists have. */
const TICKS_BODY = 40_000;

const itemIds = () => array(string().required().max(40)).max(200);

/**
 * Change of a checklist's ticked items. `ticked` and `unticked` are item ids to add and remove, so that concurrent
 * changes and moved items do no harm. Without them `checked` contains the positions of all ticked items, as earlier
 * clients send them, in either of their two shapes.
 */
const savedTicks = object({
  userId: string().matches(ID_PATTERN, say.noPerson),
  planning: array(
    object({ planningId: listId(), checked: ticks().default([]), ticked: itemIds(), unticked: itemIds() }),
  ).max(50),
  planningId: string().matches(ID_PATTERN, say.noChecklist),
  checked: ticks(),
});

/** The ticked items of one list after a call. */
export interface ListTicks {
  planningId: string;
  itemIds: string[];
}

export const savePlanning = endpoint<{ success: boolean; message: string; saved: ListTicks[] }>()({
  method: 'POST',
  path: '/api/user/add-planning-history',
  access: 'customer',
  summary: 'Save ticks',
  bodyLimit: TICKS_BODY,
  body: savedTicks,
});

/** Answers what was ticked before, so that it can be brought back. */
export const clearPlanning = endpoint<{ success: boolean; message: string; removed: ListTicks[] }>()({
  method: 'POST',
  path: '/api/user/clear-planning-history',
  access: 'customer',
  summary: 'Clear the ticks of the named lists',
  bodyLimit: TICKS_BODY,
  body: savedTicks,
});

export const askPlanningHelp = endpoint<{ message: string }>()({
  method: 'POST',
  path: '/api/user/add-planning-help',
  access: 'customer',
  once: idempotentCall(),
  summary: 'Ask for help with a checklist',
  body: object({ userId: string().matches(ID_PATTERN, say.noPerson), planningId: listId() }),
});

/** Progress of a family's boxes: guests, their addresses, and the homes of its box orders by state. */
export interface BoxProgress {
  /** Homes of guests, without those abroad, who get no box. */
  guests: number;
  addresses: number;
  /** Homes that a box was ordered for, without those that were cancelled. */
  homes: number;
  /** Homes to which a box was sent, including those where it arrived. */
  sent: number;
  delivered: number;
  /** The day, `yyyy-mm-dd`, by which the next boxes leave the shop; null when none is waiting. */
  leavesBy: string | null;
}

export const readBoxProgress = endpoint<{ progress: BoxProgress }>()({
  method: 'GET',
  path: '/api/user/box-progress',
  access: 'customer',
  summary: 'How far the boxes to the guests are',
});
