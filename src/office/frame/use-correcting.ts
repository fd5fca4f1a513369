import { type RefObject, useCallback, useEffect, useRef } from 'react';
import type { Slip } from '#office/frame/slip.store.ts';

/**
 * Hook of a form that asks about slips: the returned function puts the focus on the field of a slip that is to be
 * corrected, once the form is not being sent any more, because a field that is closed takes none.
 */
export function useCorrecting(form: RefObject<HTMLElement | null>, busy: boolean): (slip: Slip) => void {
  const field = useRef('');
  useEffect(() => {
    if (busy || !field.current) return;
    const input = form.current?.querySelector<HTMLInputElement>(`[name="${field.current}"]`);
    field.current = '';
    input?.focus();
    input?.select();
  }, [busy, form]);
  return useCallback((slip) => void (field.current = slip.field), []);
}
