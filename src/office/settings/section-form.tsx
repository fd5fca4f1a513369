import { Suspense } from 'react';
import { ConflictLink } from '#office/catalogue/conflict-link.tsx';
import { SettingInput, settingText } from '#office/settings/setting-input.tsx';
import { type SectionFormProps, useSectionForm } from '#office/settings/use-section-form.ts';
import { sections } from '#domain/settings/settings.contract.ts';
import * as say from '#office/settings/settings.texts.ts';
import { SubmitRow } from '#ui/refusal.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { lazyPart } from '#ui/lazy-part.tsx';

// Two owners seldom write the same section at once.
const ConflictView = lazyPart(async () => (await import('#office/catalogue/conflict-view.tsx')).ConflictView);

/**
 * Form of a settings section, built from its declaration and validated by its schema. Keeps unsaved values as a draft,
 * and resolves conflicts with other owners.
 */
export function SectionForm(props: SectionFormProps) {
  const { fields } = sections[props.section];
  const { form, element, submit, busy, sending, problem, base, typed, theirs, choose } = useSectionForm(props);
  const { errors } = form.formState;
  return (
    <form
      ref={element}
      className="settings-form"
      noValidate
      onSubmit={(event) => {
        props.onTry();
        void submit(event);
      }}
    >
      <fieldset className="form-fields" disabled={busy}>
        {Object.entries(fields).map(([field, declaration]) => (
          <SettingInput key={field} form={form} name={field} declaration={declaration} error={errors[field]} />
        ))}
      </fieldset>
      {theirs && (
        <Suspense fallback={<Skeleton lines={4} />}>
          <ConflictView
            key={theirs.revision}
            names={Object.keys(fields)}
            fieldOf={(field) => ({ label: fields[field]?.label ?? field, widget: { is: 'text' } })}
            wordsOf={(field, value) => settingText(fields[field], value)}
            base={base}
            mine={form.getValues()}
            present={theirs.values}
            who={theirs.changedBy}
            at={theirs.updatedAt}
            settled={!busy}
            onChoose={choose}
          />
        </Suspense>
      )}
      <SubmitRow
        busy={sending}
        problem={problem}
        label={say.save}
        busyLabel={say.saving}
        way={theirs && <ConflictLink />}
      >
        {typed.length > 0 && !busy && (
          <>
            <span className="soft">{say.notSavedYet(typed.map((field) => fields[field]?.label).join(', '))}</span>
            <button type="button" className="button button-plain" onClick={() => form.reset(base)}>
              {say.discard}
            </button>
          </>
        )}
      </SubmitRow>
    </form>
  );
}
