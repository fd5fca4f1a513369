import type { Celebration } from '#domain/guests/celebration.rules.ts';
import { type GuestLanguage, guestLanguages, languageNames } from '#domain/guests/guest-language.rules.ts';
import type { GuestLink } from '#domain/guests/guest-link.rules.ts';
import { languageMark } from '#domain/guests/language-marks.rules.ts';
import { translated } from '#domain/guests/guest-page.rules.ts';
import { type GuestFormTexts, guestFormTexts } from '#domain/guests/guest-page.texts.ts';
import { clockText, dayText } from '#lib/day-text.ts';

/** Fields of the form of a guest's page as they come, whatever a browser sent. */
export interface TypedForm {
  name: string;
  mobile: string;
  address: string;
  pincode: string;
  /** Pincode of which the guest was told that it may be wrong. */
  sure: string;
  /** Shortened address that the guest says is right. */
  held: string;
  /** What the guest wants to see: the page in a language, or the form (`another`) though there is an address. */
  look: string;
  /** Language of the page on which a button was pressed, where it is not that of the link. */
  lang: string;
  /** Not empty when the page had the form. */
  form: string;
}

/** What a guest's page without script shows when it is opened. */
export interface PlainLook {
  host: string;
  guest: string;
  /** The stored address as `knownAgain` shortens it; empty while there is none. */
  held: string;
  /** What is asked: the address, whether the one that is `held` is right, or nothing. */
  asks: 'form' | 'check' | 'nothing';
  abroad: boolean;
  /** True when a box is ordered that goes to the address. */
  boxHere: boolean;
  /** Null before the family told of it, and when its day has ended. */
  celebration: Celebration | null;
}

/** Answer to a form: as the calls of the page answer, with `ask` where a pincode is in doubt. */
export interface FormAnswer {
  status: number;
  errors?: Partial<Record<string, string>> | undefined;
  spent?: boolean | undefined;
  abroad?: boolean | undefined;
  broken?: boolean | undefined;
  ask?: { wrote: string; lies: string } | 'unknown' | undefined;
  /** The stored address now, where it is not the one that the guest saw. */
  held?: string | undefined;
  /** What is known, when the page is only looked at. */
  look?: PlainLook | undefined;
}

/** Type of the body in which a browser sends a form. */
export const FORM = 'application/x-www-form-urlencoded';

/** Style of the page, whose digest its policy names. */
export const FORM_STYLE =
  'body{font:1.1rem/1.55 system-ui,sans-serif;max-width:32rem;margin:0 auto;padding:1.2rem 1rem 3rem;color:#2b1410;background:#fff8ea;overflow-wrap:anywhere}h1,h2{margin:.2rem 0 .8rem;color:#6b1020;font-weight:400;line-height:1.3}h2{margin-top:1.6rem}label{display:block;margin-top:1rem;color:#6b1020}input,textarea{box-sizing:border-box;width:100%;font:inherit;padding:.6rem;border:1px solid #a98a5a;border-radius:.4rem;background:#fff}[name=mobile],[name=pincode]{max-width:15rem}button{font:inherit;width:100%;min-height:3rem;margin-top:1rem;padding:.6rem;border:1px solid #b3261e;border-radius:2rem;background:#b3261e;color:#fff}.quiet,.languages button{background:none;border-color:#b8893a;color:#6b1020}.languages{display:flex;gap:.5rem;margin-top:2rem}.languages svg{height:1.03em;vertical-align:-.125em;fill:none;stroke:currentColor;stroke-width:4.5}.languages button{margin:0;padding:.3rem;font-size:1rem}p{margin:.4rem 0}.hint{color:#6a4a41;font-size:.95rem}.no{color:#b3261e}.said{white-space:pre-line}.held{padding:.7rem;border:1px solid #b8893a;border-radius:.4rem;background:#fffdf7}';

const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => SIGNS[sign] ?? '');

/** Returns a text as HTML; what people wrote runs in a direction of its own. */
const filled = (text: string, values: Record<string, string>): string =>
  escaped(text).replace(/\{(\w+)\}/g, (_, name: string) => `<bdi>${escaped(values[name] ?? '')}</bdi>`);

const paragraph = (text: string, kind = ''): string =>
  text === '' ? '' : `<p${kind ? ` class="${kind}" dir="auto"` : ''}>${escaped(text)}</p>`;

const hidden = (name: keyof TypedForm, value: string): string =>
  value === '' ? '' : `<input type="hidden" name="${name}" value="${escaped(value)}">`;

const button = (text: string, look = ''): string =>
  `<button${look ? ` class="quiet" name="look" value="${look}"` : ''}>${escaped(text)}</button>`;

/** Returns the language of the answer: the one that was chosen on the page, else that of the link. */
function languageOf({ look, lang }: TypedForm, link: Pick<GuestLink, 'lang'>): GuestLanguage {
  return guestLanguages.find((one) => one === look) ?? guestLanguages.find((one) => one === lang) ?? link.lang;
}

/** Returns the sentence of a page on which nothing can be entered; null for one with a form. */
function ending({ status, spent, abroad, broken, look, errors }: FormAnswer, f: string, texts: GuestFormTexts) {
  // The number of a guest's own link is no field of its form.
  if (broken || (!f && errors?.['mobile'])) return texts.broken;
  if (abroad || look?.abroad) return texts.abroad;
  if (status === 410) return spent ? texts.spent : texts.closed;
  return null;
}

/** Returns the sentence above the form; empty when the fields say what is wrong. */
function problem(answer: FormAnswer, { pincode }: TypedForm, texts: GuestFormTexts): string {
  const { status, errors = {}, ask, look, held } = answer;
  if (look) return '';
  if (held !== undefined) return texts.changed;
  if (ask === 'unknown') return texts.errors['unknown'] ?? '';
  if (ask) {
    const { wrote, lies } = ask;
    return texts.doubt.replace(/\{(\w+)\}/g, (_, name: string) => ({ pincode, wrote, lies })[name] ?? '');
  }
  if (status === 429) return texts.tooOften;
  if (status === 409) return texts.full;
  return Object.keys(errors).length > 0 ? '' : texts.notSent;
}

/** Returns a labelled field with what was typed and what is wrong with it. */
function field(
  name: 'name' | 'mobile' | 'address' | 'pincode',
  typed: TypedForm,
  errors: FormAnswer['errors'],
  texts: GuestFormTexts,
): string {
  const wrong = errors?.[name] ? translated(errors[name], texts) : '';
  const hint = { name: '', mobile: texts.mobileHint, address: texts.addressHint, pincode: texts.pincodeHint }[name];
  const ids = [hint && `${name}-hint`, wrong && `${name}-error`].filter(Boolean).join(' ');
  const about = `${ids ? ` aria-describedby="${ids}"` : ''}${wrong ? ' aria-invalid="true"' : ''}`;
  const kinds = {
    mobile: ' type="tel" autocomplete="tel-national"',
    pincode: ' inputmode="numeric" autocomplete="postal-code"',
    address: ' rows="3" autocomplete="street-address"',
    name: ' autocomplete="name"',
  };
  const at = `id="${name}" name="${name}" dir="auto"${kinds[name]}${about}`;
  const value = escaped(typed[name]);
  const input = name === 'address' ? `<textarea ${at}>\n${value}</textarea>` : `<input ${at} value="${value}">`;
  const told = hint ? `<p class="hint" id="${name}-hint">${escaped(hint)}</p>` : '';
  const said = wrong ? `<p class="no" id="${name}-error" role="alert">${escaped(wrong)}</p>` : '';
  return `<label for="${name}">${escaped(texts[name])}</label>${input}${told}${said}`;
}

/** Returns greeting, title and who invites to what. */
function head(title: string, { look }: FormAnswer, f: string, language: GuestLanguage): string {
  const texts = guestFormTexts[language];
  const asks = f ? texts.familyAsks : texts.asks;
  const { host = '', guest = '', celebration = null } = look ?? {};
  const who = look?.asks === 'form' ? (host ? asks : texts.askedBySomeone) : host ? texts.invitedBy : '';
  const { event, couple, day, time, place, words } = celebration ?? {
    event: '',
    couple: '',
    day: '',
    time: '',
    place: '',
    words: '',
  };
  const when = [day && dayText(`${day}T12:00:00+05:30`, language), time && day && clockText(time, language)];
  const lines = [words, [event, couple].filter(Boolean).join(': '), when.filter(Boolean).join(', '), place];
  return [
    guest ? `<p>${filled(texts.greeting, { guest })}</p>` : '',
    `<h1>${escaped(title)}</h1>`,
    look && who ? `<p>${filled(who, { host })}</p>` : '',
    paragraph(lines.filter(Boolean).join('\n'), 'said'),
  ].join('');
}

/** Returns the question whether the address that the family has is right, or what becomes of it. */
function heldPart(held: string, look: PlainLook | undefined, texts: GuestFormTexts): string {
  const shown = `${paragraph(texts.checkHeld)}${paragraph(held, 'held')}`;
  if (look?.asks === 'nothing')
    return `${shown}${look.boxHere ? paragraph(texts.boxHere) : ''}${button(texts.correct, 'another')}`;
  const title = look?.celebration ? `<h2>${escaped(texts.checkTitle)}</h2>` : '';
  const buttons = `${button(texts.checkYes)}${button(texts.checkAnother, 'another')}`;
  return `${title}${shown}${paragraph(texts.checkWhy, 'hint')}${hidden('held', held)}${buttons}${paragraph(texts.promise, 'hint')}`;
}

/** Returns the fields of the address with what was typed. */
function fieldsPart(answer: FormAnswer, f: string, typed: TypedForm, texts: GuestFormTexts): string {
  const names = [...(f ? (['name', 'mobile'] as const) : []), 'address', 'pincode'] as const;
  const fields = names.map((name) => field(name, typed, answer.errors, texts)).join('');
  const sure = answer.ask ? hidden('sure', typed.pincode) : '';
  return `${fields}${sure}${hidden('form', '1')}${button(texts.send)}${paragraph(texts.promise, 'hint')}`;
}

/** Returns what was sent or confirmed, and what became of it. */
function sentPart(typed: TypedForm, { f, t }: Pick<GuestLink, 'f' | 't'>, texts: GuestFormTexts): string {
  const who = f ? `${typed.name}, ${typed.mobile}\n` : '';
  const said = typed.held || `${who}${typed.address}, ${typed.pincode}`;
  return `${paragraph(said, 'said held')}${paragraph(f ? texts.held : t ? texts.received : texts.passedOn)}`;
}

/**
 * Draws the page that answers the form of a guest's page without script: what the family asks, thanks, the form with
 * what was typed and what is wrong, or why nothing can be entered. The form goes to the page's own URL, which names the
 * link; a button for each language draws it again.
 */
export function formPage(answer: FormAnswer, link: Pick<GuestLink, 'f' | 't' | 'lang'>, typed: TypedForm): string {
  const language = languageOf(typed, link);
  const texts = guestFormTexts[language];
  const { look } = answer;
  const end = ending(answer, link.f, texts);
  const sent = answer.status === 200 && !look;
  const held = look ? (look.asks === 'form' ? '' : look.held) : (answer.held ?? '');
  const invited = answer.abroad || look?.abroad;
  const invites = look !== undefined && (look.asks === 'nothing' || look.celebration !== null);
  const asked = held === '' ? texts.title : invites ? texts.invitedTitle : texts.checkTitle;
  const title = sent ? texts.thanks : invited ? texts.invitedTitle : end === null ? asked : texts.ended;
  const why = end === null && !sent ? problem(answer, typed, texts) : '';
  const body = (): string => {
    if (end !== null) return paragraph(end);
    if (sent) return sentPart(typed, link, texts);
    return held ? heldPart(held, look, texts) : fieldsPart(answer, link.f, typed, texts);
  };
  const languages = guestLanguages
    .map(
      (one) =>
        `<button name="look" value="${one}" lang="${one}" aria-label="${languageNames[one]}">${languageMark(one)}</button>`,
    )
    .join('');
  const told = why ? `<p class="no" role="alert">${escaped(why)}</p>` : '';
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title><style>${FORM_STYLE}</style></head><body><main>${head(title, answer, link.f, language)}${told}<form method="post">${hidden('lang', language)}${body()}<p class="languages">${languages}</p></form></main></body></html>`;
}
