import { array, type InferType, object, type AnyObjectSchema, string } from 'yup';
import { SECOND } from '#lib/time.ts';
import type { Config } from '#server/config.ts';
import { Refusal } from '#server/http/errors.ts';
import * as say from '#server/server.texts.ts';
import { said } from '#lib/said.ts';

/** Suggestion of a postal address that begins like a typed text. */
export interface AddressSuggestion {
  id: string;
  text: string;
}

/** Postal address of a chosen suggestion. */
export interface SuggestedAddress {
  address: string;
  /** Empty when the service does not know it. */
  pincode: string;
}

const COUNTRY = 'in';

const suggestionsSchema = object({
  suggestions: array(
    object({ placePrediction: object({ placeId: string(), text: object({ text: string() }) }) }),
  ).default([]),
});
const placeSchema = object({
  formattedAddress: string().default(''),
  addressComponents: array(object({ longText: string(), types: array(string()) })).default([]),
});

type Service = Config['places'];

/** Tells whether an API key for address suggestions is configured. */
export const suggestsPlaces = ({ apiKey }: Service): boolean => apiKey !== '';

/**
 * Returns up to five Indian postal addresses that match a typed text, by Google's Places API (New).
 * @param session random id for the typing and the final choice, which the service bills together
 * @throws Refusal 404 when no key is configured, 503 when the service does not answer
 */
export async function suggestAddresses(service: Service, text: string, session: string): Promise<AddressSuggestion[]> {
  const body = { input: text, includedRegionCodes: [COUNTRY], languageCode: 'en-IN', sessionToken: session };
  const { suggestions } = await ask(
    service,
    '/v1/places:autocomplete',
    'suggestions.placePrediction.placeId,suggestions.placePrediction.text.text',
    suggestionsSchema,
    { method: 'POST', body: JSON.stringify(body) },
  );
  return suggestions
    .map(({ placePrediction: { placeId, text: found } }) => ({ id: placeId ?? '', text: found.text ?? '' }))
    .filter(({ id, text: words }) => id !== '' && words !== '')
    .slice(0, 5);
}

/**
 * Returns the postal address of a suggestion, at most 500 characters; its pincode is empty when unknown.
 * @param id id of the suggestion
 * @param session id used for the suggestions
 * @throws Refusal 404 when no key is configured, 503 when the service does not answer
 */
export async function readSuggestedAddress(service: Service, id: string, session: string): Promise<SuggestedAddress> {
  const query = new URLSearchParams({ languageCode: 'en-IN', regionCode: COUNTRY, sessionToken: session });
  const { formattedAddress, addressComponents } = await ask(
    service,
    `/v1/places/${encodeURIComponent(id)}?${query}`,
    'formattedAddress,addressComponents',
    placeSchema,
  );
  const part = (type: string): string => addressComponents.find(({ types }) => types?.includes(type))?.longText ?? '';
  const pincode = part('postal_code').replaceAll(/\s/g, '');
  return {
    address: formattedAddress.slice(0, 500),
    pincode: /^[1-9]\d{5}$/.test(pincode) ? pincode : '',
  };
}

async function ask<S extends AnyObjectSchema>(
  service: Service,
  path: string,
  fields: string,
  schema: S,
  init: RequestInit = {},
): Promise<InferType<S>> {
  if (!suggestsPlaces(service)) throw new Refusal(404, said(say, 'placesNotSetUp'));
  const headers = {
    'x-goog-api-key': service.apiKey,
    'x-goog-fieldmask': fields,
    ...(init.body ? { 'content-type': 'application/json' } : {}),
  };
  const answer = await fetch(service.apiBase + path, {
    ...init,
    headers,
    signal: AbortSignal.timeout(5 * SECOND),
  }).catch(() => null);
  if (!answer?.ok) throw new Refusal(503, said(say, 'placesSilent'));
  try {
    return schema.validateSync(await answer.json());
  } catch {
    throw new Refusal(503, said(say, 'placesSilent'));
  }
}
