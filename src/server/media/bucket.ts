import { extname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import { errorOf } from '#lib/narrow.ts';
import { SECOND } from '#lib/time.ts';

/** Place of a bucket and the access key. */
export interface BucketPlace {
  /** URL such as `s3://pictures` or `s3://pictures/shop`; what follows the bucket is the prefix of every name. */
  url: string;
  /** URL of the service, without the bucket. */
  endpoint: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** Headers that a file is stored with. */
export interface ObjectHeaders {
  type: string;
  cache: string;
}

/** Error of a request that the bucket did not fulfil; the message holds the bucket's answer. */
export class BucketError extends Error {
  readonly code = 'BUCKET';
}

const MEDIA_TYPES: Record<string, string> = {
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
  '.mp4': 'video/mp4',
};

/**
 * Returns the headers to store a media file with. Caching is unlimited, because a file's name changes with its content;
 * customers' own pictures are never cached.
 */
export const mediaHeaders = (file: string): ObjectHeaders => ({
  type: MEDIA_TYPES[extname(file)] ?? 'application/octet-stream',
  cache: /^(?:profile|designs)\//.test(file) ? 'private, no-store' : 'public, max-age=31536000, immutable',
});

/** Most tries for a request, and wait after the first, ms. */
const TRIES = 4;
const AGAIN = 100;
/** Longest time of one try, ms. */
const PATIENCE = 30 * SECOND;

// By hand: what is read of the bucket's XML are three flat fields.
const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&apos;': "'" };
const plain = (xml: string): string =>
  xml.replace(/&(?:amp|lt|gt|quot|apos);/g, (entity) => ENTITIES[entity] ?? entity);

/**
 * Bucket of any service that speaks the S3 protocol. Requests that fail or time out are repeated before an error is
 * thrown.
 */
export class Bucket {
  readonly #client: AwsClient;
  readonly #root: string;
  readonly #prefix: string;
  readonly #patience: number;
  readonly #again: number;
  readonly #tries: number;

  /**
   * @param patience longest time of one try, ms
   * @param again wait after the first try, ms
   * @param tries most tries for a request
   */
  constructor(
    { url, endpoint, region, accessKeyId, secretAccessKey }: BucketPlace,
    { patience = PATIENCE, again = AGAIN, tries = TRIES }: { patience?: number; again?: number; tries?: number } = {},
  ) {
    const { host, pathname } = new URL(url);
    this.#root = `${endpoint.replace(/\/$/, '')}/${host}`;
    this.#prefix = pathname === '/' || pathname === '' ? '' : `${pathname.slice(1).replace(/\/$/, '')}/`;
    this.#client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3' });
    this.#patience = patience;
    this.#again = again;
    this.#tries = tries;
  }

  /** Uploads a file; replaces one of the same name. @throws BucketError after several tries */
  async put(name: string, bytes: Buffer, { type, cache }: ObjectHeaders): Promise<void> {
    await this.#ask('PUT', name, {
      body: new Uint8Array(bytes),
      headers: { 'content-type': type, 'cache-control': cache, 'content-length': String(bytes.length) },
    });
  }

  /** Downloads a file; null when there is no such file. @throws BucketError after several tries */
  async get(name: string): Promise<Buffer | null> {
    return this.#ask('GET', name);
  }

  /** Tells whether the bucket contains a file. @throws BucketError after several tries */
  async has(name: string): Promise<boolean> {
    return (await this.#ask('HEAD', name)) !== null;
  }

  /** Deletes a file; does nothing when there is no such file. @throws BucketError after several tries */
  async remove(name: string): Promise<void> {
    await this.#ask('DELETE', name);
  }

  /**
   * Returns the names of all files with their entity tags, which are the MD5 sums of their bytes.
   * @throws BucketError after several tries
   */
  async list(): Promise<Map<string, string>> {
    const found = new Map<string, string>();
    let next = '';
    do {
      const query = new URLSearchParams({ 'list-type': '2', prefix: this.#prefix, 'encoding-type': 'url' });
      if (next) query.set('continuation-token', next);
      const text = String((await this.#ask('GET', null, {}, `?${query}`)) ?? '');
      for (const [, entry = ''] of text.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
        const key = /<Key>(.*?)<\/Key>/s.exec(entry)?.[1] ?? '';
        const sum = plain(/<ETag>(.*?)<\/ETag>/s.exec(entry)?.[1] ?? '').replaceAll('"', '');
        found.set(decodeURIComponent(key.replaceAll('+', ' ')).slice(this.#prefix.length), sum);
      }
      next = plain(/<NextContinuationToken>(.*?)<\/NextContinuationToken>/s.exec(text)?.[1] ?? '');
    } while (next !== '');
    return found;
  }

  /**
   * Sends a request, by default with up to four tries after a timeout, 429 or 5xx, and returns the body of the response; null when
   * the file does not exist.
   * @throws BucketError otherwise
   */
  async #ask(method: string, name: string | null, init: RequestInit = {}, query = ''): Promise<Buffer | null> {
    const path = name === null ? '' : `/${(this.#prefix + name).split('/').map(encodeURIComponent).join('/')}`;
    let fault = '';
    for (let tries = 1; tries <= this.#tries; tries += 1) {
      try {
        // The signal goes with the call, not with what is signed: a signal that only a request object follows is
        // forgotten with that object, and the call then waits for ever.
        const signed = await this.#client.sign(this.#root + path + query, { method, ...init });
        const answer = await fetch(signed, { signal: AbortSignal.timeout(this.#patience) });
        const bytes = Buffer.from(await answer.arrayBuffer());
        if (answer.ok) return bytes;
        // A bucket that is not there is no file that is not there.
        if (answer.status === 404 && name !== null && !bytes.includes('NoSuchBucket')) return null;
        fault = `answered ${answer.status}${said(String(bytes))}`;
        if (answer.status < 500 && answer.status !== 429) break;
      } catch (error) {
        const { name: kind, cause } = errorOf(error);
        fault =
          kind === 'TimeoutError'
            ? `kept silent for ${this.#patience} ms`
            : `cannot be reached: ${String(cause ?? error)}`;
      }
      if (tries < this.#tries) await pause(this.#again * 2 ** (tries - 1));
    }
    throw new BucketError(`The bucket at ${this.#root} ${fault} (${method} ${name ?? 'list'}).`);
  }
}

/**
 * Returns the error code in the bucket's XML with a leading space, such as ` AccessDenied`; empty when there is none.
 */
const said = (xml: string): string => {
  const [, code] = /<Code>(\w+)<\/Code>/.exec(xml) ?? [];
  return code ? ` ${code}` : '';
};
