import { declarationOf } from '#office/catalogue/declarations/staff-lists.ts';
import { fieldOf } from '#office/catalogue/value-text.tsx';
import type { SiteFault } from '#domain/publishing/site-state.contract.ts';
import * as say from '#office/publishing/publishing.texts.ts';

/** Returns the label of the field with a fault; for a path such as `items[0].text`, the label of `items`. */
const labelOf = ({ kind, field }: SiteFault): string => {
  const declaration = declarationOf(kind);
  return declaration ? fieldOf(declaration, /^[^.[]*/.exec(field)?.[0] ?? '').label : field;
};

/** Lists the records that cannot be published, each with a link to its form and its errors. */
export function SiteFaults({ faults }: { faults: readonly SiteFault[] }) {
  return (
    <>
      <p>{say.theseStayTheyUntil}</p>
      <ul>
        {[...Map.groupBy(faults, ({ kind, id }) => `${kind} ${id}`).values()].map((of) => {
          const [{ kind, id, name }] = of as [SiteFault];
          const what = of.map((fault) => (fault.field ? `${labelOf(fault)}: ${fault.message}` : fault.message));
          return (
            <li key={`${kind} ${id}`}>
              <span>{say.text(declarationOf(kind)?.many ?? say.settings)}</span>
              <a href={kind === 'settings' ? '/back-office/settings' : `/back-office/catalogue/${kind}/${id}`}>
                {name || say.withoutName}
              </a>
              <span>{`: ${what.join(' ')}`}</span>
            </li>
          );
        })}
      </ul>
    </>
  );
}
