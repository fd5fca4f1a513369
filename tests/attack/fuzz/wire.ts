import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { SECOND } from '#lib/time.ts';

/** Request as it is sent. */
export interface Sent {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string | Buffer | undefined;
}

/** Answer of the shop; status 0 for none. */
export interface Reply {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
  ms: number;
  /** Processor time of the shop's process in ms. */
  cpu: number;
  /** Growth of the shop's resident memory in bytes. */
  grown: number;
}

const agent = new Agent({ keepAlive: true, maxSockets: 1 });
/** Time after which an answer is no longer waited for, ms. */
const PATIENCE = 30 * SECOND;

/** Sends a request over one kept connection and returns the answer, without following redirects. */
export function sendOne(url: string, { method, path, headers, body }: Sent): Promise<Reply> {
  const began = performance.now();
  return new Promise((done) => {
    const lost = (): void =>
      done({ status: 0, headers: {}, text: '', ms: performance.now() - began, cpu: 0, grown: 0 });
    try {
      const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
      const { hostname, port } = new URL(url);
      const options = { agent, hostname, port, method, path, headers: { ...length, ...headers }, timeout: PATIENCE };
      const sent = request(options, (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => void parts.push(part));
        answer.on('error', lost);
        answer.on('end', () => {
          const [cpu = 0, grown = 0] = String(answer.headers['x-attack-cpu'] ?? '')
            .split(' ')
            .map(Number);
          const { statusCode: status = 0, headers: heard } = answer;
          const text = Buffer.concat(parts).toString();
          done({ status, headers: heard, text, ms: performance.now() - began, cpu: cpu / 1000, grown });
        });
      });
      sent.on('error', lost);
      sent.on('timeout', () => sent.destroy());
      sent.end(body);
    } catch {
      // A path or header that the sender's own rules forbid.
      lost();
    }
  });
}
