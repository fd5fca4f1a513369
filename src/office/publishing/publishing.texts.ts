import { pluralsOf } from '#lib/plurals.ts';

/** Texts of the public site and its releases. `src/README.md` tells the form. */

const counted = pluralsOf('en');

// The public site.
export const publicSite = 'Public site';
export const now = 'Now';
export const searchFollows = 'The search follows in a few seconds.';
export const somebody = 'Somebody';
/** {publish} is the name of the button. */
export const held = (who: string, at: string) =>
  `${who} went back to the release of ${at}. Shoppers see the site as it was then. Whatever you save in the catalogue stays hidden from them until somebody presses {publish}.`;
export const publishNow = 'Publish now';
export const publishing = 'We are publishing the catalogue.';
export const waitsForPublisher =
  'We publish once the publisher runs. Please ask the person who runs the server to start it.';

// Records that cannot be published; {record} is a link.
export const faults = 'These stay as they were until you correct them:';
export const fault = (kind: string, problems: string) => `${kind}, {record}: ${problems}`;
export const faultOf = (label: string, problem: string) => `${label}: ${problem}`;
export const faultSettings = 'Settings';
export const withoutName = 'without a name';

// Releases.
export const releases = 'The last releases';
export const noReleases = 'No release yet';
export const publicNow = '(public now)';
export const changes = (count: number) => counted(count, { one: `${count} change`, other: `${count} changes` });
export const goBack = 'Go back';
/** Where to, heard after the button. */
export const goBackHeard = (moment: string) => `to the release of ${moment}`;
export const goBackTitle = 'Go back to this release?';
/** {publish} is the name of the button. */
export const goBackNote = (moment: string) =>
  `Within a second, shoppers see the site as it was on ${moment}. It stays so, whatever you change in the catalogue, until somebody presses {publish}. Orders still take the prices of the catalogue as it is now.`;
export const goBackNo = 'Leave it';
export const wentBack = 'Shoppers see the earlier release now.';

// What changed with a release.
export const noChange = 'Built again; no record differs from the release before';
export const recordNew = (name: string) => `${name} new`;
export const recordChanged = (name: string) => `${name} changed`;
export const recordWithdrawn = (name: string) => `${name} no longer on the site`;
export const recordFields = (change: string, labels: string) => `${change} (${labels})`;
export const recordUntitled = (one: string) => (/^[aeiou]/.test(one) ? `An ${one}` : `A ${one}`);
export const andMore = (named: string, more: number) => `${named} and ${more} more`;

// The preview of a page.
export const preview = 'Preview';
export const previewDrawing = 'Drawing the page…';
export const previewNote =
  'This is the page as shoppers will see it; nothing is saved. Anyone who has the link sees it for a day, without signing in. Moving parts stand still here: open it in a tab to try them.';
export const openTab = 'Open in a tab';
export const copyLink = 'Copy the link';
export const screenPhone = 'Phone';
export const screenDesktop = 'Desktop';
export const screenHeard = (screen: string) => `${screen} preview`;
