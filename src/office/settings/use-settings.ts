import { useEffect, useRef, useState } from 'react';
import { call } from '#client/api.ts';
import { toast } from '#client/toast.ts';
import { followText } from '#office/frame/follow-text.ts';
import { useProof } from '#office/frame/use-proof.tsx';
import { useUndo } from '#office/frame/use-undo.tsx';
import {
  type readSettingsForOwner,
  saveSettings,
  sections,
  type SectionState,
} from '#domain/settings/settings.contract.ts';
import { type SettingSection, settingSections } from '#domain/settings/settings.rules.ts';
import { nearMoment } from '#lib/dates.ts';
import type { AnswerOf } from '#lib/endpoint.ts';
import * as say from '#office/settings/settings.texts.ts';

/** Sections that pages of the public site show. */
const shownSections: readonly SettingSection[] = ['facts', 'site', 'charges'];

/** Part of the settings that is shown: a section, or the keys. */
type Part = SettingSection | 'keys';

const partInUrl = (): Part => {
  const named = location.hash.slice(1);
  return [...settingSections, 'keys' as const].find((one) => one === named) ?? 'facts';
};

/** Returns the part of the settings that the URL's hash names; the first one when it names none. */
export function usePart(): Part {
  const [part, setPart] = useState(partInUrl);
  useEffect(() => {
    const onHash = (): void => setPart(partInUrl());
    addEventListener('hashchange', onHash);
    return () => removeEventListener('hashchange', onHash);
  }, []);
  return part;
}

/** Hook of the settings' sections: their states as this page knows them, how they are saved, and the undo. */
export function useSettings(before: AnswerOf<typeof readSettingsForOwner>['sections']) {
  const [states, setStates] = useState(before);
  const { proven, dialog } = useProof();
  /** Sections as this page saw them last, whose revisions an undo needs. */
  const latest = useRef(states);
  const undo = useUndo(() => undefined);
  /** Section of the last change; its notice is shown on no other section. */
  const [done, setDone] = useState<SettingSection | null>(null);

  const adopt = (section: SettingSection, state: SectionState): void => {
    latest.current = { ...latest.current, [section]: state };
    setStates(latest.current);
  };
  const send = (section: SettingSection, revision: number, values: Record<string, unknown>) =>
    proven(() => call(saveSettings, { params: { section }, body: { revision, values } }));
  return {
    states,
    dialog,
    noticeFor: (part: Part) => done === part && undo.notice,
    /** Hides the notice while a new change is being made. */
    rest: undo.rest,
    /** Sends values for a section, on the revision that this page shows. */
    save: (section: SettingSection, values: Record<string, unknown>) => send(section, states[section].revision, values),
    saved: async (section: SettingSection, state: SectionState, changed: boolean): Promise<void> => {
      const { values } = states[section];
      adopt(section, state);
      if (!changed) return toast(say.nothingToSave);
      const { title } = sections[section];
      const at = nearMoment(state.updatedAt);
      const said = shownSections.includes(section)
        ? say.savedAtFollows(title, at, await followText())
        : say.savedAt(title, at);
      setDone(section);
      undo.done(said, async () => {
        const answer = await send(section, latest.current[section].revision, values);
        if (answer.ok) adopt(section, answer.data.section);
        return answer;
      });
    },
    /** Shows a section as another owner saved it; nothing before is undone any more. */
    merged: (section: SettingSection, state: SectionState): void => {
      undo.forget();
      adopt(section, state);
    },
  };
}
