import { endpoint } from '#lib/endpoint.ts';

/** A text that is another one after every change of the catalogue, so that whoever publishes asks one small question. */
export const readCatalogueVersion = endpoint<{ version: string }>()({
  method: 'GET',
  path: '/api/catalogue-version',
  access: 'public',
  summary: 'Changes with every change of the catalogue',
});
