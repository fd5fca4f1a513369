import { useCall } from '#client/use-call.ts';
import { kindDeclarations } from '#office/catalogue/declarations/staff-lists.ts';
import { listPathOf } from '#office/frame/catalogue-paths.ts';
import { PlannedSection } from '#office/catalogue/planned-section.tsx';
import { Gate } from '#office/frame/gate.tsx';
import { listPlannedChanges } from '#domain/catalogue/schedule.contract.ts';
import { type KindCount, listStaffKinds } from '#domain/catalogue/staff-record.contract.ts';
import * as say from '#office/catalogue/catalogue.texts.ts';
import { Failure } from '#ui/failure.tsx';
import { Icon } from '#ui/icon.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

/** Page of the catalogue: planned changes, then the kinds of records with their counts, each linked to its list. */
export function CataloguePage() {
  return (
    <Gate room="/back-office/catalogue" title={say.catalogue}>
      {() => <Kinds />}
    </Gate>
  );
}

function Kinds() {
  const { loaded, reload } = useCall(listStaffKinds, {});
  const plans = useCall(listPlannedChanges, {});
  // Both at once, so that nothing moves under a finger.
  if (loaded.state === 'loading' || plans.loaded.state === 'loading') return <Skeleton lines={8} />;
  // One reason keeps both away: it is said once.
  if (loaded.state === 'failed' && plans.loaded.state === 'failed')
    return (
      <Failure
        message={loaded.message}
        onRetry={() => {
          reload();
          plans.reload();
        }}
      />
    );
  return (
    <>
      {plans.loaded.state === 'failed' && <Failure message={plans.loaded.message} onRetry={plans.reload} />}
      {plans.loaded.state === 'ready' && <PlannedSection changes={plans.loaded.data} onChanged={plans.reload} />}
      {loaded.state === 'failed' && <Failure message={loaded.message} onRetry={reload} />}
      {loaded.state === 'ready' && <KindList kinds={loaded.data.kinds} />}
    </>
  );
}

function KindList({ kinds }: { kinds: readonly KindCount[] }) {
  return (
    <ul className="staff-kinds">
      {Object.values(kindDeclarations).map(({ kind, many, about }) => {
        const count = kinds.find((one) => one.kind === kind);
        const further = [count?.hidden && say.kindHidden(count.hidden), count?.bin && say.kindInBin(count.bin)];
        return (
          <li key={kind}>
            <a href={listPathOf(kind)}>
              <span>
                <strong>{many}</strong>
                <small>{about}</small>
              </span>
              <span className="staff-count">
                {count?.public ?? 0}
                <small>{further.filter(Boolean).join(', ') || say.kindOnSite}</small>
              </span>
              <Icon name="right" />
            </a>
          </li>
        );
      })}
    </ul>
  );
}
