import { LockedInside, openArchive, TooLargeInside } from '#domain/lists/archive.ts';
import { decodeText, kindOfFile } from '#domain/lists/bytes.rules.ts';
import { readCards } from '#domain/lists/cards.rules.ts';
import { readDelimited } from '#domain/lists/delimited.ts';
import { isWebPage, readWebPage } from '#domain/lists/html-table.ts';
import * as say from '#domain/lists/lists.texts.ts';
import { isOpenDocument, readOpenDocument } from '#domain/lists/open-document.ts';
import type { Book, Sheet } from '#domain/lists/sheets.rules.ts';
import { readWorkbook } from '#domain/lists/workbook.ts';
import { isXmlWorkbook, readXmlWorkbook } from '#domain/lists/xml-workbook.ts';

export type { Book } from '#domain/lists/sheets.rules.ts';

/**
 * Reads the bytes of a file, or a pasted text: a workbook, contact cards, a web page's tables, or a text in columns.
 * Never takes more than its bounds, whatever a file claims.
 * @param name name of the file; empty for a pasted text
 * @throws Error with a sentence for the person when it cannot be read
 */
export function readBook(source: Uint8Array | string, name = ''): Book {
  const book = bookOf(source, name);
  const cut = book.sheets.find((sheet) => sheet.cut)?.cut;
  if (cut && book.sheets.every(({ rows }) => rows.length === 0)) throw new Error(cut);
  return book;
}

function bookOf(source: Uint8Array | string, name: string): Book {
  if (typeof source === 'string') return readText(source, name);
  const kind = kindOfFile(source);
  if (kind === 'text') {
    const text = decodeText(source);
    if (isNoise(text)) throw new Error(say.listUnreadable);
    return readText(text, name);
  }
  if (kind === 'old-workbook') throw new Error(isLocked(source) ? say.listLocked : say.listUnreadable);
  return { sheets: sheetsIn(source), text: '' };
}

/** Letters from which it is told whether bytes are a text, and one of how many may be a control character. */
const LOOKED_AT = 20_000;
const ONE_OF = 100;

/** Tells whether a text is made of bytes that are none, such as those of a picture. */
function isNoise(text: string): boolean {
  const start = text.slice(0, LOOKED_AT);
  const controls = start.match(/[\p{Cc}\ufffd]/gu)?.filter((sign) => !/[\t\n\v\f\r]/.test(sign)).length ?? 0;
  return controls * ONE_OF > start.length;
}

function sheetsIn(bytes: Uint8Array): Sheet[] {
  try {
    const archive = openArchive(bytes);
    return isOpenDocument(archive) ? readOpenDocument(archive) : readWorkbook(archive);
  } catch (error) {
    if (error instanceof TooLargeInside) throw new Error(say.listTooLargeInside, { cause: error });
    throw new Error(error instanceof LockedInside ? say.listLocked : say.listUnreadable, { cause: error });
  }
}

/** Tells whether a container of the old kind holds a new workbook with a password. */
const isLocked = (bytes: Uint8Array): boolean => new TextDecoder('utf-16le').decode(bytes).includes('EncryptedPackage');

/** Page and pictures in one file, and an XML file: saved under the names of tables by some programs. */
const NO_TEXT = /^\uFEFF?\s*(?:MIME-Version:|<\?xml\b|%PDF-|\{\\rtf)/i;
/** A number that may be a guest's. */
const NUMBER = /\p{Nd}(?:[\s-]?\p{Nd}){7}/u;

function readText(text: string, name: string): Book {
  if (/^[ \t]*BEGIN:VCARD[ \t]*$/im.test(text)) return { sheets: [readCards(text)], text: '' };
  if (/\.vcf$/i.test(name) && !NUMBER.test(text)) throw new Error(say.listNoCards);
  const isXml = isXmlWorkbook(text);
  if (!isXml && !isWebPage(text) && !NO_TEXT.test(text)) return { sheets: [readDelimited(text)], text };
  const sheets = isXml ? readXmlWorkbook(text) : readWebPage(text);
  if (sheets.length === 0) throw new Error(say.listUnreadable);
  return { sheets, text: '' };
}
