import { call, type CallFailure, type CallResult } from '#client/api.ts';
import type { RecordKind } from '#domain/catalogue/record-kinds.rules.ts';
import { changeStaffRecords, type RecordConflict, type RecordState } from '#domain/catalogue/staff-record.contract.ts';
import type { AnswerOf, PartOf } from '#lib/endpoint.ts';

/** Change of one record in a batch. */
export type RecordWish = PartOf<typeof changeStaffRecords, 'body'>['changes'][number];

type Written = AnswerOf<typeof changeStaffRecords>;

/** Changes several records of a kind, all or none. */
export const changeMany = (kind: RecordKind, changes: RecordWish[]): Promise<CallResult<Written>> =>
  call(changeStaffRecords, { params: { kind }, body: { changes } });

/**
 * Returns the stored records that conflict with a refused change (409), because other staff changed them; empty for any
 * other answer.
 */
export function conflictsOf(answer: CallResult<unknown>): RecordConflict['conflicts'] {
  if (answer.ok || answer.status !== 409) return [];
  return (answer.data as Partial<RecordConflict> | undefined)?.conflicts ?? [];
}

/**
 * Returns the message of a failed batch, prefixed with the name of the record that it is about, if known.
 * @param nameOf returns the name of the record at an index of the sent list
 */
export function namedProblem(answer: CallFailure, nameOf: (place: number) => string | undefined): string {
  const [[field = '', message = answer.message] = []] = Object.entries(answer.fields ?? {});
  const name = nameOf(Number(/^changes\[(\d+)\]/.exec(field)?.[1]));
  return name ? `${name}: ${message}` : answer.message;
}

/** Earlier state of a record, with the fields that both lists and single reads return. */
export type Before = Pick<RecordState, 'id' | 'isActive' | 'position' | 'record'> &
  Partial<Pick<RecordState, 'inBin' | 'revision'>>;

/**
 * Returns the changes that undo a written batch: changed records get their earlier state, new ones go to the bin. The
 * API refuses the whole batch when a record was changed since.
 */
export function undoing(
  before: readonly Before[],
  written: readonly Pick<RecordState, 'id' | 'revision'>[],
): RecordWish[] {
  const former = new Map(before.map((one) => [one.id, one]));
  return written.map(({ id, revision }): RecordWish => {
    const was = former.get(id);
    if (!was) return { id, revision, inBin: true };
    const { isActive, position, inBin = false, record, revision: restores } = was;
    return { id, revision, isActive, inBin, position, set: record, restores };
  });
}
