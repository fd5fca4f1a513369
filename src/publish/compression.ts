import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { decorationTabs } from '#domain/catalogue/decoration.rules.ts';
import { designerTabs } from '#domain/catalogue/designer.rules.ts';
import { invitationTabs } from '#domain/catalogue/invitation.rules.ts';

/** Quality 4 takes two thirds of the time of 5 and 7 percent more bytes; with ten thousand pages time is what lacks. */
export const FAST = 4;
/** A sixth fewer bytes than by 4 for fifty times the time: for what is as little in any catalogue, scripts, styles, home and lists. */
export const BEST = 11;

const brotli = promisify(brotliCompress);

/** Returns a text's compressed copy. */
export const compress = (text: string | Buffer, quality = FAST): Promise<Buffer> =>
  brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });

/**
 * Home, the lists, each by its first page, and the guest's page, which old phones on slow lines open most. Tabs, price ranges
 * and further pages of lists are as many as the catalogue is large.
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
  ].map((address) => `${address.slice(1)}/index.html`.replace(/^\//, '')),
);

/**
 * Returns how much patience the compressed copy of a page is worth.
 * @param page the page's file below the site's folder: `sweets/index.html`
 */
export const qualityOf = (page: string): number => (ENTRANCES.has(page) ? BEST : FAST);
