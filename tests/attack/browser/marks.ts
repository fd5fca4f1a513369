import type { AnyObjectSchema } from 'yup';
import { checkInput } from '#server/http/check.ts';

/**
 * Way in which texts of one round try to run: `markup` breaks out of elements, attributes, scripts and cells; `link` is
 * an address that runs when it stands in a link.
 */
export type Way = 'markup' | 'link';

/** Host that no page may ask for anything. */
export const CANARY = 'canary.invalid';

/** Mark of one text: `mk`, its number in four letters, `z`. */
const MARK = /mk[a-j]{4}z/gi;

const LETTERS = 'abcdefghij';

/** Returns the mark with a number; it has letters alone, because some fields take no digits. */
const markOf = (number: number): string =>
  `mk${String(number)
    .padStart(4, '0')
    .replace(/\d/g, (digit) => LETTERS[Number(digit)] ?? '')}z`;

/** Returns the marks in a text, in lower case, each once. */
export const marksIn = (text: string): string[] => [...new Set(text.match(MARK) ?? [])].map((one) => one.toLowerCase());

/** Texts with a mark, the most dangerous first; a field gets the first that its contract takes. */
const TEXTS: Readonly<Record<Way, readonly ((mark: string) => string)[]>> = {
  markup: [
    (mark) =>
      `="'><img src=//${CANARY}/${mark} onerror=mk(/${mark}/)></title></style></textarea></script><script>mk(/${mark}/)</script><svg onload=mk(/${mark}/)><i style="background:url(//${CANARY}/${mark})">{{mk}}\${mk()}`,
    (mark) => `="'></title></script><img src=//${CANARY}/${mark} onerror=mk(/${mark}/)>`,
    (mark) => `="'><img src=x onerror=mk(/${mark}/)>`,
    (mark) => `"><img src=x onerror=mk(/${mark}/)> Kaur`,
    (mark) => `="><b id=${mark}>`,
    (mark) => `<b id=${mark}>`,
    (mark) => `"><b/id=${mark}>@example.in`,
    (mark) => `https://example.in/${mark}?"><b/id=${mark}>`,
    (mark) => `/sweets?"><b/id=${mark}>`,
    (mark) => `=1+${mark}`,
    (mark) => mark,
  ],
  link: [
    (mark) => `javascript:mk(/${mark}/)//`,
    (mark) => `javascript:mk(/${mark}/)//@example.in`,
    (mark) => `data:text/html,<script>mk(/${mark}/)</script>`,
    (mark) => `//${CANARY}/${mark}`,
    (mark) => `/\\${CANARY}/${mark}`,
    (mark) => `@${mark}()`,
    (mark) => `+${mark}`,
  ],
};

/** Texts of a policy, which is HTML, each way to run by its own. */
const HTML: readonly ((mark: string) => string)[] = [
  (mark) => `<p onclick="mk(/${mark}/)" style="background:url(//${CANARY}/${mark})">One</p>`,
  (mark) => `<a href="javascript:mk(/${mark}/)">Two</a>`,
  (mark) => `<a href=" &#106;avascript:mk(/${mark}/)">Three</a>`,
  (mark) => `<a href="data:text/html,${mark}">Four</a><a href="//${CANARY}/${mark}">Five</a>`,
  (mark) => `<img src="//${CANARY}/${mark}" onerror="mk(/${mark}/)"><script>mk(/${mark}/)</script>`,
  (mark) => `<svg onload="mk(/${mark}/)"><style>*{background:url(//${CANARY}/${mark})}</style></svg>`,
  (mark) => `<math><mtext><table><mglyph><style><!--</style><img title="--><img src=x onerror=mk(/${mark}/)>">`,
  (mark) => `<iframe srcdoc="<script>parent.mk(/${mark}/)</script>"></iframe><base href="//${CANARY}/${mark}/">`,
  (mark) => `<form action="//${CANARY}/${mark}"><input autofocus onfocus="mk(/${mark}/)"></form>`,
  (mark) => `<noscript><p title="</noscript><img src=x onerror=mk(/${mark}/)>"></noscript><p>${mark}</p>`,
];

/** Fields that name something or prove somebody, and are no texts. */
export const NO_TEXT =
  /^(?:_id|id|ids|t|f|otp|otpId|presentOtp|presentOtpId|secret|proof|device|key|session|leaveEmpty|paid|orderNumber|again|orderAnyway|anyway|agreed|begun|recordId|[a-z]+Id|razorpay_.*)$/;

/** Texts that a field may take, each with a mark of its own. */
export const dangerousTexts = (): string[] => TEXTS.markup.map((text) => text(markOf(0)));

/** A text that was sent: who can write it and where it was written. */
export interface Mark {
  /** Call and field. */
  where: string;
  /** `public` for what everybody may read, else `personal`. */
  of: 'public' | 'personal';
  way: Way;
}

/** Used part of a yup schema. */
interface Described {
  type: string;
  oneOf: unknown[];
  fields?: Record<string, Described>;
  innerType?: Described;
}

/** A value on the way to a field: an object, a list or a text. */
type Place = (string | number)[];

/** Gives every text a number of its own and remembers where it went. */
export class Marks {
  readonly all = new Map<string, Mark>();
  /** Fields of contracts, as `POST /path field`, that took a dangerous text. */
  readonly taken = new Set<string>();

  /** Returns a new mark. */
  next(where: string, of: Mark['of'], way: Way): string {
    const mark = markOf(this.all.size + 1);
    this.all.set(mark, { where, of, way });
    return mark;
  }

  /** Returns a policy's HTML with every way to run. */
  html(where: string, way: Way): string {
    return HTML.map((text) => text(this.next(where, 'public', way))).join('\n');
  }

  /**
   * Returns a valid body with a dangerous text in each text field of its schema that takes one; fields that the body
   * leaves out are included.
   * @param base valid body
   * @param where call, for the report
   */
  fill(schema: AnyObjectSchema, base: object, { where, of, way, keep = [] }: Filling): Record<string, unknown> {
    let body = structuredClone(base) as Record<string, unknown>;
    for (const place of textsOf(schema.describe() as unknown as Described, body)) {
      const name = place.findLast((part) => typeof part === 'string') ?? '';
      if (keep.includes(name) || NO_TEXT.test(name)) continue;
      for (const text of TEXTS[way]) {
        const mark = markOf(this.all.size + 1);
        const tried = withValue(body, place, text(mark));
        if (!takes(schema, tried, place, mark)) continue;
        this.next(`${where} ${place.join('.')}`, of, way);
        this.taken.add(`${where} ${place.filter((part) => typeof part === 'string').join('.')}`);
        body = tried;
        break;
      }
    }
    return body;
  }

  /** Returns where the texts of marks were written, for a report. */
  tell(marks: readonly string[]): string {
    const [first = '', ...more] = marks;
    const at = this.all.get(first)?.where ?? 'an unknown text';
    return `${first} of ${at}${more.length > 0 ? ` and ${more.length} more` : ''}`;
  }

  /** Tells whether one of some marks was written by a call, or into a kind of record or settings. */
  holdsOf(marks: readonly string[], where: string): boolean {
    return marks.some((mark) => `${this.all.get(mark)?.where} `.startsWith(`${where} `));
  }

  /** Returns the marks in a text that this run gave to somebody's own texts, and not to those of the catalogue. */
  personalIn(text: string): string[] {
    return marksIn(text).filter((mark) => this.all.get(mark)?.of === 'personal');
  }
}

/** How a body is filled. */
export interface Filling {
  where: string;
  of: Mark['of'];
  way: Way;
  /** Names of fields that stay as they are. */
  keep?: readonly string[];
}

/** Tells whether a schema takes a body, and leaves the mark in the field at a place. */
function takes(schema: AnyObjectSchema, body: object, place: Place, mark: string): boolean {
  try {
    const value = place.reduce<unknown>((at, part) => (at as Record<string, unknown>)[part], checkInput(schema, body));
    return typeof value === 'string' && value.toLowerCase().includes(mark);
  } catch {
    return false;
  }
}

/** Returns the places of all text fields of a schema: those of objects always, those of lists for each entry of `value`. */
function textsOf({ type, fields = {}, innerType, oneOf }: Described, value: unknown, place: Place = []): Place[] {
  if (type === 'object' && (value !== undefined || place.length === 0))
    return Object.entries(fields).flatMap(([name, field]) =>
      textsOf(field, (value as Record<string, unknown> | null)?.[name], [...place, name]),
    );
  if (type === 'array' && innerType && Array.isArray(value))
    return value.flatMap((entry, at) => textsOf(innerType, entry, [...place, at]));
  return type === 'string' && oneOf.length === 0 ? [place] : [];
}

/** Returns a copy of a value with another text at a place. */
function withValue<T>(value: T, place: Place, text: string): T {
  const copy = structuredClone(value);
  const holder = place.slice(0, -1).reduce<unknown>((at, part) => (at as Record<string, unknown>)[part], copy);
  (holder as Record<string, unknown>)[place.at(-1) ?? ''] = text;
  return copy;
}
