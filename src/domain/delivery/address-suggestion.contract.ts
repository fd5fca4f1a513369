import { object, string } from 'yup';
import { endpoint } from '#lib/endpoint.ts';
import * as say from '#domain/delivery/delivery.texts.ts';

/** Returns the schema of a random id (36 characters) that links the typing and the choice of one address. */
const session = () =>
  string()
    .matches(/^[0-9a-f-]{36}$/, say.noSession)
    .required();

export const listAddressSuggestions = endpoint<{ suggestions: { id: string; text: string }[] }>()({
  method: 'GET',
  path: '/api/user/address-suggestions',
  access: 'customer',
  summary: 'Indian addresses that begin like a text; 404 where the shop has no such service',
  query: object({
    q: string().trim().min(3, say.searchTooShort).max(200).required(),
    session: session(),
  }),
});

export const readAddressSuggestion = endpoint<{ address: string; pincode: string }>()({
  method: 'GET',
  path: '/api/user/address-suggestions/:id',
  access: 'customer',
  summary: 'The whole of a suggested address, with its pincode where known',
  params: object({
    id: string()
      .required()
      .matches(/^[\w-]{1,300}$/, 'That address does not exist.'),
  }),
  query: object({ session: session() }),
});
