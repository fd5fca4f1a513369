import { Parser } from 'htmlparser2';
import { encodingOf } from '#domain/lists/bytes.rules.ts';

/** What a reader of XML wants to hear; names come without their prefixes. */
interface Listener {
  open?(name: string, attribute: (name: string) => string): void;
  text?(text: string): void;
  close?(name: string): void;
  /** Tells whether the rest need not be read. */
  isDone?(): boolean;
}

/** Bytes that are decoded at once. */
const CHUNK = 65_536;

const local = (name: string): string => name.slice(name.indexOf(':') + 1);

/**
 * Reads a part of a workbook piece by piece, so that nobody waits for what is not wanted.
 * @returns false when the part breaks off
 */
export function readXml(bytes: Uint8Array, { open, text, close, isDone }: Listener): boolean {
  let depth = 0;
  let ended = false;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        depth += 1;
        open?.(
          local(name),
          (wanted) =>
            attributes[wanted] ?? Object.entries(attributes).find(([full]) => local(full) === wanted)?.[1] ?? '',
        );
      },
      ontext: (part) => text?.(part),
      onclosetag(name, implied) {
        depth -= 1;
        if (implied) return;
        close?.(local(name));
        ended ||= depth === 0;
      },
    },
    { xmlMode: true },
  );
  const decoder = new TextDecoder(encodingOf(bytes));
  for (let from = 0; from < bytes.length; from += CHUNK) {
    parser.write(decoder.decode(bytes.subarray(from, from + CHUNK), { stream: true }));
    if (isDone?.()) return true;
  }
  parser.end();
  return ended;
}
