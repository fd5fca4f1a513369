import type { SiteFault } from '#features/publishing/site-state.contract.ts';

/** Records that are not public as they should be, each with its list, a link to its form and what is wrong. */
export function SiteFaults({
  faults,
  fieldName = (_kind, field) => field,
}: {
  faults: readonly SiteFault[];
  fieldName?: (kind: string, field: string) => string;
}) {
  return (
    <ul>
      {faults.map(({ kind, id, name, field, message }) => (
        <li key={`${kind} ${id} ${field} ${message}`}>
          <a href={kind === 'settings' ? '/back-office/settings' : `/back-office/catalogue/${kind}/${id}`}>
            {name || id}
          </a>{' '}
          ({kind}){field && `, ${fieldName(kind, field)}`}: {message}
        </li>
      ))}
    </ul>
  );
}
