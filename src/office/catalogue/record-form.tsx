import { type ReactNode, Suspense } from 'react';
import type { FieldDeclaration } from '#office/catalogue/declarations/declaration.ts';
import { ConflictLink } from '#office/catalogue/conflict-link.tsx';
import { PreviewButton } from '#office/catalogue/preview-button.tsx';
import { RecordField } from '#office/catalogue/record-field.tsx';
import { type RecordFormProps, useRecordForm } from '#office/catalogue/use-record-form.ts';
import { fieldOf } from '#office/catalogue/value-text.tsx';
import { SubmitRow } from '#ui/refusal.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { lazyPart } from '#ui/lazy-part.tsx';
import * as say from '#office/catalogue/record.texts.ts';

// Two people seldom write the same record at once.
const ConflictView = lazyPart(async () => (await import('#office/catalogue/conflict-view.tsx')).ConflictView);

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
export function RecordForm(props: RecordFormProps) {
  const { declaration, state } = props;
  const { kind, one, fields } = declaration;
  const { form, element, submit, busy, sending, problem, base, typed, conflict, ...desk } = useRecordForm(props);

  /** Fields that are shown inside another field. */
  const beside = Object.values(fields).map((field) => descriptionOf(field));
  const fieldFor = (field: string): ReactNode => {
    const declared = fieldOf(declaration, field);
    const text = descriptionOf(declared);
    return (
      <RecordField key={field} form={form} name={field} field={declared} problem={desk.problemOf(field)}>
        {text && fieldFor(text)}
      </RecordField>
    );
  };

  return (
    <form ref={element} className="staff-record-form" noValidate onSubmit={(event) => void submit(event)}>
      {desk.isBack && (
        <div className="notice" role="status">
          <p>{say.draftBack(typed.map((field) => fieldOf(declaration, field).label).join(', '))}</p>
          <button type="button" className="button button-quiet" onClick={desk.forget}>
            {say.discard}
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
          field={{ ...fieldOf(declaration, 'isActive'), help: say.visibleHint }}
          problem={undefined}
        />
      </fieldset>
      {conflict && (
        <Suspense fallback={<Skeleton lines={4} />}>
          <ConflictView
            key={conflict.theirs.revision}
            names={Object.keys(base)}
            fieldOf={(field) => fieldOf(declaration, field)}
            base={base}
            mine={form.getValues()}
            present={conflict.present}
            who={conflict.theirs.changedBy}
            at={conflict.theirs.updatedAt}
            settled={!busy}
            onChoose={desk.choose}
          />
        </Suspense>
      )}
      <div className="staff-save">
        <SubmitRow
          busy={sending}
          problem={problem}
          label={state ? say.save : say.addRecord(one)}
          busyLabel={say.saving}
          way={conflict && <ConflictLink />}
        >
          {typed.length > 0 && !busy && <span className="soft">{say.notSavedYet}</span>}
        </SubmitRow>
        <PreviewButton kind={kind} id={state?.id ?? null} values={desk.whole} />
      </div>
    </form>
  );
}
