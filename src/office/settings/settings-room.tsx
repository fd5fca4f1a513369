import { useEffect, useRef, useState } from 'react';
import { call } from '#client/api.ts';
import { toast } from '#client/toast.ts';
import { useCall } from '#client/use-call.ts';
import { logPathOf } from '#office/catalogue/paths.ts';
import { followText } from '#office/frame/follow-text.ts';
import { useUndo } from '#office/frame/use-undo.tsx';
import { nearMoment } from '#lib/dates.ts';
import { OffDays } from '#office/settings/off-days.tsx';
import { KeyList } from '#office/settings/key-list.tsx';
import { SectionForm } from '#office/settings/section-form.tsx';
import { useProof } from '#office/frame/use-proof.tsx';
import { readSettingsForOwner, saveSettings, sections, type SectionState } from '#domain/settings/settings.contract.ts';
import { type SettingSection, settingSections } from '#domain/settings/settings.rules.ts';
import type { AnswerOf } from '#lib/endpoint.ts';
import { Failure } from '#ui/failure.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

/** Sections that pages of the public site show. */
const shownSections: readonly SettingSection[] = ['facts', 'site', 'charges'];

/** Part of the settings that is shown: a section, or the keys. */
type Part = SettingSection | 'keys';

const partInUrl = (): Part => {
  const named = location.hash.slice(1);
  return [...settingSections, 'keys' as const].find((one) => one === named) ?? 'facts';
};

/** Loads the settings and shows the section named in the URL's hash, with an undo of saved changes. */
export function SettingsRoom() {
  const { loaded, reload } = useCall(readSettingsForOwner, {});
  if (loaded.state === 'loading') return <Skeleton lines={8} />;
  if (loaded.state === 'failed') return <Failure message={loaded.message} onRetry={reload} />;
  return <Room {...loaded.data} />;
}

function Room({ sections: before, keys }: AnswerOf<typeof readSettingsForOwner>) {
  const [states, setStates] = useState(before);
  const [part, setPart] = useState(partInUrl);
  const { proven, dialog } = useProof();
  /** Sections as this page saw them last, whose revisions an undo needs. */
  const latest = useRef(states);
  const undo = useUndo(() => undefined);
  /** Section of the last change; its notice is shown on no other section. */
  const [done, setDone] = useState<SettingSection | null>(null);
  useEffect(() => {
    const onHash = (): void => setPart(partInUrl());
    addEventListener('hashchange', onHash);
    return () => removeEventListener('hashchange', onHash);
  }, []);

  const adopt = (section: SettingSection, state: SectionState): void => {
    latest.current = { ...latest.current, [section]: state };
    setStates(latest.current);
  };
  const save = (section: SettingSection, revision: number, values: Record<string, unknown>) =>
    proven(() => call(saveSettings, { params: { section }, body: { revision, values } }));
  const saved = (section: SettingSection, was: SectionState, state: SectionState, changed: boolean): void => {
    adopt(section, state);
    if (!changed) return toast('Nothing was different, so nothing was saved.');
    const said = `${sections[section].title}: saved at ${nearMoment(state.updatedAt)}.`;
    const takeBack = async () => {
      const answer = await save(section, latest.current[section].revision, was.values);
      if (answer.ok) adopt(section, answer.data.section);
      return answer;
    };
    const tell = (follows: string): void => {
      setDone(section);
      undo.done(`${said}${follows}`, takeBack);
    };
    if (shownSections.includes(section)) void followText().then((text) => tell(` ${text}`));
    else tell('');
  };

  return (
    <>
      <nav className="settings-parts" aria-label="Settings">
        <ul>
          {settingSections.map((name) => (
            <li key={name}>
              <a href={`#${name}`} aria-current={part === name ? 'true' : undefined}>
                {sections[name].title}
              </a>
            </li>
          ))}
          <li>
            <a href="#keys" aria-current={part === 'keys' ? 'true' : undefined}>
              Keys
            </a>
          </li>
        </ul>
      </nav>
      {done === part && undo.notice}
      {part === 'keys' ? (
        <KeyList keys={keys} />
      ) : (
        <section aria-labelledby="settings-part">
          <h2 id="settings-part">{sections[part].title}</h2>
          <p className="settings-about">{sections[part].about}</p>
          {part === 'dispatch' && <OffDays open={states.days.values['open']} />}
          <SectionForm
            // A form stands on one revision; what was typed and not saved is kept and comes back.
            key={`${part} ${states[part].revision}`}
            section={part}
            state={states[part]}
            onTry={undo.rest}
            again={states[part].revision !== before[part].revision}
            send={(values) => save(part, states[part].revision, values)}
            onSaved={({ section: state, changed }) => saved(part, states[part], state, changed)}
            onTheirs={(state) => {
              undo.forget();
              adopt(part, state);
            }}
          />
          <p className="field-hint">
            <span>
              {states[part].updatedAt
                ? `Last changed by ${states[part].changedBy}, ${nearMoment(states[part].updatedAt)}.`
                : 'Nobody changed this yet.'}
            </span>{' '}
            <a href={logPathOf('settings', part)}>All changes</a>
          </p>
        </section>
      )}
      {dialog}
    </>
  );
}
