import { Inserted } from '#ui/inserted.tsx';
import type { KeyState } from '#domain/settings/settings.contract.ts';
import * as say from '#office/settings/settings.texts.ts';

const states = {
  set: { words: say.keySet, badge: 'badge badge-good' },
  missing: { words: say.keyNotSet, badge: 'badge' },
  malformed: { words: say.keyWrong, badge: 'badge badge-bad' },
} as const;

/** Lists the server's keys by purpose and state (set, not set, malformed); their values stay on the server. */
export function KeyList({ keys }: { keys: readonly KeyState[] }) {
  return (
    <section aria-labelledby="settings-part">
      <h2 id="settings-part">{say.keys}</h2>
      <p className="settings-about">{say.keysNote}</p>
      <ul className="staff-list">
        {keys.map(({ name, purpose, state, words }) => (
          <li key={name}>
            <span>
              <strong>{purpose}</strong>
              {words && <small>{words}</small>}
              <small className="setting-name">
                <Inserted text={say.keyName} parts={{ name: <code>{name}</code> }} />
              </small>
            </span>
            <span className={states[state].badge}>{states[state].words}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
