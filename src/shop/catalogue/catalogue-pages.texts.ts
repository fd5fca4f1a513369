import { pluralsOf } from '#lib/plurals.ts';

/** Texts of the pages of products and of their lists. `src/README.md` tells the form. */

const counted = pluralsOf('en');

// The way to a page, as search engines show it.
export const wayHome = 'Home';
export const waySweets = 'Sweets';
export const wayDryFruits = 'Dry fruits';

// Every list.
/** Title of a further page of a list. */
export const listPage = (title: string, page: number) => `${title}, page ${page}`;
export const listSort = 'Sort';
export const sortDearest = 'Highest price first';
export const sortCheapest = 'Lowest price first';
export const sortName = 'By name';
/** Accessible name of the price ranges. */
export const rangesHeard = 'Price ranges';
export const rangeAll = 'All';
/** Heard behind the chosen range, whose press drops it. */
export const rangeRemove = 'remove';
export const rangesFoldedAll = 'Price: All';
export const rangesFolded = (range: string) => `Price: ₹${range}`;
export const listEmpty = 'Nothing in this list just now.';
export const priceOfInvitation = (amount: string) => `(Rs. ${amount} /-)`;
export const perKilogram = 'kg';
export const perSweet = '400 gm';

// The list of dry fruits.
export const dryFruitsTitle = 'Dry fruits';
export const dryFruitsDescription =
  'Almonds, cashews, pistachios and more by the kilogram, sealed and sent to every pincode our couriers serve.';
export const dryFruitsNote = 'Sold in 1, 2, 5 or 10 kg. Prices are for one kilogram, taxes included.';
export const dryFruitsSearch = 'Search dry fruits';
export const dryFruitsSweets = 'See our sweets';
/** Number of what a list has; its script counts anew what is searched. So below. */
export const dryFruitCountOne = '{total} dry fruit';
export const dryFruitCountMany = '{total} dry fruits';

// Lists of invitations.
export const invitationsAt = (title: string, range: string) => `${title}, ₹${range}`;
export const invitationsDescription =
  'Invitations that are a gift: a box for your card, filled with sweets and sent to every guest.';
export const invitationsNote =
  'Choose a design, fill the box with sweets, and send one to every guest with a single payment.';
export const invitationsUpload = 'Upload your design and get a quote';
/** Accessible name of the tabs. */
export const invitationsTabs = 'Kinds of invitations';
export const invitationsSearch = 'Search these invitations';
export const designCountOne = '{total} design';
export const designCountMany = '{total} designs';
export const invitationsEmpty = 'No design of this kind at this price just now.';
export const invitationsEveryPrice = 'Show every price';

// Lists of sweets.
export const weddingTitle = 'Wedding Special Sweets';
export const weddingNote =
  'The sweets families order for the wedding itself: to sweeten every guest’s mouth and to fill every box.';
export const bengaliTitle = 'Bengali Sweets';
export const bengaliNote = 'Soft chhena, light syrup, and everything kept cold.';
export const sugarFreeTitle = 'Sugar Free Sweets';
export const sugarFreeNote =
  'Made without added sugar: with sweeteners, or with dates and figs, which have sugar of their own. Each label says which.';
export const sweetsTitle = 'All sweets';
export const sweetsAt = (range: string) => `Sweets at ₹${range}`;
export const sweetsNote = 'Made fresh in Amritsar. Prices are for 400 gm, taxes included.';
export const sweetsDescription = (title: string, sweets: number, least: string) =>
  counted(sweets, {
    one: `${title}: 1 kind from ${least} for 400 gm, made in Amritsar. Each page says how long the sweet keeps.`,
    other: `${title}: ${sweets} kinds from ${least} for 400 gm, made in Amritsar. Each page says how long the sweet keeps.`,
  });
export const sweetsDescriptionEmpty = (title: string) => `${title} from our kitchen in Amritsar.`;
/** Accessible name of the links to the pages of sweets. */
export const sweetKinds = 'Kinds of sweets';
export const sweetKindsPrevious = 'Previous kinds of sweets';
export const sweetKindsNext = 'Next kinds of sweets';
export const sweetKindSugarFree = 'Sugar Free';
export const sweetKindBengali = 'Bengali Sweets';
export const sweetKindAll = 'Sweets';
/** Accessible name of the tabs. */
export const sweetTabs = 'Categories';
export const sweetsSearch = 'Search these sweets';
export const sweetCountOne = '{total} sweet';
export const sweetCountMany = '{total} sweets';
export const sweetsDryFruits = 'Almonds, cashews and other dry fruits by the kilogram are in {shop}.';
export const sweetsDryFruitsLink = 'our dry fruit shop';
/** While a sweet is chosen for a box. */
export const choosing = 'Choose a sweet for your box.';
export const choosingBack = 'Back to the box';
export const chooseNo = 'No';
export const chooseYes = 'Yes';

// Decorations and designers.
export const occasions = 'Occasions';
export const decorationsDescription = (title: string) => `${title} in Punjab: choose a picture and ask for a quote.`;
export const decorationsNote = 'Tap the picture you like and write us the day. We answer with a quote.';
export const decorationsQuote = 'Get Quote';
export const decorationsEmpty = 'Nothing here just now.';
export const outfits = 'Outfits';
export const designersDescription = (title: string, shop: string) => `${title} in Punjab, chosen by ${shop}.`;
export const designersNote = 'Choose a designer and ask for a quote.';
export const designersNoteLinked =
  'Designers we work with. {write} with a name from this page, and we ask for a quote.';
export const designersQuote = 'Get Quote with Designer';
export const designersEmpty =
  'Nobody is listed here just now. Tell us what you are looking for, and we ask our designers.';
/** Accessible name of a picture: what its press does, then whose picture it is. */
export const quoteFor = (action: string, name: string) => `${action}: ${name}`;

// The page of a product.
export const shareWhatsapp = 'Share on WhatsApp';
export const relatedTitle = 'You may also like';
/** Accessible names of the gallery and of its pictures. */
export const views = 'Views';
export const viewOf = (name: string, view: number) => `${name}, view ${view}`;
export const viewShow = (view: number) => `View ${view}`;
export const viewVideo = 'Video';

// What stands on a label.
export const factsTitle = 'On the label';
export const factsIngredients = 'Ingredients';
export const factsAllergens = 'Contains';
export const factsShelfLife = 'Shelf life';
export const factsStorage = 'Storage';
export const factsPictures = 'Pictures are illustrations.';
export const keepsOneDay = 'Best on the day it is made';
export const keepsDays = (days: number) => `${days} days from making`;

// The page of an invitation.
export const invitationHere = 'Detail';
export const invitationPrice = (amount: string) => `Rs. ${amount}/-`;
export const invitationPriceFor = 'for the box and card, without sweets; taxes included';
export const invitationDelivery = (charge: string) => `Delivery: ${charge}`;
export const invitationDeliveryFree = 'Delivery: free';
export const fillWay = 'Fill this box';
export const fillTitle = 'Fill the box';
export const fillNeedsScript = 'Filling a box needs JavaScript. You can also order by phone or WhatsApp.';
