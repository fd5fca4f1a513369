import { ALLOWED_ATTRIBUTES, ALLOWED_TAGS, isSafeLink } from '#lib/safe-tags.ts';

/** Tags whose text is dropped with them. */
const SILENT = new Set(['script', 'style', 'textarea', 'option', 'noscript', 'template', 'title', 'iframe', 'xml']);
/** Allowed tags by the tags of other programs that they replace. */
const RENAMED: Readonly<Record<string, string>> = { h1: 'h2', h5: 'h4', h6: 'h4' };
/** Boxes that become paragraphs when they hold no block. */
const BOXES = 'div, section, article, header, footer, main, aside, address, pre';
const BLOCKS = `${BOXES}, p, h1, h2, h3, h4, h5, h6, ul, ol, dl, table, blockquote, hr`;

/**
 * Returns the allowed content of a stored text, or of one pasted from Word, Google Docs or an e-mail. Drops scripts,
 * styles, pictures and `javascript:` links; the server sanitizes again.
 */
export function safeFragment(html: string): DocumentFragment {
  const { body } = new DOMParser().parseFromString(withoutStyles(html), 'text/html');
  readLists(body);
  readEmphasis(body);
  for (const box of body.querySelectorAll(BOXES))
    if (!box.querySelector(BLOCKS) && !box.closest('li, td, th, dt, dd, caption')) rename(box, 'p');
  const fragment = document.createDocumentFragment();
  fragment.append(...kept(body));
  return fragment;
}

/**
 * Returns the editor's HTML in the form that is stored: one block per line, `strong` and `em` for `b` and `i`, without
 * empty elements and cursor markers.
 */
export function storedHtml(edited: string): string {
  const whole = document.createElement('div');
  whole.append(safeFragment(edited));
  for (const bold of whole.querySelectorAll('b')) rename(bold, 'strong');
  for (const italic of whole.querySelectorAll('i')) rename(italic, 'em');
  for (const inner of whole.querySelectorAll('li > p:only-child')) inner.replaceWith(...inner.childNodes);
  // A break at the end of a line breaks nothing: browsers put it there for the cursor.
  for (const end of whole.querySelectorAll('br:last-child')) if (!end.nextSibling) end.remove();
  for (const selector of ['a, strong, em, u', 'p, h2, h3, h4, li, blockquote', 'ul, ol'])
    for (const one of whole.querySelectorAll(selector)) if (!one.textContent.trim()) one.remove();
  return [...whole.childNodes]
    .map((node) => (node instanceof Element ? node.outerHTML : new XMLSerializer().serializeToString(node)))
    .filter((text) => text.trim() !== '')
    .join('\n')
    .replaceAll(/&nbsp;|\u00a0/g, ' ')
    .replaceAll('\u200b', '');
}

function kept(parent: Node): Node[] {
  return [...parent.childNodes].flatMap((node) => {
    if (node instanceof Text) return [document.createTextNode(node.data)];
    if (!(node instanceof Element) || SILENT.has(node.localName)) return [];
    const name = RENAMED[node.localName] ?? node.localName;
    if (!ALLOWED_TAGS.includes(name)) return kept(node);
    const copy = document.createElement(name);
    for (const attribute of ALLOWED_ATTRIBUTES[name] ?? []) {
      const value = node.getAttribute(attribute);
      if (value !== null && (attribute !== 'href' || isSafeLink(value))) copy.setAttribute(attribute, value);
    }
    copy.append(...kept(node));
    return [copy];
  });
}

/**
 * Removes style sheets and renames style attributes to `data-style`, since the page's CSP would report each one during
 * parsing.
 */
const withoutStyles = (html: string): string =>
  html.replaceAll(/<style[\s\S]*?<\/style>/gi, '').replaceAll(/(<[^<>]*?\s)style(?=\s*=)/gi, '$1data-style');

/** Converts Word's list paragraphs, which begin with a bullet or number, to lists. */
function readLists(body: HTMLElement): void {
  for (const entry of body.querySelectorAll('p[data-style*="mso-list"]')) {
    const mark = entry.querySelector('[data-style*="mso-list:Ignore" i]');
    const kind = /[\da-z][.)]/i.test(mark?.textContent ?? '') ? 'ol' : 'ul';
    mark?.remove();
    const before = entry.previousElementSibling;
    const list = before?.localName === kind ? before : document.createElement(kind);
    if (list !== before) entry.before(list);
    const item = document.createElement('li');
    item.append(...entry.childNodes);
    list.append(item);
    entry.remove();
  }
}

/** Converts Google Docs' bold and italic styles to elements, and removes its `b` around text that is not bold. */
function readEmphasis(body: HTMLElement): void {
  const styled = (element: Element, style: RegExp): boolean => style.test(element.getAttribute('data-style') ?? '');
  for (const bold of body.querySelectorAll('b, strong'))
    if (styled(bold, /font-weight:\s*(?:normal|400)/)) bold.replaceWith(...bold.childNodes);
  for (const span of body.querySelectorAll('span[data-style]')) {
    if (styled(span, /font-style:\s*italic/)) wrapInside(span, 'em');
    if (styled(span, /font-weight:\s*(?:bold|[6-9]00)/)) wrapInside(span, 'strong');
  }
}

function wrapInside(element: Element, name: string): void {
  const inner = document.createElement(name);
  inner.append(...element.childNodes);
  element.append(inner);
}

function rename(element: Element, name: string): void {
  const other = document.createElement(name);
  other.append(...element.childNodes);
  element.replaceWith(other);
}
