import type { Config } from '#server/config.ts';
import { Refusal } from '#server/http/errors.ts';

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

const SILENT = 'Address suggestions are not there just now. Please type the address.';
const COUNTRY = 'in';

type Service = Config['places'];

/** Tells whether the shop has a key for the service. */
export const suggestsPlaces = ({ apiKey }: Service): boolean => apiKey !== '';

/**
 * Returns up to five Indian addresses that begin like a text, by the Places API (New).
 * @param session random id for the typing and the choice of one address, which the service bills together
 * @throws Refusal 404 where no key is set, 503 when the service does not answer
 */
export async function suggestAddresses(service: Service, text: string, session: string): Promise<AddressSuggestion[]> {
  const body = { input: text, includedRegionCodes: [COUNTRY], languageCode: 'en-IN', sessionToken: session };
  const answer = (await ask(
    service,
    '/v1/places:autocomplete',
    'suggestions.placePrediction.placeId,suggestions.placePrediction.text.text',
    {
      method: 'POST',
      body: JSON.stringify(body),
    },
  )) as { suggestions?: { placePrediction?: { placeId?: string; text?: { text?: string } } }[] };
  return (answer.suggestions ?? [])
    .map(({ placePrediction }) => ({ id: placePrediction?.placeId ?? '', text: placePrediction?.text?.text ?? '' }))
    .filter(({ id, text: words }) => id !== '' && words !== '')
    .slice(0, 5);
}

/**
 * Returns the postal address of a suggestion.
 * @throws Refusal 404 where no key is set, 503 when the service does not answer
 */
export async function readSuggestedAddress(service: Service, id: string, session: string): Promise<SuggestedAddress> {
  const query = new URLSearchParams({ languageCode: 'en-IN', regionCode: COUNTRY, sessionToken: session });
  const answer = (await ask(
    service,
    `/v1/places/${encodeURIComponent(id)}?${query}`,
    'formattedAddress,addressComponents',
  )) as {
    formattedAddress?: string;
    addressComponents?: { longText?: string; types?: string[] }[];
  };
  const part = (type: string): string =>
    answer.addressComponents?.find(({ types }) => types?.includes(type))?.longText ?? '';
  const pincode = part('postal_code').replaceAll(/\s/g, '');
  return {
    address: (answer.formattedAddress ?? '').slice(0, 500),
    pincode: /^[1-9]\d{5}$/.test(pincode) ? pincode : '',
  };
}

async function ask(service: Service, path: string, fields: string, init: RequestInit = {}): Promise<unknown> {
  if (!suggestsPlaces(service)) throw new Refusal(404, 'Address suggestions are not set up.');
  const headers = {
    'x-goog-api-key': service.apiKey,
    'x-goog-fieldmask': fields,
    ...(init.body ? { 'content-type': 'application/json' } : {}),
  };
  const answer = await fetch(service.apiBase + path, { ...init, headers, signal: AbortSignal.timeout(5000) }).catch(
    () => null,
  );
  const data: unknown = answer?.ok ? await answer.json().catch(() => null) : null;
  if (data === null || typeof data !== 'object') throw new Refusal(503, SILENT);
  return data;
}
