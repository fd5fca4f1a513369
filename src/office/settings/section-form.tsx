import { Suspense, useEffect, useRef, useState } from 'react';
import type { CallResult } from '#client/api.ts';
import { useShopForm } from '#client/form.ts';
import { keepDraft } from '#client/draft.ts';
import { storageKeys } from '#client/storage.ts';
import { ConflictLink } from '#office/catalogue/conflict-link.tsx';
import type { FormValues } from '#office/catalogue/form-values.ts';
import { sameValue } from '#office/catalogue/merge.rules.ts';
import { ownDraft } from '#office/frame/own-drafts.ts';
import { SettingInput, settingText } from '#office/settings/setting-input.tsx';
import {
  type saveSettings,
  type SectionState,
  sections,
  type SettingsConflict,
} from '#domain/settings/settings.contract.ts';
import type { SettingSection } from '#domain/settings/settings.rules.ts';
import type { AnswerOf } from '#lib/endpoint.ts';
import { SubmitRow } from '#ui/refusal.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { lazyPart } from '#ui/lazy-part.tsx';

// Two owners seldom write the same section at once.
const ConflictView = lazyPart(async () => (await import('#office/catalogue/conflict-view.tsx')).ConflictView);

type Saved = AnswerOf<typeof saveSettings>;

interface SectionFormProps {
  section: SettingSection;
  state: SectionState;
  /** Called on each submit, before validation. */
  onTry(): void;
  /** True for a form that replaces an earlier one and takes over the focus. */
  again: boolean;
  send(values: FormValues): Promise<CallResult<Saved>>;
  onSaved(saved: Saved): void;
  /** Called with the stored section when the user resolved a conflict; the next form starts from it. */
  onTheirs(state: SectionState): void;
}

/** Returns the stored section that the answer to a conflicting save contains; null for any other answer. */
function conflictIn(answer: CallResult<unknown>): SectionState | null {
  const data = answer.ok ? undefined : (answer.data as Partial<SettingsConflict> | undefined);
  return data?.code === 'settings-changed' ? (data.section ?? null) : null;
}

/**
 * Form of a settings section, built from its declaration and validated by its schema. Keeps unsaved values as a draft,
 * and resolves conflicts with other owners.
 */
export function SectionForm({ section, state, again, onTry, send, onSaved, onTheirs }: SectionFormProps) {
  const { fields, schema } = sections[section];
  const name = ownDraft(`settings-${section}`);
  const base: FormValues = state.values;
  const [theirs, setTheirs] = useState<SectionState | null>(null);
  const { form, submit, busy, problem } = useShopForm<FormValues, Saved>({
    name,
    schema,
    defaultValues: base,
    send: async (values) => {
      const answer = await send(values);
      setTheirs(conflictIn(answer));
      return answer;
    },
    onDone: onSaved,
  });
  const { dirtyFields, errors } = form.formState;
  const typed = Object.keys(fields).filter((field) => dirtyFields[field]);
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (again && document.activeElement === document.body)
      element.current?.querySelector<HTMLElement>('[type="submit"]')?.focus({ preventScroll: true });
  }, [again]);

  const choose = (values: FormValues): void => {
    if (!theirs) return;
    // The next form begins with what was chosen over theirs, as after any interruption.
    const mine = Object.entries(values).filter(([field, value]) => !sameValue(value, theirs.values[field]));
    keepDraft(storageKeys.draft(name), mine.length > 0 ? Object.fromEntries(mine) : null);
    onTheirs(theirs);
  };
  return (
    <form
      ref={element}
      className="settings-form"
      noValidate
      onSubmit={(event) => {
        onTry();
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
      <SubmitRow busy={busy} problem={problem} label="Save" busyLabel="Saving…" way={theirs && <ConflictLink />}>
        {typed.length > 0 && !busy && (
          <>
            <span className="soft">{`Not saved yet: ${typed.map((field) => fields[field]?.label).join(', ')}`}</span>
            <button type="button" className="button button-plain" onClick={() => form.reset(base)}>
              Forget it
            </button>
          </>
        )}
      </SubmitRow>
    </form>
  );
}
