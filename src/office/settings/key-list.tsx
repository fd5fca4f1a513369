import type { KeyState } from '#domain/settings/settings.contract.ts';

const states = {
  set: { words: 'Set', badge: 'badge badge-good' },
  missing: { words: 'Not set', badge: 'badge' },
  malformed: { words: 'Looks wrong', badge: 'badge badge-bad' },
} as const;

/** Lists the server's keys by purpose and state (set, not set, malformed); their values stay on the server. */
export function KeyList({ keys }: { keys: readonly KeyState[] }) {
  return (
    <section aria-labelledby="settings-part">
      <h2 id="settings-part">Keys</h2>
      <p className="settings-about">
        Keys let the shop use the services of others, such as payments and text messages. Whoever runs the server sets
        them there; nobody reads them here.
      </p>
      <ul className="staff-list">
        {keys.map(({ name, purpose, state, words }) => (
          <li key={name}>
            <span>
              <strong>{purpose}</strong>
              {words && <small>{words}</small>}
              <small className="setting-name">
                The setting is called <code>{name}</code>.
              </small>
            </span>
            <span className={states[state].badge}>{states[state].words}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
