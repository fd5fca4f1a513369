import { useRef, useState } from 'react';
import { call, type CallResult } from '#client/api.ts';
import { changeStaff, inviteStaff, type StaffPerson } from '#domain/staff/staff.contract.ts';
import type { AnswerOf } from '#lib/endpoint.ts';
import type { StaffRole } from '#lib/staff-roles.ts';
import * as say from '#office/staff/staff.texts.ts';

export interface PersonToolsProps {
  person: StaffPerson & { shown: string };
  act<T>(work: () => Promise<CallResult<T>>, done: string): Promise<T | null>;
  onLink(made: AnswerOf<typeof inviteStaff>): void;
  /** Called after the account was closed, which removes these buttons. */
  onClosed(): void;
}

/** Hook with what the owner does with an account; `asking` is what is to be confirmed first. */
export function usePerson({ person: { id, name, role }, act, onLink, onClosed }: PersonToolsProps) {
  const [chosen, setChosen] = useState(role);
  const [present, setPresent] = useState(role);
  if (present !== role) {
    setPresent(role);
    setChosen(role);
  }
  const [asking, setAsking] = useState<'role' | 'close' | null>(null);
  const select = useRef<HTMLSelectElement>(null);
  const change = (next: StaffRole, isActive: boolean, done: string) =>
    act(() => call(changeStaff, { params: { staffId: id }, body: { role: next, isActive } }), done);
  const saveRole = async (): Promise<void> => {
    setAsking(null);
    // The button goes with what it saved.
    if (await change(chosen, true, say.roleChanged(name))) select.current?.focus();
  };
  const close = async (): Promise<void> => {
    setAsking(null);
    if (await change(role, false, say.accountClosed(name))) onClosed();
  };
  const renew = async (): Promise<void> => {
    const made = await act(() => call(inviteStaff, { body: { name, role, staffId: id } }), say.linkReady);
    if (made) onLink(made);
  };
  /** Saves the chosen role; who becomes an owner, or is none any more, is asked about. */
  const askForRole = (): void => (chosen === 'owner' || role === 'owner' ? setAsking('role') : void saveRole());
  const open = async (): Promise<void> => {
    // Nothing of before lets them in again.
    if (await change(role, true, say.accountOpen(name))) await renew();
  };
  return { chosen, setChosen, asking, setAsking, select, askForRole, saveRole, close, renew, open };
}
