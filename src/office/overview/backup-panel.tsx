import { nearMoment } from '#lib/dates.ts';
import { readBackups } from '#domain/backup/keeping.contract.ts';
import { useCall } from '#client/use-call.ts';
import * as say from '#office/overview/overview.texts.ts';
import { Failure } from '#ui/failure.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

/** Panel of the overview with the last backup, the time of the next one, and the problem of a failed one. */
export function BackupPanel() {
  const { loaded, reload } = useCall(readBackups, {});
  const backups = loaded.data?.backups;
  return (
    <section className="day-panel" aria-labelledby="day-backup">
      <h2 id="day-backup">{say.backup}</h2>
      {loaded.state === 'loading' && <Skeleton lines={1} />}
      {loaded.state === 'failed' && <Failure message={loaded.message} onRetry={reload} />}
      {backups && (
        <p>
          {`${
            backups.last ? say.lastBackup(nearMoment(backups.last.at), size(backups.last.bytes)) : say.noBackupYet
          } ${backups.nightlyAt ? say.nextBackup(backups.nightlyAt) : say.noNightlyBackup}`}
        </p>
      )}
      {backups?.problem && <p className="notice notice-problem">{say.backupFailed(backups.problem)}</p>}
    </section>
  );
}

/** Returns a size in bytes as text: `12 KB` or, from 1,000,000 bytes, `1.2 MB`. */
const size = (bytes: number): string =>
  bytes < 1_000_000 ? say.kilobytes(Math.ceil(bytes / 1000)) : say.megabytes((bytes / 1_000_000).toFixed(1));
