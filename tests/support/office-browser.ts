import type { StaffPasskey, StaffPerson, StaffSession } from '#domain/staff/staff.contract.ts';
import type { Endpoint } from '#lib/endpoint.ts';
import { requestOf } from '#lib/request.ts';
import type { StaffRole } from '#lib/staff-roles.ts';

/** Fields of the answers of the back office's sign-in. */
interface Answer {
  message?: string;
  code?: string;
  staff?: { id: string; name: string; role: StaffRole };
  recoveryCodes?: string[];
  challengeId?: string;
  options?: Record<string, unknown>;
  totpSecret?: string;
  link?: string;
  left?: number;
  hasWays?: boolean;
  passkeys?: StaffPasskey[];
  people?: StaffPerson[];
  sessions?: StaffSession[];
  entries?: { id: string; action: string; kind: string }[];
  next?: string | null;
}

/** Returns a client of the back office that stores the session cookie and sends the headers of a browser. */
export function officeBrowser(url: string) {
  let cookie = '';
  return {
    cookie: () => cookie,
    /**
     * Sends a request as from a page of the shop, and stores a returned cookie.
     * @param headers headers that are added or replaced
     */
    async call(
      endpoint: Endpoint,
      { params = {}, body }: { params?: Record<string, string>; body?: unknown } = {},
      headers: Record<string, string> = {},
    ) {
      const { path, ...request } = requestOf(endpoint, { params, body });
      const own = { 'sec-fetch-site': 'same-origin', ...(cookie ? { cookie } : {}), ...headers };
      const answer = await fetch(url + path, { ...request, headers: { ...request.headers, ...own } });
      const [set] = answer.headers.getSetCookie();
      if (set) cookie = set.split(';')[0] ?? '';
      const text = await answer.text();
      return { status: answer.status, data: JSON.parse(text || '{}') as Answer, set };
    },
  };
}
