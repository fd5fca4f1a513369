/** A sentence for a person with what names it, so that a client can say it in another language. */
export interface Said {
  /** Name of the text with the room it belongs to: `orders.noOrder`. */
  code: string;
  /** Values of the text, in their order. */
  values: readonly unknown[];
  message: string;
}

/** A file of texts, as `import * as say` gives it. Its `room` begins the codes of its texts. */
interface Texts {
  readonly room: string;
}

type Values<Text> = Text extends (...values: infer All) => string ? All : [];

/** Returns a text of a room with its code and values: `said(say, 'tooMany', 5)`. */
export function said<From extends Texts, Name extends keyof From & string>(
  texts: From,
  name: Name,
  ...values: Values<From[Name]>
): Said {
  const text: unknown = texts[name];
  const message: unknown = typeof text === 'function' ? Reflect.apply(text, null, values) : text;
  return { code: `${texts.room}.${name}`, values, message: String(message) };
}

/** Returns a sentence that a rule has made, under a code of its own: `saidAs('payments.part', plan.problem)`. */
export const saidAs = (code: string, message: string): Said => ({ code, values: [], message });
