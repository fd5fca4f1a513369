/** Answer of the shop; null when the connection was lost. */
export type Heard = { status: number; data: Record<string, unknown> } | null;

/**
 * Sends a request, by default a POST, and returns status and JSON; null when the connection is lost or the body is no
 * JSON.
 */
export async function send(url: string, request: RequestInit): Promise<Heard> {
  try {
    const answer = await fetch(url, { method: 'POST', ...request });
    return { status: answer.status, data: await answer.json() };
  } catch {
    return null;
  }
}

/** Returns a POST request with a JSON body, and with a bearer token unless it is empty. */
export const jsonRequest = (body: object, token = '') => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
  body: JSON.stringify(body),
});

/** Returns the body of `POST /api/user/add-guest` for a guest with an address. */
export const newGuest = (mobile: number, address = '12, Mall Road, Amritsar') => ({
  name: 'Manjit Kaur',
  mobile: String(mobile),
  addressChoice: 'address_myself',
  address,
  pincode: '143001',
});

/** Returns the id of the added guest in an answer; empty unless the status is 200. */
export function guestIdIn(heard: Heard): string {
  const guest = heard?.status === 200 ? (heard.data['guestData'] as { _id?: string } | undefined) : undefined;
  return guest?._id ?? '';
}

/** Returns a new idempotency key. */
export const idempotencyKey = (): string => crypto.randomUUID();
