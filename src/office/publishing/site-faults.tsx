import { declarationOf } from '#office/catalogue/declarations/staff-lists.ts';
import { fieldOf } from '#office/catalogue/value-text.tsx';
import type { SiteFault } from '#domain/publishing/site-state.contract.ts';

/** Returns what the form of a record calls a field; one deeper inside goes by the field it stands in. */
const labelOf = ({ kind, field }: SiteFault): string => {
  const declaration = declarationOf(kind);
  return declaration ? fieldOf(declaration, /^[^.[]*/.exec(field)?.[0] ?? '').label : field;
};

/** Records that are not public as they should be, a line each: its list, a link to its form and what is wrong. */
export function SiteFaults({ faults }: { faults: readonly SiteFault[] }) {
  return (
    <>
      <p>These stay as they were until they are mended:</p>
      <ul>
        {[...Map.groupBy(faults, ({ kind, id }) => `${kind} ${id}`).values()].map((of) => {
          const [{ kind, id, name }] = of as [SiteFault];
          const what = of.map((fault) => (fault.field ? `${labelOf(fault)}: ${fault.message}` : fault.message));
          return (
            <li key={`${kind} ${id}`}>
              <span>{`${declarationOf(kind)?.many ?? 'Settings'}, `}</span>
              <a href={kind === 'settings' ? '/back-office/settings' : `/back-office/catalogue/${kind}/${id}`}>
                {name || 'without a name'}
              </a>
              <span>{`: ${what.join(' ')}`}</span>
            </li>
          );
        })}
      </ul>
    </>
  );
}
