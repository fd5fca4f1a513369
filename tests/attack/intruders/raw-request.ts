import { Agent, request } from 'node:http';

/** Answer to a request whose path was sent as it stands. */
export interface RawHeard {
  status: number;
  bytes: Buffer;
  type: string;
  length: number;
}

// A connection for each: the refusal of a broken path ends it.
const agent = new Agent({ keepAlive: false });

/**
 * Sends a request without a body whose path is not tidied, as `fetch` would do; status 0 says that the connection was
 * closed instead of an answer.
 */
export function rawRequest(
  url: string,
  path: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> } = {},
): Promise<RawHeard> {
  const { hostname, port } = new URL(url);
  return new Promise((done) => {
    const closed = (): void => done({ status: 0, bytes: Buffer.alloc(0), type: '', length: 0 });
    const sent = request({ agent, hostname, port, path, method, headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('error', closed);
      answer.on('end', () =>
        done({
          status: answer.statusCode ?? 0,
          bytes: Buffer.concat(parts),
          type: answer.headers['content-type'] ?? '',
          length: Number(answer.headers['content-length'] ?? 0),
        }),
      );
    });
    sent.on('error', closed);
    sent.end();
  });
}
