import enText from '#shop/guest-page/faces/en-text.woff2?url&no-inline';
import enTitle from '#shop/guest-page/faces/en-title.woff2?url&no-inline';
import hiText from '#shop/guest-page/faces/hi-text.woff2?url&no-inline';
import hiTitle from '#shop/guest-page/faces/hi-title.woff2?url&no-inline';
import paText from '#shop/guest-page/faces/pa-text.woff2?url&no-inline';
import paTitle from '#shop/guest-page/faces/pa-title.woff2?url&no-inline';

/*
 * All that the guest's page loads after its HTML and first script; guests open it on the cheapest phones.
 *
 * The faces are cut to the letters, and for Hindi and Punjabi to the joined letters, of the page's own texts:
 * `scripts/guest-faces.py` makes them again after a text has changed, and a test names texts that they lack. What people
 * write stands in the phone's own letters, since a cut face would draw other words wrongly.
 */

/** Faces by language: of the text and of the titles. The early script brings those of the language that is shown. */
export const faces = { en: [enText, enTitle], hi: [hiText, hiTitle], pa: [paText, paTitle] } as const;

/** Loads what is shown once the address is given; a first visit does not need it. */
export const loadAfter = () => import('#shop/guest-page/guest-after.ts');
