import { type AnySchema, isSchema } from 'yup';
import type { Endpoint } from '#lib/endpoint.ts';
import { dangerousTexts, NO_TEXT } from '#tests/attack/browser/marks.ts';

/** Fields that hold a dangerous text and that nobody is shown, by call or by `call field`, with the reason. */
const EXCUSED: Readonly<Record<string, string>> = {
  'POST /api/staff/passkeys name':
    'needs an authenticator; the name of a passkey is shown to its owner beside that of the invitation',
  'POST /api/staff/invite/password password': 'never shown',
  'POST /api/staff/sign-in/password': 'never shown',
  'POST /api/staff/accounts/:userId/move address': 'compared with an address',
  'POST /api/staff/accounts/:userId/code address': 'compared with an address',
  'POST /api/user/google-login': 'never shown',
  'PATCH /api/user/update mobile': 'compared with a code that was sent to it',
  'POST /api/box-ideas pincodes': 'looked up in a table',
  'POST /api/reach pincodes': 'looked up in a table',
  'POST /api/delivery-plan pincodes': 'looked up in a table',
  'POST /api/pincodes pincodes': 'looked up in a table',
  'POST /api/address-doubt': 'compared with a table of places; the answer names places of the table alone',
  'POST /api/user/orders/:orderId/address': 'needs a refused parcel; the address of a home is the same text',
  'POST /api/staff/money/refunds reason':
    'needs a payment that no order took; the reason of another refund is the same text',
  'POST /api/staff/money/settled note': 'needs a payment that no order took; the log shows it as it shows notes',
  ...Object.fromEntries(
    [
      'PUT /api/user/guest-answer',
      'POST /api/user/guest-erase',
      'POST /api/user/guest-page',
      'PUT /api/user/guest-arrived',
      'POST /api/user/address-request',
      'PATCH /api/user/update-address-person',
    ].map((call) => [`${call} mobile`, 'compared with the number of a guest']),
  ),
  'PUT /api/user/confirm-address': 'compared with the number and the address of a guest',
  'PUT /api/user/guest-answer food': 'one of a few words, which the server looks at',
  'POST /createOrder invitation.circles.circle': 'kept and shown like the name of the one design, which is filled',
};

/** Used part of a yup schema. */
interface Parts {
  type: string;
  fields?: Record<string, unknown>;
  innerType?: AnySchema;
  describe(): { oneOf: unknown[] };
  validateSync(value: unknown): unknown;
}

/** Returns the names of the fields of a schema that take a dangerous text, with those of objects around them. */
function textFields(schema: unknown, place = ''): string[] {
  if (!isSchema(schema)) return [];
  const parts = schema as unknown as Parts;
  if (parts.type === 'object')
    return Object.entries(parts.fields ?? {}).flatMap(([name, field]) =>
      NO_TEXT.test(name) ? [] : textFields(field, place ? `${place}.${name}` : name),
    );
  if (parts.type === 'array') return textFields(parts.innerType, place);
  const isText = parts.type === 'string' && parts.describe().oneOf.length === 0;
  return isText && dangerousTexts().some((text) => takes(parts, text)) ? [place] : [];
}

function takes(schema: Parts, text: string): boolean {
  try {
    schema.validateSync(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Returns a fault for each field of a contract that takes a dangerous text and got none.
 * @param taken fields that got one, as `POST /path field`
 */
export const untoured = (endpoints: readonly Endpoint[], taken: ReadonlySet<string>): string[] =>
  endpoints.flatMap(({ method, path, body }) =>
    textFields(body)
      .map((field) => `${method} ${path} ${field}`)
      .filter((field) => !taken.has(field) && !(field in EXCUSED) && !(`${method} ${path}` in EXCUSED))
      .map((field) => `no dangerous text is sent as ${field}`),
  );
