/** Texts of the home page. `src/README.md` tells the form. */

// The banner and the steps of an order below it.
/** Accessible name of the banner. */
export const bannerHeard = 'From the shop';
export const bannerPlace = (place: number, banners: number) => `${place} of ${banners}`;
export const bannerPause = 'Pause the banner';
export const stepFill = 'Choose a box and fill it with sweets';
export const stepAddresses = 'Guests give their address by WhatsApp';
export const stepPay = 'One payment sends a box to every home';

// Rows of products.
export const weddingTitle = 'Wedding special';
export const weddingAll = 'All wedding sweets';
export const bestTitle = 'Best Sellers';
export const bestAll = 'All best sellers';
export const viewedTitle = 'Recently Viewed';
export const viewedFailed = 'We could not load this.';
export const dryFruitsTitle = 'Dry Fruit Treats';
export const dryFruitsNote = 'By the kilogram, sealed the day they leave.';
export const dryFruitsAll = 'All dry fruits';

// Categories.
export const sweetsTitle = 'Discover Categories';
export const sweetsNote = 'Sweets from our kitchen, by kind.';
export const invitationsTitle = 'Invitation Boxes';
export const invitationsNote = 'Fill one with sweets and send it to every guest.';
export const occasionsTitle = 'Decorations and designers';
export const occasionsNote =
  'A mandap, a mehndi swing, the bride’s lehenga: see our work, then ask what your day would cost.';
export const occasionsDecorations = 'Decorations';
export const occasionsDesigners = 'Designers';

// About Us.
export const aboutTitle = 'About Us';
/** Accessible name of the film. */
export const aboutFilm = 'The shop in pictures: its front, its sweets, its boxes and the homes they go to';

// How it works.
export const howTitle = 'How It Works';
export const howServicesTitle = 'Choose Services';
export const howServices = 'Invitations, sweets or everything together: take what your day needs.';
export const howDesignTitle = 'Customize Design';
export const howDesign = 'Work with our team until the design is the one you had in mind.';
export const howProductionTitle = 'Production';
export const howProduction = 'We make every order by hand, in small lots of premium quality.';
export const howDeliveryTitle = 'Delivery';
export const howDelivery = 'Safe and on time to your guests, home by home.';
export const howMore = 'How a wedding order works, step by step';

// What clients say.
export const clientsTitle = 'What Our Clients Say';
/** Accessible name of the row. */
export const clientsRow = 'What our clients say';
export const clientsPause = 'Pause what clients say';
