import type { FastifyInstance } from 'fastify';
import { MINUTE } from '#lib/time.ts';
import { recordProblems, withMedia } from '#domain/catalogue/record-problems.service.ts';
import { applyTogether, type DueChange, dueChanges, giveUp, nextMoment } from '#domain/catalogue/schedule-due.repo.ts';
import { WrongRecords } from '#domain/catalogue/staff-record.repo.ts';
import type { Shop } from '#server/context.ts';
import { keepRounds } from '#server/rounds.ts';

/** Called with each planned change that failed for an unforeseen reason. */
type Complain = (error: unknown, change: DueChange) => void;

/**
 * Applies all planned changes that are due, earliest first, including those missed while the server was down, and
 * returns the number of written records. Several processes may run it concurrently.
 * @param complain called for each failed change; later changes of its record wait for the next call
 */
export async function applyDueChanges(shop: Shop, complain: Complain = () => undefined): Promise<number> {
  let written = 0;
  /** Records with a failed change; their later changes wait for the next round. */
  const stuck = new Set<string>();
  for (;;) {
    const due = (await dueChanges(shop.db, shop.now())).filter((change) => !stuck.has(recordOf(change)));
    const together = firstTogether(due);
    if (together.length === 0) return written;
    try {
      written += await apply(shop, together);
    } catch (error) {
      for (const change of together) {
        stuck.add(recordOf(change));
        complain(error, change);
      }
    }
  }
}

const recordOf = ({ kind, recordId }: DueChange): string => `${kind} ${recordId}`;

/**
 * Returns the first due change and all others that can be applied with it: same time, kind, author and step (begin or
 * end), and each of another record.
 */
function firstTogether([first, ...rest]: readonly DueChange[]): DueChange[] {
  if (!first) return [];
  const records = new Set([first.recordId]);
  const others = rest.filter((one) => {
    const same = (['nextAt', 'kind', 'actorId', 'ends'] as const).every((key) => one[key] === first[key]);
    if (!same || records.has(one.recordId)) return false;
    records.add(one.recordId);
    return true;
  });
  return [first, ...others];
}

async function apply(shop: Shop, changes: readonly DueChange[]): Promise<number> {
  const [first] = changes;
  if (!first) return 0;
  const now = shop.now();
  try {
    return await withMedia(shop.media, () =>
      applyTogether(shop.db, changes, (record) => recordProblems(first.kind, record, shop.media), now),
    );
  } catch (error) {
    if (!(error instanceof WrongRecords)) throw error;
    if (changes.length === 1) {
      const [problem] = [...error.problems.values()].flatMap((fields) => Object.values(fields));
      await giveUp(shop.db, first, problem ?? '', now);
      return 0;
    }
    // One wrong record keeps no other from its new price.
    let written = 0;
    for (const change of changes) written += await apply(shop, [change]);
    return written;
  }
}

/**
 * Starts the job that applies due changes at the server's start and on every full minute until the server closes. Wakes
 * the publisher when the next change is due within two minutes.
 */
export function keepSchedule(app: FastifyInstance, shop: Shop): void {
  keepRounds(app, {
    name: 'schedule',
    next: () => MINUTE - (Date.now() % MINUTE),
    fault: 'could not look for planned changes',
    round: async () => {
      const written = await applyDueChanges(shop, (error, { id }) => {
        if (!app.outages.tell(error)) app.log.warn({ err: error, plannedChange: id }, 'could not do a planned change');
      });
      if (written > 0) app.log.info({ written }, 'did what was planned');
      // A publisher that rests has everything in memory again when the minute comes.
      const next = await nextMoment(shop.db);
      if (next !== null && Date.parse(next) <= shop.now() + 2 * MINUTE) shop.rouse?.();
    },
  });
}
