import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Message, Job, PreviewJob } from '#publish/resident/jobs.ts';
import { ResidentPublisher } from '#publish/resident/publisher.ts';
import { SnapshotError } from '#publish/take-snapshot.ts';

// The process of the resident publisher. It lives as long as whoever started it wants it to, and no longer than that one.
const { values } = parseArgs({
  options: { api: { type: 'string', default: '' }, data: { type: 'string', default: '' } },
});
// The site is always the production one.
process.env['NODE_ENV'] = 'production';
process.env['ASTRO_TELEMETRY_DISABLED'] = '1';
process.env['SNAPSHOT_DIR'] = join(values.data, 'snapshot');

const send = (message: Message): void => void (process.connected && process.send?.(message));
const media = join(values.data, 'media');
const publisher = new ResidentPublisher({
  dataDir: values.data,
  api: values.api,
  ...(existsSync(media) ? { localMedia: media } : {}),
  say: (said) => send({ said }),
  onIndexed: () => send({ indexed: true }),
});

/** Shown to staff for an unexpected error; the log has the details. */
const UNFORESEEN = 'The site could not be built, for a reason that only the log of the server tells.';

const work: Record<Job['name'], (given: never) => Promise<unknown>> = {
  warm: async () => {
    await publisher.warm();
    return null;
  },
  publish: () => publisher.publish(),
  preview: (job: PreviewJob) => publisher.preview(job),
};

process.on('message', ({ id, name, given }: Job) => {
  work[name](given as never).then(
    (answer) => send({ id, answer }),
    (error: Error) => {
      const known = error instanceof SnapshotError;
      const message = known ? error.message : UNFORESEEN;
      const detail = known ? error.detail : (error.stack ?? String(error));
      send({ id, refusal: { message, detail } });
    },
  );
});
process.on('disconnect', () => process.exit(0));
