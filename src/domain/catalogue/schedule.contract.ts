import { array, number, object, string } from 'yup';
import { paise } from '#domain/catalogue/catalogue.contract.ts';
import type { RecordKind } from '#domain/catalogue/record-kinds.rules.ts';
import { type Plan, plannedWhats, type PlanOutcome } from '#domain/catalogue/schedule.rules.ts';
import { kindParam, MOST_RECORDS } from '#domain/catalogue/staff-catalogue.contract.ts';
import { endpoint } from '#lib/endpoint.ts';
import { ID_PATTERN } from '#lib/ids.ts';

/** The field of a kind's price, in paise; kinds that are not here have none. */
const priceFields: Partial<Record<RecordKind, string>> = { sweet: 'rate', 'dry-fruit': 'rate', invitation: 'price' };
export const priceFieldOf = (kind: RecordKind): string | null => priceFields[kind] ?? null;

/** Something that shall happen to a record by itself, or that happened so. */
export interface PlannedChange extends Plan {
  id: string;
  kind: RecordKind;
  recordId: string;
  /** What the record is called now; empty for one without a name, or that is gone. */
  name: string;
  /** True for a record in the bin, to which nothing happens before it is brought back. */
  inBin: boolean;
  /** The record's price now, in paise. */
  priceNow: number | null;
  /** The price that comes back, in paise; null until a price that ends has begun. */
  priceBefore: number | null;
  /** When something happens next; null once it is over. */
  nextAt: string | null;
  outcome: PlanOutcome;
  /** Which rule of the record forbade it. */
  reason: string;
  doneAt: string | null;
  /** Who planned it, or took it over. */
  by: string;
  /** True when that person, or token, does not work here any more; what they planned happens all the same. */
  byGone: boolean;
  /** Rises with every change of the plan; a change names the one that its writer saw. */
  revision: number;
}

const idParam = () => string().matches(ID_PATTERN, 'There is no such planned change.').required();
const CHOOSE = 'Please choose a day and a time.';
/** Returns a moment: an ISO time in UTC. */
const time = () =>
  string()
    .matches(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/, { message: CHOOSE, excludeEmptyString: true })
    .test('time', CHOOSE, (value) => !value || !Number.isNaN(Date.parse(value)));
const when = {
  at: time().required(CHOOSE),
  until: time().nullable().default(null),
  price: paise('Price').min(1, 'Price must be above zero.').notRequired().default(null),
};

const staff = { access: 'staff', roles: ['editor'] } as const;

/** Most changes that are planned, or removed, at once: each of many records can come and go. */
const MOST_PLANS = 2 * MOST_RECORDS;

const planIds = (none: string) =>
  object({
    ids: array(idParam())
      .min(1, none)
      .max(MOST_PLANS, `At most ${MOST_PLANS} changes can be named at once.`)
      .required(),
  });

/** Most planned changes that a list shows; what is over is shown for a week, and what failed until somebody clears it. */
export const MOST_PLANNED = 1000;

export const listPlannedChanges = endpoint<{
  /** What is to come, the next first. */
  planned: PlannedChange[];
  /** What is over, the last first. */
  past: PlannedChange[];
}>()({
  ...staff,
  method: 'GET',
  path: '/api/staff/schedule',
  summary: 'What is planned for the catalogue, or for one record, and how the last planned changes ended',
  query: object({
    kind: kindParam().notRequired(),
    recordId: string().matches(ID_PATTERN, 'There is no such record.'),
  }),
});

/** Errors are keyed by the change's place: `changes[3].at`. */
export const planChanges = endpoint<{ ids: string[] }>()({
  ...staff,
  method: 'POST',
  path: '/api/staff/catalogue/:kind/schedule',
  summary: 'Plans changes of records, all or none',
  bodyLimit: 2_097_152,
  params: object({ kind: kindParam() }),
  body: object({
    changes: array(
      object({
        recordId: string().matches(ID_PATTERN, 'There is no such record.').required('There is no such record.'),
        what: string().oneOf(plannedWhats, 'That cannot be planned.').required('That cannot be planned.'),
        ...when,
      }),
    )
      .min(1, 'There is nothing to plan.')
      .max(MOST_PLANS, `At most ${MOST_PLANS} changes can be planned at once.`)
      .required(),
  }),
});

export const replanChange = endpoint<{ change: PlannedChange }>()({
  ...staff,
  method: 'PUT',
  path: '/api/staff/schedule/:id',
  summary: 'Changes the moment or the price of a planned change; of a price whose days have begun only the end',
  params: object({ id: idParam() }),
  body: object({ revision: number().integer().min(1).required('Please open the plan again.'), ...when }),
});

/** What somebody planned who left happens all the same; it then stands there in the name of whoever takes it over. */
export const takeOverPlannedChanges = endpoint<{ taken: number }>()({
  ...staff,
  method: 'POST',
  path: '/api/staff/schedule/take-over',
  summary: 'Makes planned changes of somebody else the own ones; what is over, or is the own one, is left out',
  bodyLimit: 524_288,
  body: planIds('There is nothing to take over.'),
});

/** A price whose days have begun stays as it is. What is not there any more is left out. */
export const removePlannedChanges = endpoint<{ removed: number }>()({
  ...staff,
  method: 'POST',
  path: '/api/staff/schedule/remove',
  summary: 'Removes planned changes, or clears away those that are over',
  bodyLimit: 524_288,
  body: planIds('There is nothing to remove.'),
});
