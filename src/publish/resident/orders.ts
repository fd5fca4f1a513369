import type { RecordKind } from '#domain/catalogue/record-kinds.rules.ts';
import type { Published } from '#publish/publish.ts';
import type { Steps } from '#publish/resident/steps.ts';

/** What a publish did, with the time of each step. */
export interface ResidentPublish extends Published {
  steps: Steps;
}

/** What the resident publisher can be asked for, by name, with what it is given and answers. */
export interface Orders {
  /** Brings everything into memory. */
  warm: { given: null; answer: null };
  /** Draws the public page of a record that nobody saved. */
  preview: { given: PreviewJob; answer: string };
  /** Brings the site up to date. */
  publish: { given: null; answer: ResidentPublish };
}

/** A record as it would be saved; `id` is that of no saved one where it is new. */
export interface PreviewJob {
  kind: RecordKind;
  id: string;
  record: Record<string, unknown>;
}

export type OrderName = keyof Orders;

/** An order on its way to the publisher's process. */
export interface Order<N extends OrderName = OrderName> {
  id: number;
  name: N;
  given: Orders[N]['given'];
}

/** What comes back from it: an answer, a refusal, or words about what it does by itself. */
export type Message =
  | { id: number; answer: unknown }
  | { id: number; refusal: { message: string; detail: string } }
  | { said: string }
  | { indexed: true };
