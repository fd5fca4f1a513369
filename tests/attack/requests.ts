/** Answer of the shop; null when the connection was cut. */
export type Heard = { status: number; data: Record<string, unknown> } | null;

/** Sends a request, a POST unless it says otherwise. */
export async function send(url: string, request: RequestInit): Promise<Heard> {
  try {
    const answer = await fetch(url, { method: 'POST', ...request });
    return { status: answer.status, data: await answer.json() };
  } catch {
    return null;
  }
}

/** Returns a POST with a JSON body, of the person whose token is given. */
export const jsonRequest = (body: object, token = '') => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
  body: JSON.stringify(body),
});

/** Returns a guest with an address, as `POST /api/user/add-guest` takes one. */
export const newGuest = (mobile: number, address = '12, Mall Road, Amritsar') => ({
  name: 'Manjit Kaur',
  mobile: String(mobile),
  addressChoice: 'address_myself',
  address,
  pincode: '143001',
});

/** Returns the id of a guest that the shop acknowledged; empty for any other answer. */
export function guestIdIn(heard: Heard): string {
  const guest = heard?.status === 200 ? (heard.data['guestData'] as { _id?: string } | undefined) : undefined;
  return guest?._id ?? '';
}
