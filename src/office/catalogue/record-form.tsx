import { type ReactNode, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { CallResult } from '#client/api.ts';
import { useShopForm } from '#client/form.ts';
import { readStored, storageKeys } from '#client/storage.ts';
import type { FieldDeclaration, KindDeclaration } from '#office/catalogue/declarations/declaration.ts';
import { formSchema, formValues, type FormValues, recordValues } from '#office/catalogue/form-values.ts';
import { ConflictLink } from '#office/catalogue/conflict-link.tsx';
import { fieldMessage } from '#office/catalogue/field-message.ts';
import { RecordField } from '#office/catalogue/record-field.tsx';
import { ownDraft } from '#office/frame/own-drafts.ts';
import { uploadsEnded } from '#office/catalogue/uploads.ts';
import { differencesOf } from '#office/catalogue/merge.rules.ts';
import { fieldOf } from '#office/catalogue/value-text.tsx';
import { PreviewButton } from '#office/catalogue/preview-button.tsx';
import type { ChangedBy, RecordConflict, RecordState } from '#domain/catalogue/staff-record.contract.ts';
import { SubmitRow } from '#ui/refusal.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { lazyPart } from '#ui/lazy-part.tsx';

// Two people seldom write the same record at once.
const ConflictView = lazyPart(async () => (await import('#office/catalogue/conflict-view.tsx')).ConflictView);

interface RecordFormProps {
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

/** Returns the stored record that the answer to a conflicting save contains; undefined for any other answer. */
function conflictIn(answer: CallResult<unknown>): (RecordState & ChangedBy) | undefined {
  if (answer.ok) return undefined;
  const data = answer.data as Partial<RecordConflict> | undefined;
  return data?.code === 'record-changed' ? data.conflicts?.[0] : undefined;
}

/**
 * Returns the name of the field with a picture's alternative text; undefined for other widgets and pictures without
 * one.
 */
const descriptionOf = ({ widget }: FieldDeclaration): string | undefined =>
  widget.is === 'picture' ? widget.description : undefined;

/**
 * Form of a record, built from its declaration and validated by its schema. Keeps unsaved values as a draft, and
 * resolves conflicts with other editors.
 */
export function RecordForm({ declaration, state, send, onTry, onSaved, onMerged, onTyped }: RecordFormProps) {
  const { kind, one, fields } = declaration;
  const name = ownDraft(`${kind}-${state?.id ?? 'new'}`);
  const base = formValues(declaration, state);
  const [restored, setRestored] = useState(() => readStored(storageKeys.draft(name)) !== null);
  const [theirs, setTheirs] = useState<(RecordState & ChangedBy) | null>(null);
  /** True from the answer to a save until the form shows the saved record. */
  const arrived = useRef(false);
  const { form, submit, busy, problem } = useShopForm<FormValues, { record: RecordState }>({
    name,
    schema: formSchema(declaration),
    defaultValues: base,
    prepare: async () => {
      onTry();
      await uploadsEnded();
    },
    send: async (values) => {
      const answer = await send(values);
      setTheirs(conflictIn(answer) ?? null);
      return answer;
    },
    onDone: ({ record }) => {
      arrived.current = true;
      setRestored(false);
      onSaved(record);
    },
  });
  const { dirtyFields, errors } = form.formState;
  const typed = Object.keys(dirtyFields).filter((field) => field in base);
  const element = useRef<HTMLFormElement>(null);
  const wasBusy = useRef(false);
  useEffect(() => {
    const sent = wasBusy.current && !busy;
    wasBusy.current = busy;
    // A button that was closed while sending has lost the focus.
    if (!sent || document.activeElement !== document.body) return;
    element.current?.querySelector<HTMLElement>('[type="submit"]')?.focus({ preventScroll: true });
  }, [busy]);
  const unsaved = typed.length > 0;
  useEffect(() => onTyped(unsaved), [unsaved, onTyped]);

  /** Values that the person chose in a conflict, until the form shows the present record. */
  const merged = useRef<FormValues | null>(null);
  const began = useRef(state);
  const standOn = useEffectEvent((): void => {
    // What was typed stays on top of a version that came back.
    form.reset(formValues(declaration, state), { keepDirtyValues: !arrived.current && merged.current === null });
    for (const [field, value] of Object.entries(merged.current ?? {}))
      form.setValue(field, value, { shouldDirty: true });
    arrived.current = false;
    merged.current = null;
  });
  useEffect(() => {
    if (began.current === state) return;
    began.current = state;
    standOn();
  }, [state]);

  const choose = (values: FormValues): void => {
    if (!theirs) return;
    merged.current = values;
    setTheirs(null);
    onMerged(theirs);
  };
  /** Waits for all uploads and returns the form's record. @throws NotYet when an upload failed */
  const whole = async (): Promise<FormValues> => {
    await uploadsEnded();
    return recordValues(form.getValues());
  };
  const forget = (): void => {
    form.reset(base);
    setRestored(false);
  };

  const present = theirs && formValues(declaration, theirs);
  /** Fields that both editors changed, marked in place because the form is long. */
  const disputed = present
    ? differencesOf(Object.keys(base), base, form.getValues(), present).flatMap(({ name: field, both }) =>
        both ? [field] : [],
      )
    : [];
  const problemOf = (field: string): string | undefined =>
    fieldMessage(errors[field]) ??
    (disputed.includes(field) ? `${theirs?.changedBy || 'Somebody'} changed this meanwhile: choose below.` : undefined);

  /** Fields that are shown inside another field. */
  const beside = Object.values(fields).map((field) => descriptionOf(field));
  const fieldFor = (field: string): ReactNode => {
    const declared = fieldOf(declaration, field);
    const text = descriptionOf(declared);
    return (
      <RecordField key={field} form={form} name={field} field={declared} problem={problemOf(field)}>
        {text && fieldFor(text)}
      </RecordField>
    );
  };

  return (
    <form ref={element} className="staff-record-form" noValidate onSubmit={(event) => void submit(event)}>
      {restored && unsaved && (
        <div className="notice" role="status">
          <p>
            {`What you typed earlier is here again and not saved yet: ${typed.map((field) => fieldOf(declaration, field).label).join(', ')}.`}
          </p>
          <button type="button" className="button button-quiet" onClick={forget}>
            Forget it
          </button>
        </div>
      )}
      <fieldset className="form-fields" disabled={busy}>
        {Object.keys(fields)
          .filter((field) => !beside.includes(field))
          .map((field) => fieldFor(field))}
        <RecordField
          form={form}
          name="isActive"
          field={{ ...fieldOf(declaration, 'isActive'), help: 'Off hides it from everybody but the staff.' }}
          problem={undefined}
        />
      </fieldset>
      {theirs && present && (
        <Suspense fallback={<Skeleton lines={4} />}>
          <ConflictView
            key={theirs.revision}
            names={Object.keys(base)}
            fieldOf={(field) => fieldOf(declaration, field)}
            base={base}
            mine={form.getValues()}
            present={present}
            who={theirs.changedBy}
            at={theirs.updatedAt}
            settled={!busy}
            onChoose={choose}
          />
        </Suspense>
      )}
      <div className="staff-save">
        <SubmitRow
          busy={busy}
          problem={problem}
          label={state ? 'Save' : `Add this ${one}`}
          busyLabel="Saving…"
          way={theirs && <ConflictLink />}
        >
          {unsaved && !busy && <span className="soft">Not saved yet</span>}
        </SubmitRow>
        <PreviewButton kind={kind} id={state?.id ?? null} values={whole} />
      </div>
    </form>
  );
}
