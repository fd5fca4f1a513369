import { vi } from 'vitest';
import { SECOND } from '#lib/time.ts';

/** Ms between two characters of a slow answer, less than any timeout of a page. */
export const BETWEEN_LETTERS = 12_000;
/** Ms between two parts of a slow transfer. */
export const BETWEEN_PARTS = 50 * SECOND;

/**
 * Returns a JSON response whose head and characters arrive one by one.
 * @param ended promise whose rejection breaks the connection
 */
export async function letterByLetter(text: string, ended: Promise<never>): Promise<Response> {
  const wait = () => Promise.race([new Promise((resolve) => setTimeout(resolve, BETWEEN_LETTERS)), ended]);
  await wait();
  const body = new ReadableStream({
    async start(stream) {
      for (const letter of text) {
        await wait();
        stream.enqueue(new TextEncoder().encode(letter));
      }
      stream.close();
    },
  });
  return new Response(body, { headers: { 'content-type': 'application/json' } });
}

/**
 * Stubs `XMLHttpRequest` with a slow one that fires progress events for each part sent and received; returns the
 * requests.
 * @param parts parts sent before the answer; 0 = nothing is sent or answered
 * @param back parts of the answer
 */
export function slowSender(parts: number, answer = '', back = 1): { sent: { headers: Headers; body: unknown }[] } {
  const sent: { headers: Headers; body: unknown }[] = [];
  class Sender extends EventTarget {
    upload = new EventTarget();
    status = 0;
    responseText = '';
    withCredentials = false;
    headers = new Headers();
    open(): void {
      this.status = 0;
    }
    setRequestHeader(name: string, value: string): void {
      this.headers.set(name, value);
    }
    getResponseHeader = () => 'application/json';
    abort(): void {
      this.dispatchEvent(new Event('abort'));
    }
    send(body: unknown): void {
      sent.push({ headers: this.headers, body });
      if (parts === 0) return;
      for (let part = 1; part <= parts; part += 1) setTimeout(() => this.tell(part / parts), part * BETWEEN_PARTS);
      for (let part = 1; part < back; part += 1)
        setTimeout(() => this.come((part / back) * answer.length), (parts + part) * BETWEEN_PARTS);
      setTimeout(() => this.arrive(), (parts + back) * BETWEEN_PARTS);
    }
    private come(loaded: number): void {
      this.dispatchEvent(Object.assign(new Event('progress'), { loaded }));
    }
    private tell(share: number): void {
      this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded: share * 100, total: 100 }));
    }
    private arrive(): void {
      this.status = 201;
      this.responseText = answer;
      this.dispatchEvent(new Event('load'));
    }
  }
  vi.stubGlobal('XMLHttpRequest', Sender);
  return { sent };
}
