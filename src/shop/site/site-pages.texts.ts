/** Texts of the pages of the site. `src/README.md` tells the form. */

// A page that does not exist.
export const lostHead = 'Page not found';
export const lostTitle = 'We cannot find this page';
export const lostNote = 'The address may be misspelt, or we have taken the page down. Nothing of yours is lost.';
export const lostAsk = 'Ask us';

// A page without a connection.
export const offlineHead = 'You are offline';
export const offlineTitle = 'No connection just now';
export const offlineNote =
  'You have not opened this page before, or it belongs to your account, so it needs a connection. The pages you have seen are still here. Nothing you typed is lost.';
export const offlineAgain = 'Try again';

// Ways from both.
export const waySweets = 'See the sweets';
export const wayHome = 'Go to the home page';

// Best sellers.
export const bestTitle = 'Best sellers';
export const bestDescription = 'What families order most: sweets, dry fruits and invitation boxes.';
export const bestNote = 'What families order most.';
export const bestEmpty = 'Nothing here just now.';

// Policies.
export const policiesTitle = 'Policies';
export const policiesDescription = 'Privacy, delivery, refunds and terms, all on one page.';
/** Accessible name of the links to the policies of the page. */
export const policiesHere = 'On this page';
export const policyChanged = (day: string) => `Last changed on ${day}`;
export const policyEmpty = 'We are still writing this policy.';

// The film of how a box is filled.
export const filmTitle = 'How a box is filled';
/** Accessible name of the film. */
export const filmHeard = 'How a box is filled in our kitchen';
export const filmClose = 'Close the video';
export const filmMissing = 'The film is not ready just now. Please look in again later.';

// How a wedding order works.
export const howTitle = 'How a wedding order works';
export const howDescription =
  'One box design, hundreds of homes, one payment: how Shagun sends wedding sweets to every guest, step by step.';
export const howNote = 'Two hundred and forty homes, one afternoon of your time.';
export const howFillTitle = 'Fill one box';
export const howFill =
  'Choose a design and a sweet for every section, and write the card that goes in it. Or tell us your budget and how many homes, and we show up to three boxes that fit, delivery included.';
export const howAddressesTitle = 'Let guests give their address';
export const howAddresses =
  'Enter names and mobile numbers. Each guest gets a link by WhatsApp, opens it without an account, and writes where the box should go, in Punjabi, Hindi or English. Or share one link in the family group: people add themselves, and you decide who goes on the list.';
export const howFreshTitle = 'See what arrives fresh';
export const howFresh =
  'We know how long each sweet keeps and how far each home is. If a sweet would not arrive fresh, we mark it and name one that does. One press swaps it.';
export const howDayTitle = 'Name the day';
export const howDay =
  'Tell us the day of the celebration and the day the boxes should be there. We name the last safe day to order, and make everything fresh for the day it leaves.';
export const howPayTitle = 'Pay once';
export const howPay =
  'Tick the homes and pay once for all of them, delivery included. We never ask a guest for money. Family, friends and office can each get a box of their own in the same order. Above one lakh rupees you can pay an advance now and the balance before we pack.';
export const howFollowTitle = 'Follow every box';
export const howFollow =
  'Each home gets its own box, with name, label and number. Your order shows which are packed, which are on the way and which have arrived. If an address comes late, that home gets the same box in a second part. Guests tell you on the same page whether they come, and how many. Afterwards the shagun ledger keeps what each home gave.';
export const howChoose = 'Choose a box';
export const howTalk = 'Talk to us first';
