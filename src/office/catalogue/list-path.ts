import { type RecordLack, recordLacks } from '#domain/catalogue/record-lacks.rules.ts';
import { recordFlags, recordSorts, recordStates } from '#domain/catalogue/staff-record.rules.ts';
import { oneOf } from '#lib/one-of.ts';
import { changedParts, pageOfQuery, queryOf } from '#office/frame/list-view.rules.ts';

/** Search, filters, order and page of a list, all kept in the URL for Back, reloads and sent links. */
export interface ListView {
  search: string;
  category: string;
  state: '' | (typeof recordStates)[number];
  flag: '' | (typeof recordFlags)[number];
  lacks: '' | RecordLack;
  sort: (typeof recordSorts)[number];
  descending: boolean;
  page: number;
}

export const plainListView: ListView = {
  search: '',
  category: '',
  state: '',
  flag: '',
  lacks: '',
  sort: 'position',
  descending: false,
  page: 1,
};

/** Parses a view from a URL's query. Invalid parts get their defaults; long texts are cut. */
export function readListView(query: string): ListView {
  const given = new URLSearchParams(query);
  return {
    search: (given.get('search') ?? '').slice(0, 100),
    category: (given.get('category') ?? '').slice(0, 60),
    state: oneOf(recordStates, given.get('state'), ''),
    flag: oneOf(recordFlags, given.get('flag'), ''),
    lacks: oneOf(recordLacks, given.get('lacks'), ''),
    sort: oneOf(recordSorts, given.get('sort'), 'position'),
    descending: given.get('descending') === 'true',
    page: pageOfQuery(given),
  };
}

/** Returns the parts of a view that differ from the default view, as texts. */
export const partsOfListView = (view: ListView): Record<string, string> => changedParts(view, plainListView);

/** Returns the URL's query of a view, with `?`; empty for the default view. */
export const writeListView = (view: ListView): string => queryOf(partsOfListView(view));

/** Tells whether a view shows the whole list in its stored order, on any page, so that records can be moved. */
export const isArrangeable = (view: ListView): boolean =>
  Object.keys(partsOfListView({ ...view, page: 1 })).length === 0;
