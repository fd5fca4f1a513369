import { Inserted } from '#ui/inserted.tsx';
import { declarationOf } from '#office/catalogue/declarations/staff-lists.ts';
import { fieldOf } from '#office/catalogue/value-text.tsx';
import type { SiteFault } from '#domain/publishing/site-state.contract.ts';
import * as say from '#office/publishing/publishing.texts.ts';

/** Returns the label of the field with a fault; for a path such as `items[0].text`, the label of `items`. */
const labelOf = ({ kind, field }: SiteFault): string => {
  const declaration = declarationOf(kind);
  return declaration ? fieldOf(declaration, /^[^.[]*/.exec(field)?.[0] ?? '').label : field;
};

/** Returns what is wrong, after the name of its field unless the message begins with that. */
function faultText(fault: SiteFault): string {
  const label = fault.field && labelOf(fault);
  return fault.message.startsWith(label) ? fault.message : say.faultOf(label, fault.message);
}

/** Lists the records that cannot be published, each with a link to its form and its errors. */
export function SiteFaults({ faults }: { faults: readonly SiteFault[] }) {
  return (
    <>
      <p>{say.faults}</p>
      <ul>
        {[...Map.groupBy(faults, ({ kind, id }) => `${kind} ${id}`).values()].map((of) => {
          const [{ kind, id, name }] = of as [SiteFault];
          const what = of.map((fault) => faultText(fault)).join(' ');
          return (
            <li key={`${kind} ${id}`}>
              <Inserted
                text={say.fault(declarationOf(kind)?.many ?? say.faultSettings, what)}
                parts={{
                  record: (
                    <a href={kind === 'settings' ? '/back-office/settings' : `/back-office/catalogue/${kind}/${id}`}>
                      {name || say.withoutName}
                    </a>
                  ),
                }}
              />
            </li>
          );
        })}
      </ul>
    </>
  );
}
