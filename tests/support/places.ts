import { createServer } from 'node:http';
import { listenHere } from '#tests/support/stand-in.ts';

/** Request to the fake service: path, key, field mask and body. */
export interface PlacesCall {
  path: string;
  key: string;
  fields: string;
  body: Record<string, unknown> | null;
}

/**
 * Starts a fake of the address service (Google Places) that knows one house in Amritsar. It records all calls, and
 * answers 500 after `goAway`.
 */
export async function startPlaces() {
  const calls: PlacesCall[] = [];
  let away = false;
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks).toString('utf8');
    const body = text ? (JSON.parse(text) as Record<string, unknown>) : null;
    const path = request.url ?? '';
    const key = String(request.headers['x-goog-api-key'] ?? '');
    calls.push({ path, key, fields: String(request.headers['x-goog-fieldmask'] ?? ''), body });
    if (away) return void response.writeHead(500).end('<html>');
    if (key !== PLACES_KEY) return void response.writeHead(403).end('{"error":{"code":403}}');
    response.writeHead(200, { 'content-type': 'application/json' });
    if (path === '/v1/places:autocomplete') {
      const fits = 'house 7, hall bazaar, amritsar'.includes(String(body?.['input']).toLowerCase());
      response.end(
        JSON.stringify(
          fits
            ? {
                suggestions: [
                  { placePrediction: { placeId: 'hall-bazaar-7', text: { text: 'House 7, Hall Bazaar, Amritsar' } } },
                  { queryPrediction: {} },
                ],
              }
            : {},
        ),
      );
    } else
      response.end(
        JSON.stringify({
          formattedAddress: 'House 7, Hall Bazaar, Amritsar, Punjab',
          addressComponents: [{ longText: '143 001', types: ['postal_code'] }],
        }),
      );
  });
  const { url, close } = await listenHere(server);
  return {
    settings: { apiBase: url, apiKey: PLACES_KEY },
    calls,
    goAway: (): void => {
      away = true;
    },
    close,
  };
}

const PLACES_KEY = 'key-of-the-address-service';
