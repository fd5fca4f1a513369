import { useCall } from '#client/use-call.ts';
import { logPathOf } from '#office/frame/catalogue-paths.ts';
import { nearMoment } from '#lib/dates.ts';
import { OffDays } from '#office/settings/off-days.tsx';
import { KeyList } from '#office/settings/key-list.tsx';
import { SectionForm } from '#office/settings/section-form.tsx';
import { usePart, useSettings } from '#office/settings/use-settings.ts';
import { readSettingsForOwner, sections } from '#domain/settings/settings.contract.ts';
import { settingSections } from '#domain/settings/settings.rules.ts';
import type { AnswerOf } from '#lib/endpoint.ts';
import * as say from '#office/settings/settings.texts.ts';
import { Failure } from '#ui/failure.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

/** Loads the settings and shows the section named in the URL's hash, with an undo of saved changes. */
export function SettingsRoom() {
  const { loaded, reload } = useCall(readSettingsForOwner, {});
  if (loaded.state === 'loading') return <Skeleton lines={8} />;
  if (loaded.state === 'failed') return <Failure message={loaded.message} onRetry={reload} />;
  return <Room {...loaded.data} />;
}

function Room({ sections: before, keys }: AnswerOf<typeof readSettingsForOwner>) {
  const part = usePart();
  const { states, dialog, ...room } = useSettings(before);
  return (
    <>
      <nav className="settings-parts" aria-label={say.settings}>
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
              {say.keys}
            </a>
          </li>
        </ul>
      </nav>
      {room.noticeFor(part)}
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
            onTry={room.rest}
            again={states[part].revision !== before[part].revision}
            send={(values) => room.save(part, values)}
            onSaved={({ section, changed }) => void room.saved(part, section, changed)}
            onTheirs={(state) => room.merged(part, state)}
          />
          <p className="field-hint">
            <span>
              {states[part].updatedAt
                ? say.lastChanged(states[part].changedBy, nearMoment(states[part].updatedAt))
                : say.neverChanged}
            </span>{' '}
            <a href={logPathOf('settings', part)}>{say.allChanges}</a>
          </p>
        </section>
      )}
      {dialog}
    </>
  );
}
