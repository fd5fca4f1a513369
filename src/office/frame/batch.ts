import { call, type CallFailure, type CallResult } from '#client/api.ts';
import type { RecordKind } from '#domain/catalogue/record-kinds.rules.ts';
import { changeStaffRecords, type RecordConflict, type RecordState } from '#domain/catalogue/staff-record.contract.ts';
import type { AnswerOf, PartOf } from '#lib/endpoint.ts';

/** What is asked of one record among many. */
export type RecordWish = PartOf<typeof changeStaffRecords, 'body'>['changes'][number];

type Written = AnswerOf<typeof changeStaffRecords>;

/** Changes many records of a kind, all or none. */
export const changeMany = (kind: RecordKind, changes: RecordWish[]): Promise<CallResult<Written>> =>
  call(changeStaffRecords, { params: { kind }, body: { changes } });

/** Returns the records that somebody changed meanwhile, when a change was refused for that; else none. */
export function conflictsOf(answer: CallResult<unknown>): RecordConflict['conflicts'] {
  if (answer.ok || answer.status !== 409) return [];
  return (answer.data as Partial<RecordConflict> | undefined)?.conflicts ?? [];
}

/**
 * Returns why a change of many was refused, with the record it is about.
 * @param nameOf the record at a place of the list that was sent
 */
export function namedProblem(answer: CallFailure, nameOf: (place: number) => string | undefined): string {
  const [[field = '', message = answer.message] = []] = Object.entries(answer.fields ?? {});
  const name = nameOf(Number(/^changes\[(\d+)\]/.exec(field)?.[1]));
  return name ? `${name}: ${message}` : answer.message;
}

/** A record as it was before; what a list and what a single read of records have in common. */
export type Before = Pick<RecordState, 'id' | 'isActive' | 'position' | 'record'> & Partial<Pick<RecordState, 'inBin'>>;

/**
 * Returns the changes that undo a written batch: former records as they were, new ones into the bin. The API refuses
 * all of them when one record was changed since.
 */
export function undoing(
  before: readonly Before[],
  written: readonly Pick<RecordState, 'id' | 'revision'>[],
): RecordWish[] {
  const former = new Map(before.map((one) => [one.id, one]));
  return written.map(({ id, revision }): RecordWish => {
    const was = former.get(id);
    if (!was) return { id, revision, inBin: true };
    const { isActive, position, inBin = false, record } = was;
    return { id, revision, isActive, inBin, position, set: record };
  });
}
