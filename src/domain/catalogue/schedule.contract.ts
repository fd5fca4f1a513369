import { array, number, object, string } from 'yup';
import { paise } from '#domain/catalogue/catalogue.contract.ts';
import * as catalogueWords from '#domain/catalogue/catalogue.texts.ts';
import * as say from '#domain/catalogue/schedule.texts.ts';
import type { RecordKind } from '#domain/catalogue/record-kinds.rules.ts';
import { type Plan, plannedWhats, type PlanOutcome } from '#domain/catalogue/schedule.rules.ts';
import { kindParam, MOST_RECORDS } from '#domain/catalogue/staff-catalogue.contract.ts';
import { endpoint } from '#lib/endpoint.ts';
import { ID_PATTERN } from '#lib/ids.ts';

/** Price field (paise) of each kind that has a price. */
const priceFields: Partial<Record<RecordKind, string>> = { sweet: 'rate', 'dry-fruit': 'rate', invitation: 'price' };
export const priceFieldOf = (kind: RecordKind): string | null => priceFields[kind] ?? null;

/** Change of a record that is planned for a time, or a past one with its outcome. */
export interface PlannedChange extends Plan {
  id: string;
  kind: RecordKind;
  recordId: string;
  /** Present name of the record; empty for a record that has none or is gone. */
  name: string;
  /** True for a record in the bin; its plans have no effect until it is restored. */
  inBin: boolean;
  /** Present price of the record, in paise. */
  priceNow: number | null;
  /** Price that returns at the end, in paise; null until a price that ends has begun. */
  priceBefore: number | null;
  /** Time (ISO) of the next step; null once the change is over. */
  nextAt: string | null;
  outcome: PlanOutcome;
  /** Rule that the record would have broken; empty unless the outcome is `refused`. */
  reason: string;
  doneAt: string | null;
  /** Name of the member of staff or token that planned, changed or took over the change. */
  by: string;
  /** True when that member of staff or token is gone; the change happens all the same. */
  byGone: boolean;
  /** Rises with every edit of the plan; an edit names the revision that its writer saw. */
  revision: number;
}

const idParam = () => string().matches(ID_PATTERN, say.noPlan).required();
/** Returns the schema of an ISO time in UTC with milliseconds. */
const time = () =>
  string()
    .matches(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/, {
      message: catalogueWords.momentMissing,
      excludeEmptyString: true,
    })
    .test('time', catalogueWords.momentMissing, (value) => !value || !Number.isNaN(Date.parse(value)));
const when = {
  at: time().required(catalogueWords.momentMissing),
  // A form whose end was left empty names none.
  until: time()
    .transform((value: string) => value || null)
    .nullable()
    .default(null),
  price: paise('Price').min(1, say.priceNotAboveZero).notRequired().default(null),
};

const staff = { access: 'staff', roles: ['editor'] } as const;

/** Most changes that one call plans or removes: each record of a large list can come and go. */
const MOST_PLANS = 2 * MOST_RECORDS;

const planIds = (none: string) =>
  object({
    ids: array(idParam()).min(1, none).max(MOST_PLANS, say.tooManyPlansNamed(MOST_PLANS)).required(),
  });

/** Most planned changes that a list shows. */
export const MOST_PLANNED = 1000;

export const listPlannedChanges = endpoint<{
  /** Changes to come, the next first. */
  planned: PlannedChange[];
  /** Past changes, the last first. */
  past: PlannedChange[];
}>()({
  ...staff,
  method: 'GET',
  path: '/api/staff/schedule',
  summary: 'What is planned for the catalogue, or for one record, and how the last planned changes ended',
  query: object({
    kind: kindParam().notRequired(),
    recordId: string().matches(ID_PATTERN, catalogueWords.noSuchRecord),
  }),
});

/** Plans changes, all or none; errors are keyed by the change's place: `changes[3].at`. */
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
        recordId: string().matches(ID_PATTERN, catalogueWords.noSuchRecord).required(catalogueWords.noSuchRecord),
        what: string().oneOf(plannedWhats, say.notPlannable).required(say.notPlannable),
        ...when,
      }),
    )
      .min(1, say.nothingToPlan)
      .max(MOST_PLANS, say.tooManyPlans(MOST_PLANS))
      .required(),
  }),
});

export const replanChange = endpoint<{ change: PlannedChange }>()({
  ...staff,
  method: 'PUT',
  path: '/api/staff/schedule/:id',
  summary: 'Changes the moment or the price of a planned change; of a price whose days have begun only the end',
  params: object({ id: idParam() }),
  body: object({ revision: number().integer().min(1).required(say.openPlanAgain), ...when }),
});

/** Makes the plans of others the caller's own; plans of staff who left happen even without this call. */
export const takeOverPlannedChanges = endpoint<{ taken: number }>()({
  ...staff,
  method: 'POST',
  path: '/api/staff/schedule/take-over',
  summary: 'Makes planned changes of somebody else the own ones; what is over, or is the own one, is left out',
  bodyLimit: 524_288,
  body: planIds(say.nothingToTakeOver),
});

/** Removes plans and past changes; a price that has begun stays as it is, and unknown ids are left out. */
export const removePlannedChanges = endpoint<{ removed: number }>()({
  ...staff,
  method: 'POST',
  path: '/api/staff/schedule/remove',
  summary: 'Removes planned changes, or clears away those that are over',
  bodyLimit: 524_288,
  body: planIds(say.nothingToRemove),
});
