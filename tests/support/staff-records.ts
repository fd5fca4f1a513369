import { configure, fireEvent, screen } from '@testing-library/react';
import { declarationOf } from '#office/catalogue/declarations/staff-lists.ts';
import type { KindDeclaration } from '#office/catalogue/declarations/declaration.ts';
import type { RecordKind } from '#domain/catalogue/record-kinds.rules.ts';
import type { RecordState } from '#domain/catalogue/staff-record.contract.ts';
import { MINUTE } from '#lib/time.ts';
import type { MadeCall } from '#tests/support/answer-calls.ts';

// A second, as of itself, is little on a busy machine.
configure({ asyncUtilTimeout: MINUTE });

/** Returns the declaration of a kind that staff have a list of. */
export function declared(kind: RecordKind): KindDeclaration {
  const found = declarationOf(kind);
  if (!found) throw new Error(`there is no list of ${kind}`);
  return found;
}

/** Returns a record as the back office reads it, visible and at its first revision unless told. */
export const stateOf = (
  id: string,
  record: Record<string, unknown>,
  over: Partial<Omit<RecordState, 'id' | 'record'>> = {},
): RecordState => ({
  id: id.padEnd(24, '0'),
  revision: 1,
  position: 1,
  isActive: true,
  inBin: false,
  updatedAt: '2026-11-20T06:30:00.000Z',
  record,
  ...over,
});

/** Returns the body of the last call that wrote something; undefined when none did. */
export const lastWrite = (made: readonly MadeCall[]): unknown => made.findLast(({ method }) => method !== 'GET')?.body;

/** Types a text into the field of a label, in place of what is there. */
export const typeInto = (label: string | RegExp, value: string): void =>
  void fireEvent.change(screen.getByLabelText(label), { target: { value } });

/** Presses the button of a name. */
export const press = (name: string | RegExp): void => void fireEvent.click(screen.getByRole('button', { name }));
