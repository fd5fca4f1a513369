import { declarationOf } from '#office/catalogue/declarations/staff-lists.ts';
import { fieldOf } from '#office/catalogue/value-text.tsx';
import type { SiteFault } from '#domain/publishing/site-state.contract.ts';

/** Returns the label of the field with a fault; for a path such as `items[0].text`, the label of `items`. */
const labelOf = ({ kind, field }: SiteFault): string => {
  const declaration = declarationOf(kind);
  return declaration ? fieldOf(declaration, /^[^.[]*/.exec(field)?.[0] ?? '').label : field;
};

/** Lists the records that cannot be published, each with a link to its form and its errors. */
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
