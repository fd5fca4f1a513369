import { useEffect, useState } from 'react';
import type { CallResult } from '#client/api.ts';
import { keepDraft } from '#client/draft.ts';
import { storageKeys } from '#client/storage.ts';
import type { FormValues } from '#office/catalogue/form-values.ts';
import { sameValue } from '#office/catalogue/merge.rules.ts';
import { useSlipForm } from '#office/catalogue/use-slip-form.ts';
import { ownDraft } from '#office/frame/own-drafts.ts';
import { settingSlips } from '#office/settings/setting-slips.ts';
import {
  type saveSettings,
  type SectionState,
  sections,
  type SettingsConflict,
} from '#domain/settings/settings.contract.ts';
import type { SettingSection } from '#domain/settings/settings.rules.ts';
import type { AnswerOf } from '#lib/endpoint.ts';

type Saved = AnswerOf<typeof saveSettings>;

export interface SectionFormProps {
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

/** Hook of a section's form: its draft, what looks like a slip of the finger, and conflicts with other owners. */
export function useSectionForm({ section, state, again, send, onSaved, onTheirs }: SectionFormProps) {
  const { fields, schema } = sections[section];
  const name = ownDraft(`settings-${section}`);
  const base: FormValues = state.values;
  const [theirs, setTheirs] = useState<SectionState | null>(null);
  const shop = useSlipForm<FormValues, Saved>({
    name,
    schema,
    defaultValues: base,
    slips: (values) => settingSlips(section, base, values),
    send: async (values) => {
      const answer = await send(values);
      setTheirs(conflictIn(answer));
      return answer;
    },
    onDone: onSaved,
  });
  const { form, element } = shop;
  useEffect(() => {
    if (again && document.activeElement === document.body)
      element.current?.querySelector<HTMLElement>('[type="submit"]')?.focus({ preventScroll: true });
  }, [again, element]);
  const { dirtyFields } = form.formState;
  return {
    ...shop,
    base,
    typed: Object.keys(fields).filter((field) => dirtyFields[field]),
    /** The section as another owner saved it meanwhile; null without a conflict. */
    theirs,
    choose: (values: FormValues): void => {
      if (!theirs) return;
      // The next form begins with what was chosen over theirs, as after any interruption.
      const mine = Object.entries(values).filter(([field, value]) => !sameValue(value, theirs.values[field]));
      keepDraft(storageKeys.draft(name), mine.length > 0 ? Object.fromEntries(mine) : null);
      onTheirs(theirs);
    },
  };
}
