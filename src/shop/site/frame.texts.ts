/** Texts of what every page has: header, menus, footer and what stands over them. `src/README.md` tells the form. */

// The layout.
export const skipToContent = 'Skip to content';
export const guardNeedsScript = 'This page is part of your account and needs JavaScript.';
/** Said on the page to which somebody without a session is sent. */
export const signInFirst = 'Please sign in to open that page.';
/** Accessible name of the logo's link. */
export const homeOf = (shop: string) => `${shop}, home`;

// The header.
export const menu = 'Menu';
export const menuClose = 'Close menu';
export const searchOpen = 'Search';
/** Accessible name of the navigation. */
export const navigation = 'Main';
export const navigationMore = (entry: string) => `More in ${entry}`;
export const offlineNow = 'You are offline. Please check your internet connection.';

// The menu of the account.
export const guestSignIn = 'Guest, sign in';
export const guestName = 'Guest';
export const accountYours = 'Your account';
export const accountCart = 'Cart';
export const accountProfile = 'Profile';
export const accountGuests = 'Guest List';
export const accountPlanning = 'Planning Tool';
export const accountPayments = 'Payment History';
export const accountSaved = 'Save For Later';
export const orderInProgress = 'Order in progress';
export const logout = 'Logout';

// The question before logging out.
export const logoutQuestion = 'Are you sure you want to log out?';
export const logoutStays = 'Your cart and lists stay with your account.';
export const logoutNo = 'No';
export const logoutYes = 'Yes';

// The chat.
/** Accessible name of its place. */
export const chat = 'Chat';
export const chatOpen = 'Chat with us on WhatsApp (opens in a new tab)';
/** Begin of the message; the customer writes on. */
export const chatMessage = (shop: string) => `Namaste ${shop}, I would like to ask about`;

// The footer.
export const footerAddress = (street: string, city: string, state: string, pincode: string) =>
  `${street}, ${city}, ${state} ${pincode}, India`;
export const footerShop = 'Shop';
export const footerBestSellers = 'Best Sellers';
export const footerInvitations = 'Invitations';
export const footerSweets = 'Sweets';
export const footerDryFruits = 'Dry Fruit Treats';
export const footerDecorations = 'Decorations';
export const footerDesigner = 'Designer';
export const footerPlan = 'Plan';
export const footerHowItWorks = 'How an order works';
export const footerMarriage = 'Marriage';
export const footerBirthday = 'Birthday';
export const footerMehndi = 'Mehndi';
export const footerParty = 'Party';
export const footerRoomDecor = 'Room Decor';
export const footerPolicies = 'Policies';
export const footerAllPolicies = 'All policies';
export const footerHelp = 'Help';
export const footerAbout = 'About Us';
export const footerContact = 'Contact Us';
/** Accessible name of the marks of payment methods. */
export const paymentMethods = 'We accept';
export const copyright = (year: number, owner: string) => `© ${year} ${owner}. All rights reserved.`;
export const foodLicence = (number: string) => `FSSAI licence ${number}`;
export const taxNumber = (number: string) => `GSTIN ${number}`;
export const backToTop = 'Back to top';
