import type { RecordKind } from '#domain/catalogue/record-kinds.rules.ts';
import type { Published } from '#publish/publish.ts';
import type { Steps } from '#publish/resident/steps.ts';

/** Result of a publish with the time of each step. */
export interface ResidentPublish extends Published {
  steps: Steps;
}

/** Commands of the resident publisher by name, each with its input and its answer. */
export interface Jobs {
  /** Loads the release and the bundled site into memory. */
  warm: { given: null; answer: null };
  /** Returns the HTML of the page of an unsaved record. */
  preview: { given: PreviewJob; answer: string };
  /** Publishes the catalogue. */
  publish: { given: null; answer: ResidentPublish };
}

/** A record as if it were saved; a new record has an unused id. */
export interface PreviewJob {
  kind: RecordKind;
  id: string;
  record: Record<string, unknown>;
}

export type JobName = keyof Jobs;

/** A command as it is sent to the publisher's process. */
export interface Job<N extends JobName = JobName> {
  id: number;
  name: N;
  given: Jobs[N]['given'];
}

/**
 * Message of the publisher's process: an answer, a refusal, a text for the log, or a notice that the search index is
 * complete.
 */
export type Message =
  | { id: number; answer: unknown }
  | { id: number; refusal: { message: string; detail: string } }
  | { said: string }
  | { indexed: true };
