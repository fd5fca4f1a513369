import { Inserted } from '#ui/inserted.tsx';
import { useCall } from '#client/use-call.ts';
import type { KindDeclaration } from '#office/catalogue/declarations/declaration.ts';
import { formValues } from '#office/catalogue/form-values.ts';
import { sameValue } from '#office/catalogue/merge.rules.ts';
import { fieldOf, valueText } from '#office/catalogue/value-text.tsx';
import { useLatest } from '#office/frame/use-latest.tsx';
import { nearMoment } from '#lib/dates.ts';
import { listRecordVersions, type RecordVersion } from '#domain/catalogue/staff-record.contract.ts';
import { shorten } from '#lib/text.ts';
import * as say from '#office/catalogue/record.texts.ts';
import { Failure } from '#ui/failure.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

/** Most letters of a changed value that the history shows. */
const SHOWN = 120;

const deeds: Record<string, string> = {
  create: say.versionAdded,
  change: say.versionChanged,
  restore: say.versionRestored,
  withdraw: say.versionWithdrawn,
  'bring-back': say.versionBroughtBack,
};

interface HistoryPanelProps {
  declaration: KindDeclaration;
  id: string;
  /** Revision that the form shows. */
  revision: number;
  /** True while unsaved changes in the form keep every version from being restored. */
  held: boolean;
  onRestore(version: RecordVersion): void;
}

/**
 * Lists the versions of a record with author, time and changed fields; each version that is neither the present one nor
 * in the bin can be restored.
 */
export function HistoryPanel({ declaration, id, revision, held, onRestore }: HistoryPanelProps) {
  const { loaded, reload } = useCall(listRecordVersions, { params: { kind: declaration.kind, id } });
  const { list, shown, more } = useLatest(loaded.data?.versions ?? [], 'changes');
  if (loaded.state === 'loading') return <Skeleton lines={3} />;
  if (loaded.state === 'failed') return <Failure message={loaded.message} onRetry={reload} />;
  const { versions } = loaded.data;
  return (
    <>
      {held && <p className="soft">{say.historyHeld}</p>}
      {versions.length === 0 && <p className="soft">{say.historyEmpty}</p>}
      <ol className="staff-log" id={list}>
        {shown.map((version, at) => (
          <li key={version.revision}>
            <p>
              {version.at ? (
                <Inserted
                  text={deeds[version.action] ?? say.versionOther(version.action)}
                  parts={{
                    when: <time dateTime={version.at}>{nearMoment(version.at)}</time>,
                    who: <strong>{version.by}</strong>,
                  }}
                />
              ) : (
                say.versionFirst
              )}
            </p>
            <Changed declaration={declaration} version={version} before={versions[at + 1]} />
            {version.revision !== revision && !version.inBin && (
              <p>
                <button
                  type="button"
                  className="button button-quiet"
                  disabled={held}
                  onClick={() => onRestore(version)}
                >
                  {say.bringVersion}
                  <span className="visually-hidden">
                    {`: ${version.at ? say.versionHeard(nearMoment(version.at)) : say.firstVersionHeard}`}
                  </span>
                </button>
              </p>
            )}
          </li>
        ))}
      </ol>
      {more}
    </>
  );
}

interface ChangedProps {
  declaration: KindDeclaration;
  version: RecordVersion;
  before: RecordVersion | undefined;
}

/**
 * Lists the fields that differ between a version and the one before; nothing when no field differs or there is no
 * earlier version.
 */
function Changed({ declaration, version, before }: ChangedProps) {
  if (!before) return null;
  const valuesOf = (one: RecordVersion) => formValues(declaration, { ...one, id: '', position: 0, updatedAt: one.at });
  const [now, then] = [valuesOf(version), valuesOf(before)];
  const names = Object.keys(now).filter((name) => !sameValue(now[name], then[name]));
  if (names.length === 0) return null;
  const text = (name: string, value: unknown): string => shorten(valueText(fieldOf(declaration, name), value), SHOWN);
  return (
    <dl className="staff-changes">
      {names.map((name) => (
        <div key={name}>
          <dt>{fieldOf(declaration, name).label}</dt>
          <dd>
            <del>{text(name, then[name])}</del> <ins>{text(name, now[name])}</ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}
