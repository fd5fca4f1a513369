/** Titles of the pages of the back office. `src/README.md` tells the form. */

export const backOffice = 'Back office';
export const catalogue = 'Catalogue';
export const inbox = 'Inbox';
export const joinTheStaff = 'Join the staff';
export const kitchen = 'Kitchen';
export const labelsAndSlips = 'Labels and slips';
export const lostNumbers = 'Lost numbers';
export const message = 'Message';
export const messagesToCustomers = 'Messages to customers';
export const money = 'Money';
export const order = 'Order';
export const orders = 'Orders';
export const packing = 'Packing';
export const preview = 'Preview';
export const publicSite = 'Public site';
export const settings = 'Settings';
export const staff = 'Staff';
export const tables = 'Tables';
export const thereIsNoSuchPage = 'There is no such page';
export const whatWasDone = 'What was done';

// Around every page.
export const titleIn = (title: string, shop: string) => `${title} | ${shop}, back office`;
export const describes = (shop: string) => `For those who work at ${shop}.`;
export const needsScript = 'The back office needs JavaScript.';
