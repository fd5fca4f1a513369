import type { KeyState } from '#features/settings/settings.contract.ts';

const states = {
  set: { words: 'Set', badge: 'badge badge-good' },
  missing: { words: 'Not set', badge: 'badge' },
  malformed: { words: 'Looks wrong', badge: 'badge badge-bad' },
} as const;

/** Which keys the server was told, and what it does without one; what they are stays with the server. */
export function KeyList({ keys }: { keys: readonly KeyState[] }) {
  return (
    <section aria-labelledby="settings-part">
      <h2 id="settings-part">Keys</h2>
      <p className="settings-about">
        Keys stand in the environment of the server, where whoever runs it sets them. Nobody reads them here.
      </p>
      <ul className="staff-list">
        {keys.map(({ name, purpose, state, words }) => (
          <li key={name}>
            <span>
              <strong>{purpose}</strong>
              <small>
                <code>{name}</code>
                {words && `. ${words}`}
              </small>
            </span>
            <span className={states[state].badge}>{states[state].words}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
