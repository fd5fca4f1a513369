import { object, string } from 'yup';
import { endpoint } from '#lib/endpoint.ts';

/** A text that is another one after every change of the catalogue, so that whoever publishes asks one small question. */
export const readCatalogueVersion = endpoint<{ version: string }>()({
  method: 'GET',
  path: '/api/catalogue-version',
  access: 'public',
  summary: 'Changes with every change of the catalogue',
});

/** The kinds that may hold thousands of records: what changed in them can be asked for alone. */
export const largeKinds = ['sweet', 'dry-fruit', 'invitation'] as const;
export type LargeKind = (typeof largeKinds)[number];

/** What changed in a list since a time: the ids of the whole list in its order, and the changed records as the list has them. */
export interface CatalogueChanges {
  ids: string[];
  changed: Record<string, unknown>[];
  /** The server's time before it looked, to ask from the next time. */
  at: string;
}

export const readCatalogueChanges = endpoint<CatalogueChanges>()({
  method: 'GET',
  path: '/api/catalogue-changes/:kind',
  access: 'public',
  summary: 'The order of a list and its records that changed since a time',
  params: object({ kind: string().oneOf(largeKinds, 'There is no such list.').required() }),
  query: object({
    since: string()
      .test(
        'time',
        'That is no time.',
        (value) => !value || (/^\d{4}-/.test(value) && !Number.isNaN(Date.parse(value))),
      )
      .required('A time is required.'),
  }),
});
