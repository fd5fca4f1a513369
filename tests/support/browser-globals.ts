import { vi } from 'vitest';

/** Returns an in-memory `Storage` whose keys are own properties, as in browsers. */
function memoryStorage(values: Record<string, string> = {}): Storage {
  const area = { ...values } as unknown as Storage;
  const method = (name: string, value: unknown): unknown =>
    Object.defineProperty(area, name, { value, enumerable: false, configurable: true });
  method('getItem', (key: string) => (Object.hasOwn(area, key) && typeof area[key] === 'string' ? area[key] : null));
  method('setItem', (key: string, value: string) => void (area[key] = value));
  method('removeItem', (key: string) => void Reflect.deleteProperty(area, key));
  method('clear', () => Object.keys(area).forEach((key) => void Reflect.deleteProperty(area, key)));
  return area;
}

export interface FakePage {
  localStorage: Storage;
  sessionStorage: Storage;
  /** URLs that the page was navigated to, oldest first. */
  visited: string[];
  /** Calls the listeners for an event on the page and its document. */
  send(type: string, event: Record<string, unknown>): void;
}

/** Makes a page's storage full: every later `setItem` throws, reading and removing still work. */
export function fillStorage({ localStorage, sessionStorage }: FakePage): void {
  const value = (): never => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  for (const area of [localStorage, sessionStorage])
    Object.defineProperty(area, 'setItem', { value, enumerable: false });
}

/**
 * Stubs the globals of a browser page (storage, location, history, document) for modules that are imported afterwards.
 */
export function fakePage({
  path = '/',
  guard,
  stored = {},
}: { path?: string; guard?: string; stored?: Record<string, string> } = {}): FakePage {
  vi.resetModules();
  const listeners: [string, (event: Record<string, unknown>) => void][] = [];
  const visited: string[] = [];
  const page = {
    localStorage: memoryStorage(stored),
    sessionStorage: memoryStorage(),
    visited,
    send: (type: string, event: Record<string, unknown>) =>
      listeners.filter(([one]) => one === type).forEach(([, listen]) => listen(event)),
  };
  vi.stubGlobal('localStorage', page.localStorage);
  vi.stubGlobal('sessionStorage', page.sessionStorage);
  vi.stubGlobal('location', {
    origin: 'http://shop.invalid',
    pathname: path,
    search: '',
    hash: '',
    assign: (to: string) => visited.push(to),
    replace: (to: string) => visited.push(to),
  });
  vi.stubGlobal('history', { state: null });
  const listen = (type: string, hear: (event: Record<string, unknown>) => void) => listeners.push([type, hear]);
  vi.stubGlobal('document', {
    documentElement: { dataset: guard === undefined ? {} : { guard } },
    hidden: false,
    addEventListener: listen,
  });
  vi.stubGlobal('addEventListener', listen);
  return page;
}
