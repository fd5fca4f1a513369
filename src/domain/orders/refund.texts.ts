/** What goes back by the policy. `src/README.md` tells the form. */

export const policySweetsPacked = 'The sweets were packed. Under the policy, nothing goes back.';
export const policySweetsBeforePacking = 'The sweets were cancelled before packing: all of it goes back.';
export const policyDryFruitsSent = 'The courier had the box. Under the policy, nothing goes back.';
export const policyDryFruitsHere = 'The dry fruits were cancelled before they left: all of it goes back.';
export const policyWithinDay = 'Cancelled in time: all of it goes back.';
export const policyNoAddress = 'The address never came, and it was not made: all of it goes back.';
export const policyMade = 'The box was made: the delivery goes back.';
export const policySent = 'The box was made and sent.';
export const policyLater =
  'Cancelled later, but not made yet: the sweets and the delivery go back, and we charge for what is printed and built.';
export const customerRefund = (amount: string) => `We send ${amount} back to where you paid from.`;
