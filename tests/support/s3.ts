import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { AwsV4Signer } from 'aws4fetch';
import type { BucketPlace } from '#server/media/bucket.ts';

const KEYS = {
  accessKeyId: 'AKIDEXAMPLE',
  secretAccessKey: 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY',
  region: 'ap-south-1',
};
/** Stored file. */
interface Held {
  bytes: Buffer;
  type: string;
  cache: string;
}

/** In-memory S3 service with the operations that the shop uses; refuses wrong signatures (403). */
export class FakeS3 {
  /** Files of the bucket `shop`, by key. */
  readonly files = new Map<string, Held>();
  /** Number of entries per page of a listing, small so that listings need several requests. */
  page = 3;
  /** Requests that were executed, such as `PUT index.html`. */
  readonly log: string[] = [];
  /** Returns the error status to answer a request with, `silent` for no answer, or null to execute it. */
  fault: (method: string, key: string) => number | 'silent' | null = () => null;
  readonly #server = createServer((request, response) => void this.#answer(request, response));

  async open(): Promise<this> {
    await new Promise<void>((done) => this.#server.listen(0, '127.0.0.1', done));
    return this;
  }

  place(url = 's3://shop'): BucketPlace {
    return { url, endpoint: `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`, ...KEYS };
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((done) => this.#server.close(done));
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const { method = '', headers } = request;
    const url = new URL(request.url ?? '', `http://${headers.host}`);
    const [, bucket = '', ...rest] = url.pathname.split('/').map(decodeURIComponent);
    const key = rest.join('/');
    const refuse = (status: number, code: string): void => {
      response.writeHead(status).end(`<Error><Code>${code}</Code></Error>`);
    };
    const fault = this.fault(method, key);
    if (fault === 'silent') return;
    if (fault !== null) return refuse(fault, 'InternalError');
    if (!(await isSigned(method, url, request))) return refuse(403, 'SignatureDoesNotMatch');
    if (bucket !== 'shop') return refuse(404, 'NoSuchBucket');
    this.log.push(`${method} ${key}`);
    if (method === 'PUT') {
      this.files.set(key, {
        bytes: Buffer.concat(parts),
        type: headers['content-type'] ?? '',
        cache: headers['cache-control'] ?? '',
      });
      response.writeHead(200).end();
    } else if (method === 'DELETE') {
      this.files.delete(key);
      response.writeHead(204).end();
    } else if (key === '') response.writeHead(200).end(this.#list(url.searchParams));
    else {
      const held = this.files.get(key);
      if (!held) return refuse(404, 'NoSuchKey');
      response.writeHead(200, { 'content-type': held.type, 'content-length': held.bytes.length });
      response.end(method === 'HEAD' ? undefined : held.bytes);
    }
  }

  #list(query: URLSearchParams): string {
    const keys = [...this.files.keys()].filter((key) => key.startsWith(query.get('prefix') ?? '')).sort();
    const from = Number(query.get('continuation-token') ?? 0);
    const entries = keys.slice(from, from + this.page).map((key) => {
      const sum = createHash('md5')
        .update(this.files.get(key)?.bytes ?? '')
        .digest('hex');
      return `<Contents><Key>${encodeURIComponent(key)}</Key><ETag>&quot;${sum}&quot;</ETag></Contents>`;
    });
    const more =
      from + this.page < keys.length ? `<NextContinuationToken>${from + this.page}</NextContinuationToken>` : '';
    return `<ListBucketResult>${entries.join('')}${more}</ListBucketResult>`;
  }
}

/** Tells whether a request's signature is right, by signing the same request again. */
async function isSigned(method: string, url: URL, { headers }: IncomingMessage): Promise<boolean> {
  const date = String(headers['x-amz-date'] ?? '');
  const named = /SignedHeaders=([^,]+)/.exec(headers.authorization ?? '')?.[1]?.split(';') ?? [];
  const sent = named.filter((name) => name !== 'host').map((name): [string, string] => [name, String(headers[name])]);
  const signer = new AwsV4Signer({ method, url: url.href, headers: sent, ...KEYS, service: 's3', datetime: date });
  const signed = (await signer.sign()).headers.get('authorization');
  return date !== '' && signed === headers.authorization;
}
