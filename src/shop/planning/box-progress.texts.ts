/** Texts of how far the boxes are. `src/README.md` tells the form. */

export const boxesTitle = 'Send the boxes';
export const barAddresses = 'Addresses';
export const barSent = 'Sent';
export const barDone = (done: number, all: number) => (done === all ? 'All' : `${done} of ${all}`);
export const nextLeave = (day: string) => `We send the next boxes by ${day}.`;
export const share = 'Share with a relative';
export const askMissing = 'Ask for the missing addresses';
export const chooseBox = 'Choose a box';
export const seeOrders = 'See your orders';
