import { heldRelease } from '#domain/publishing/site-state.rules.ts';
import { SECOND } from '#lib/time.ts';
import type { AutoPublishOptions, Publisher } from '#publish/auto-publish.ts';
import { faultLines, type RecordFault } from '#publish/record-faults.ts';
import type { Releases } from '#publish/releases.ts';
import type { PublishRefusal } from '#publish/resident/process.ts';
import type { SiteReporter } from '#publish/site-reporter.ts';
import { buildAlone } from '#publish/work-folder.ts';

interface BringOptions extends Pick<AutoPublishOptions, 'dataDir' | 'say' | 'onPublished'> {
  /** Time after which a failed publish is repeated, in ms. */
  again: number;
  releases: Releases;
  reporter: SiteReporter;
  publisher: Publisher;
  /** Aborted when the watch ends, so that an interrupted publish is not told as a failure. */
  stopped: AbortSignal;
}

/**
 * Returns the function that publishes a version of the catalogue, or serves the release at which staff hold the site.
 * It logs the result when it differs from the last one and reports it to the back office; it returns false when it
 * failed or a record could not be published as stored, so that it shall be repeated.
 */
export function bringSite(options: BringOptions): (present: string) => Promise<boolean> {
  const { dataDir, say, onPublished, again, releases, reporter, publisher, stopped } = options;
  let said = '';
  const goBack = async (name: string): Promise<void> => {
    if (!(await releases.note(name))) throw new Error(`The release ${name} is not kept any more.`);
    await buildAlone(dataDir, () => releases.switchTo(name));
    say(`The site of ${name} is served until somebody publishes again.`);
  };
  const publish = async (): Promise<RecordFault[]> => {
    const result = await publisher.run('publish', null);
    const { how, release, pages, milliseconds, faults } = result;
    onPublished?.(result);
    if (how !== 'nothing') say(`${release} is served: ${pages} pages built (${how}) in ${milliseconds} ms.`);
    return faults;
  };
  return async (present) => {
    reporter.tell({ state: 'building' });
    try {
      const held = heldRelease(present);
      if (held) await goBack(held);
      const faults = held ? [] : await publish();
      const text = faultLines(faults).join('\n');
      if (text && text !== said) say(text);
      said = text;
      const publicSince = new Date().toISOString();
      await reporter.tellReleases({ state: 'public', version: present, publicSince, message: '', faults });
      return faults.length === 0;
    } catch (error) {
      if (stopped.aborted) return false;
      const { message, detail = '' } = error as Partial<PublishRefusal> & Error;
      const words = [message, detail, 'The site stays as it is.'].filter(Boolean).join('\n');
      // What failed for the same reason as before is not news.
      if (words !== said) say(words);
      said = words;
      const next = `It is tried again within ${again / SECOND} seconds; until then the site stays as it is.`;
      reporter.tell({ state: 'failed', version: present, message: `${message} ${next}`, faults: [] });
      return false;
    }
  };
}
