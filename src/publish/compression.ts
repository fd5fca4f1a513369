import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { decorationTabs } from '#domain/catalogue/decoration.rules.ts';
import { designerTabs } from '#domain/catalogue/designer.rules.ts';
import { invitationTabs } from '#domain/catalogue/invitation.rules.ts';

/**
 * Brotli quality of most pages. It takes two thirds of the time of 5 for 7 percent more bytes; with ten thousand pages
 * time is scarce.
 */
export const FAST = 4;
/**
 * Brotli quality of files whose number does not grow with the catalogue: scripts, styles, home page and lists. It saves
 * a sixth of the bytes for fifty times the time of 4.
 */
export const BEST = 11;

const brotli = promisify(brotliCompress);

/** Compresses a text with Brotli. */
export const compress = (text: string | Buffer, quality = FAST): Promise<Buffer> =>
  brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });

/**
 * Files of the home page, of the first page of each list, and of the guest's page, which old phones on slow lines open
 * most. Tabs, price ranges and further pages are left out, because they grow with the catalogue.
 */
const ENTRANCES = new Set(
  [
    '/',
    '/sweets',
    '/bengali-sweets',
    '/sugar-free',
    '/dry_fruit_list',
    '/best-seller',
    '/invitation',
    '/update-address-person',
    ...[...invitationTabs, ...decorationTabs, ...designerTabs].map(({ path }) => path),
  ].map((path) => `${path.slice(1)}/index.html`.replace(/^\//, '')),
);

/**
 * Returns the Brotli quality of a page's compressed copy: `BEST` for the pages of `ENTRANCES`, else `FAST`.
 * @param page the page's file below the site's folder: `sweets/index.html`
 */
export const qualityOf = (page: string): number => (ENTRANCES.has(page) ? BEST : FAST);
