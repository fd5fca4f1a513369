/** Messages that a family sends to its guests. `src/README.md` tells the form. */

export const messageAddress = (guest: string, host: string, link: string) =>
  `Namaste ${guest}, ${host} would like to send you an invitation box. Please write your address here. It takes a minute: ${link}`;
export const messageReminder = (guest: string, host: string, link: string) =>
  `Namaste ${guest}, a small reminder from ${host}: we still need your address for the invitation box. It takes a minute: ${link}`;
export const messageCheck = (guest: string, host: string, link: string) =>
  `Namaste ${guest}, ${host} would like to send you an invitation box. Is your address still right? One tap is enough: ${link}`;
export const messagePreparing = (guest: string, host: string, link: string) =>
  `Namaste ${guest}, an invitation box from ${host} is being made for you. See how it is coming along: ${link}`;
export const messageSent = (guest: string, host: string, link: string) =>
  `Namaste ${guest}, the invitation box from ${host} is on its way to you. Follow it here: ${link}`;
export const messageDelivered = (guest: string, host: string, link: string) =>
  `Namaste ${guest}, the courier says the invitation box from ${host} has arrived. Did it reach you? One tap here tells us: ${link}`;
export const messageThanks = (guest: string, host: string, link: string) =>
  `Namaste ${guest}, thank you from ${host} for letting us know that the box arrived. Your page is still here: ${link}`;
export const messageInvited = (guest: string, host: string, link: string) =>
  `Namaste ${guest}, this is an invitation from ${host}. Please open it here: ${link}`;
export const yourFriends = 'your friends';
export const groupAsks = (host: string, page: string) =>
  `Namaste! ${host} would like to send everybody an invitation box. Please write your name and address here. It takes a minute: ${page}`;
/** Stands for a host without a name in the message to a group. */
export const groupFamily = 'Your family';
