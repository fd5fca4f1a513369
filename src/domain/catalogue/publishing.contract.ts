import { object, string } from 'yup';
import { endpoint } from '#lib/endpoint.ts';
import * as say from '#domain/catalogue/catalogue.texts.ts';

/**
 * Returns a text that differs after every change of the catalogue, so that publishers detect changes by one small
 * request.
 */
export const readCatalogueVersion = endpoint<{ version: string }>()({
  method: 'GET',
  path: '/api/catalogue-version',
  access: 'public',
  summary: 'Changes with every change of the catalogue',
});

/** Kinds that may hold thousands of records, whose changes can be asked for alone. */
export const largeKinds = ['sweet', 'dry-fruit', 'invitation'] as const;
export type LargeKind = (typeof largeKinds)[number];

/** Changes of a list since a time: the ids of the whole list in order, and the changed records. */
export interface CatalogueChanges {
  ids: string[];
  changed: Record<string, unknown>[];
  /** Server's time before the read (ISO), to ask from the next time. */
  at: string;
}

export const readCatalogueChanges = endpoint<CatalogueChanges>()({
  method: 'GET',
  path: '/api/catalogue-changes/:kind',
  access: 'public',
  summary: 'The order of a list and its records that changed since a time',
  params: object({ kind: string().oneOf(largeKinds, say.noList).required() }),
  query: object({
    since: string()
      .test('time', say.timeNotValid, (value) => !value || (/^\d{4}-/.test(value) && !Number.isNaN(Date.parse(value))))
      .required(say.timeRequired),
  }),
});
