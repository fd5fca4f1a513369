import type { RecordKind } from '#domain/catalogue/record-kinds.rules.ts';
import type { Published } from '#publish/publish.ts';
import type { Steps } from '#publish/resident/steps.ts';

/** Result of a publish with the time of each step. */
export interface ResidentPublish extends Published {
  steps: Steps;
}

/** Commands of the resident publisher by name, each with its input and its answer. */
export interface Jobs {
  /** Loads everything into memory. */
  warm: { given: null; answer: null };
  /** Draws the public page of a record that is not saved. */
  preview: { given: PreviewJob; answer: string };
  /** Brings the site up to date. */
  publish: { given: null; answer: ResidentPublish };
}

/** A record as it would be saved; a new record has an id that no saved one has. */
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
 * Message of the publisher's process: an answer, a refusal, words for the log, or the news that the search index is
 * complete.
 */
export type Message =
  | { id: number; answer: unknown }
  | { id: number; refusal: { message: string; detail: string } }
  | { said: string }
  | { indexed: true };
