import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { CallResult } from '#client/api.ts';
import { readStored, storageKeys } from '#client/storage.ts';
import type { KindDeclaration } from '#office/catalogue/declarations/declaration.ts';
import { fieldMessage } from '#office/catalogue/field-message.ts';
import { formSchema, formValues, type FormValues, recordValues } from '#office/catalogue/form-values.ts';
import { differencesOf } from '#office/catalogue/merge.rules.ts';
import { recordSlips } from '#office/catalogue/record-slips.ts';
import { uploadsEnded } from '#office/catalogue/uploads.ts';
import { useSlipForm } from '#office/catalogue/use-slip-form.ts';
import { ownDraft } from '#office/frame/own-drafts.ts';
import type { ChangedBy, RecordConflict, RecordState } from '#domain/catalogue/staff-record.contract.ts';
import * as say from '#office/catalogue/record.texts.ts';

export interface RecordFormProps {
  declaration: KindDeclaration;
  /** Record as this page knows it; null for a new one. */
  state: RecordState | null;
  send(values: FormValues): Promise<CallResult<{ record: RecordState }>>;
  /** Called before each save. */
  onTry(): void;
  onSaved(record: RecordState): void;
  /** Called with the present record when the person resolved a conflict; the form then continues from that record. */
  onMerged(present: RecordState): void;
  onTyped(typed: boolean): void;
}

/** Returns the stored record that the answer to a conflicting save contains; null for any other answer. */
function conflictIn(answer: CallResult<unknown>): (RecordState & ChangedBy) | null {
  const data = answer.ok ? undefined : (answer.data as Partial<RecordConflict> | undefined);
  return (data?.code === 'record-changed' && data.conflicts?.[0]) || null;
}

/** Gives the focus back to the submit button, which lost it when it was closed while sending. */
function useKeptFocus(element: RefObject<HTMLFormElement | null>, busy: boolean): void {
  const wasBusy = useRef(false);
  useEffect(() => {
    const sent = wasBusy.current && !busy;
    wasBusy.current = busy;
    if (!sent || document.activeElement !== document.body) return;
    element.current?.querySelector<HTMLElement>('[type="submit"]')?.focus({ preventScroll: true });
  }, [element, busy]);
}

/**
 * Hook that shows the record's next state in the form, with what was typed on top. The returned function gives the
 * values to put there in its place: those chosen in a conflict, none after a save.
 */
function useNextState(
  form: UseFormReturn<FormValues>,
  declaration: KindDeclaration,
  state: RecordState | null,
): (values: FormValues) => void {
  const over = useRef<FormValues | null>(null);
  const began = useRef(state);
  const standOn = useEffectEvent((): void => {
    form.reset(formValues(declaration, state), { keepDirtyValues: over.current === null });
    for (const [field, value] of Object.entries(over.current ?? {})) form.setValue(field, value, { shouldDirty: true });
    over.current = null;
  });
  useEffect(() => {
    if (began.current === state) return;
    began.current = state;
    standOn();
  }, [state]);
  return (values) => void (over.current = values);
}

/**
 * Hook of a record's form: its draft, its uploads, what looks like a slip of the finger, and conflicts with other
 * editors, whose record it continues from.
 */
export function useRecordForm({ declaration, state, send, onTry, onSaved, onMerged, onTyped }: RecordFormProps) {
  const name = ownDraft(`${declaration.kind}-${state?.id ?? 'new'}`);
  const base = formValues(declaration, state);
  const [restored, setRestored] = useState(() => readStored(storageKeys.draft(name)) !== null);
  const [theirs, setTheirs] = useState<(RecordState & ChangedBy) | null>(null);
  const shop = useSlipForm<FormValues, { record: RecordState }>({
    name,
    schema: formSchema(declaration),
    defaultValues: base,
    prepare: async () => {
      onTry();
      await uploadsEnded();
    },
    slips: (values) => {
      const step = { id: state?.id, name: '', before: state && state.record, after: values };
      return recordSlips(declaration, [step]);
    },
    send: async (values) => {
      const answer = await send(values);
      setTheirs(conflictIn(answer));
      return answer;
    },
    onDone: ({ record }) => {
      putOver({});
      setRestored(false);
      onSaved(record);
    },
  });
  const { form, element, busy } = shop;
  useKeptFocus(element, busy);
  const { setFocus } = form;
  const price = declaration.price?.field;
  // Whoever comes from the search for a sweet most likely changes its price.
  useEffect(() => {
    if (price && location.hash === '#price') setFocus(price);
  }, [price, setFocus]);
  const { dirtyFields, errors } = form.formState;
  const typed = Object.keys(dirtyFields).filter((field) => field in base);
  const unsaved = typed.length > 0;
  useEffect(() => onTyped(unsaved), [unsaved, onTyped]);

  const putOver = useNextState(form, declaration, state);

  const present = theirs && formValues(declaration, theirs);
  /** Fields that both editors changed, marked in place because the form is long. */
  const disputed = present ? differencesOf(Object.keys(base), base, form.getValues(), present) : [];
  return {
    ...shop,
    base,
    typed,
    /** True while the form shows what was typed on an earlier visit. */
    isBack: restored && unsaved,
    conflict: theirs && present && { theirs, present },
    problemOf: (field: string): string | undefined =>
      fieldMessage(errors[field]) ??
      (disputed.some(({ name: one, both }) => both && one === field)
        ? say.changedToo(theirs?.changedBy || say.somebody)
        : undefined),
    choose: (values: FormValues): void => {
      if (!theirs) return;
      putOver(values);
      setTheirs(null);
      onMerged(theirs);
    },
    /** Waits for all uploads and returns the form's record. @throws NotYet when an upload failed */
    whole: async (): Promise<FormValues> => {
      await uploadsEnded();
      return recordValues(form.getValues());
    },
    forget: (): void => {
      form.reset(base);
      setRestored(false);
    },
  };
}
