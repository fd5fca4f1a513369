/** Texts of publishing of office. `src/README.md` tells the form. */

// Release text.
export const builtAnewNoRecord = 'Built anew; no record differs from the release before';
export const noLongerSite = 'no longer on the site';
export const andMore = (value: number) => ` and ${value} more`;

// Preview page.
export const preview = 'Preview';
export const pageBeingDrawn = 'The page is being drawn…';
export const pageShoppersWillSee =
  'This is the page as shoppers will see it; nothing is saved. Whoever has the link sees it for a day, without signing in. Moving parts rest here; open it in a tab to try them.';
export const openTab = 'Open in a tab';
export const copyLink = 'Copy the link';
export const preview2 = (name: string) => `${name} preview`;

// Releases page.
export const publicSite = 'Public site';
export const catalogueBeingPublished = 'The catalogue is being published.';
export const lastReleases = 'The last releases';
export const noReleaseYet = 'No release yet';
export const goBackRelease = 'Go back to this release?';
export const shoppersSeeSiteWithin = (name: string) =>
  `Shoppers see the site as it was on ${name}, within a second. It stays there, whatever is changed in the catalogue, until somebody presses `;
export const publishNow = 'Publish now';
export const leaveIt = 'Leave it';
export const earlierReleaseBeingServed = 'The earlier release is being served.';
export const goBack = 'Go back';
export const now = 'Now';
export const searchFollowsFewSeconds = '; the search follows in a few seconds';
export const publicNow = ' (public now)';
export const changes = (count: number) => `${count} changes`;
export const toTheReleaseOf = (moment: string) => ` to the release of ${moment}`;

// Site faults.
export const theseStayTheyUntil = 'These stay as they were until they are mended:';
export const withoutName = 'without a name';

// Releases page.
export const pricesOrdersThoseCatalogue = '. Prices of orders are those of the catalogue as it is now.';
export const somebody = 'Somebody';
export const wentBackReleaseShoppers = (heldBy: string, heldAt: string) =>
  `${heldBy} went back to the release of ${heldAt}. Shoppers see the site as it was then. What is saved in the catalogue since stays hidden from them until somebody presses `;

// Site faults.
export const settings = 'Settings';
export const text = (many: string) => `${many}, `;
