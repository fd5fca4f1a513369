import { isSchema } from 'yup';
import { type Endpoint, fillPath } from '#lib/endpoint.ts';
import type { Filled } from '#tests/attack/valid-values.ts';
import type { Sent } from '#tests/attack/fuzz/wire.ts';
import type { World } from '#tests/attack/fuzz/world.ts';
import { pngOf } from '#tests/support/png.ts';

/** Returns the headers with which the world's people make a call. */
export function headersFor({ access, path }: Endpoint, { buyer, cookie }: World): Record<string, string> {
  if (access === 'staff') return { cookie, 'sec-fetch-site': 'same-origin' };
  // Who signs in to the back office does so on its own pages.
  if (path.startsWith('/api/staff/')) return { 'sec-fetch-site': 'same-origin' };
  // A page of somebody else asks, which must not read the answer.
  const origin = 'https://evil.example';
  return access === 'customer' ? { origin, authorization: `Bearer ${buyer.token}` } : { origin };
}

/** File of a form. */
export interface FormFile {
  field: string;
  name: string;
  type: string;
  bytes: Buffer;
}

/** Names of the files in forms, by the end of the call's path. */
const FILE_NAMES: readonly (readonly [path: RegExp, field: string])[] = [
  [/\/user\/update$/, 'profile'],
  [/\/videos\/:folder$/, 'video'],
  [/\/pictures\/:folder$/, 'picture'],
];
/** Returns the name of the file in an endpoint's form. */
export const fileNameOf = ({ path }: Endpoint): string => FILE_NAMES.find(([of]) => of.test(path))?.[1] ?? 'image';

let small: Buffer | undefined;
/** Returns a small picture as an endpoint's form takes it. */
export const smallPicture = (endpoint: Endpoint): FormFile => ({
  field: fileNameOf(endpoint),
  name: 'a.png',
  type: 'image/png',
  bytes: (small ??= pngOf(16, 16)),
});

const asText = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));

/** Returns parameters or a query as they arrive: texts, and lists of several texts. */
export const textsOf = (values: Record<string, unknown>): Record<string, string | string[]> =>
  Object.fromEntries(
    Object.entries(values)
      .map(([name, value]): [string, string[]] => [
        name,
        (Array.isArray(value) ? value : [value]).map((one) => asText(one).toWellFormed()),
      ])
      .filter(([, texts]) => texts.length > 0)
      .map(([name, texts]) => [name, texts.length === 1 ? (texts[0] ?? '') : texts]),
  );

/** Returns a query as text; lists name their field once for each entry. */
const searchOf = (query: Record<string, unknown>): string => {
  const pairs = Object.entries(textsOf(query)).flatMap(([name, value]) =>
    [value].flat().map((one): [string, string] => [name, one]),
  );
  const search = new URLSearchParams(pairs).toString();
  return search && `?${search}`;
};

/**
 * Returns a request as it is sent.
 * @param file file of a multipart form; its fields are sent as JSON without one
 */
export async function sentOf(
  endpoint: Endpoint,
  { params, query, body }: Filled,
  headers: Record<string, string>,
  file?: FormFile,
): Promise<Sent> {
  const { method } = endpoint;
  const texts = Object.fromEntries(Object.entries(params).map(([name, value]) => [name, asText(value).toWellFormed()]));
  const path = fillPath(endpoint.path, texts) + searchOf(query);
  if (file) {
    const form = new FormData();
    for (const [name, value] of Object.entries(body ?? {})) form.append(name, asText(value).toWellFormed());
    form.append(file.field, new File([new Uint8Array(file.bytes)], file.name, { type: file.type }));
    const encoded = new Response(form);
    const type = encoded.headers.get('content-type') ?? '';
    return {
      method,
      path,
      headers: { ...headers, 'content-type': type },
      body: Buffer.from(await encoded.arrayBuffer()),
    };
  }
  if (!isSchema(endpoint.body)) return { method, path, headers };
  return {
    method,
    path,
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body ?? null),
  };
}
