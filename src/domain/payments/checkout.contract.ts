import { array, boolean, type InferType, number, object, string } from 'yup';
import { giftCard } from '#domain/card/card.contract.ts';
import { wantedDays } from '#domain/delivery/delivery-plan.contract.ts';
import { MAX_TOTAL, TOO_MUCH } from '#domain/pricing/pricing.rules.ts';
import { CIRCLE_LENGTH, CIRCLE_TOO_LONG, MOST_CIRCLES } from '#domain/orders/order.rules.ts';
import { endpoint } from '#lib/endpoint.ts';
import { ID_PATTERN } from '#lib/ids.ts';
import { atMost } from '#lib/letters.ts';
import { presses } from '#lib/press.ts';
import { hasLetter, isAddress, NAME_PATTERN, NOT_A_MOBILE } from '#lib/text.ts';

/** The delivery-details dialog of sweets and dry fruits. */
export const deliveryDetails = object({
  name: string()
    .trim()
    .required('Name is required.')
    .matches(NAME_PATTERN, { message: 'Enter valid name.', excludeEmptyString: true })
    .min(3, 'Minimum 3 character required.')
    .test(atMost(80, 'Name may have at most 80 characters.')),
  address: string()
    .trim()
    .required('Address is required.')
    .min(3, 'Address must be at least 3 characters long.')
    .test(atMost(500, 'Address may have at most 500 characters.'))
    .test('letter', 'Invalid address. Must include letters.', (value) => !value || hasLetter(value))
    .test(
      'written',
      'The address has signs that cannot be printed. Please type it anew.',
      (value) => !value || isAddress(value),
    ),
  pincode: string()
    .trim()
    .required('Pincode required.')
    .matches(/^[1-9]\d{5}$/, { message: 'Pincode must be 6 digits.', excludeEmptyString: true }),
  mobile: string()
    .trim()
    .required('Mobile number required.')
    .matches(/^[6-9]\d{9}$/, { message: NOT_A_MOBILE, excludeEmptyString: true }),
});

/** One sweet or dry fruit to one address. */
export const itemPurchase = object({
  kind: string().oneOf(['sweet', 'dry-fruit']).required(),
  itemId: string().matches(ID_PATTERN, 'That item does not exist.').required(),
  quantity: number()
    .required()
    .when('kind', ([kind], quantity) => {
      // The spelling differs by kind.
      const missing = kind === 'dry-fruit' ? 'please Enter Quantity' : 'Please Enter Quantity';
      return quantity.typeError(missing).integer(missing).min(1, missing).max(500_000, TOO_MUCH).required(missing);
    }),
  unit: string().oneOf(['kg', 'gm']).default('kg'),
  delivery: deliveryDetails.required(),
});
export type ItemPurchase = InferType<typeof itemPurchase>;

/** A box design and the guests who get it, by id. */
const boxToGuests = {
  invitationId: string().matches(ID_PATTERN, 'That invitation does not exist.').required(),
  tempId: number().integer().min(1).max(4).required(),
  weight: number().oneOf([1000, 750, 500, 250], 'Please choose a box size of 1000, 750, 500 or 250 gm.').required(),
  sections: array(
    object({
      index: number().integer().min(0).max(4).required(),
      sweetId: string().matches(ID_PATTERN, 'That sweet does not exist.').required(),
    }),
  )
    .max(5)
    .required(),
  recipients: array(
    object({
      guestId: string().matches(ID_PATTERN, 'That guest does not exist.').required(),
      quantity: number()
        .integer()
        .min(1, 'A box quantity must be at least 1.')
        .max(1000, 'At most 1000 boxes for one guest.')
        .required(),
    }),
  )
    .max(5000)
    .default([]),
  cartId: string().matches(ID_PATTERN, 'That cart does not exist.'),
  /** What the family calls those who get this box; empty where all homes get the same. */
  circle: string().trim().test(atMost(CIRCLE_LENGTH, CIRCLE_TOO_LONG)),
};

/** One box design to many homes, or several to circles of them; the customer's own address is `ownBoxes`. */
export const invitationPurchase = object({
  ...boxToGuests,
  ownBoxes: number().integer().min(0).max(5000).default(0),
  /** Further box designs, each to homes of its own. */
  circles: array(object(boxToGuests)).max(MOST_CIRCLES - 1, `One order takes at most ${MOST_CIRCLES} box designs.`),
  /** Which of the boxes go to the customer's own address: 0 is the first. */
  ownCircle: number()
    .integer()
    .min(0)
    .max(MOST_CIRCLES - 1),
  /** The order that these boxes come after, for homes that it could not reach. */
  waveOf: string().matches(ID_PATTERN, 'That order does not exist.'),
  /** True to pay for chosen guests without an address as well: their boxes wait for it. */
  waitForAddresses: boolean(),
  /** True for one box to the customer's own address, whose price comes off a larger order later. */
  sample: boolean(),
  /** The samples that come off, by their orders; clients that leave it out take none off. */
  samples: array(string().matches(ID_PATTERN, 'That sample does not exist.').required()).max(MOST_CIRCLES),
});
export type BoxToGuests = Omit<
  InferType<typeof invitationPurchase>,
  'ownBoxes' | 'circles' | 'ownCircle' | 'waveOf' | 'waitForAddresses' | 'sample' | 'samples'
>;
export type InvitationPurchase = InferType<typeof invitationPurchase>;

/** What `createOrder` answers: what the payment window needs. */
export interface PaymentBegun {
  /** The payment provider's order id. */
  id: string;
  /** Paise. */
  amount: number;
  currency: string;
  /** The provider's public key id. */
  key: string;
  /** What the payment window says who is paid. */
  shopName: string;
  message: string;
  /** Names of selected guests left out because their address or pincode is missing; absent when nobody was. */
  skipped?: string[];
}

const payments = () => array(string().max(64).required()).max(200, 'Please load the page again.').default([]);

/**
 * Creates the order at the payment provider. `amount` is what the browser shows, in paise; the server computes its own
 * and answers 409 with the right one when they differ.
 */
export const createOrder = endpoint<PaymentBegun>()({
  method: 'POST',
  path: '/createOrder',
  access: 'customer',
  once: presses(),
  summary: 'Begin a payment',
  // 5000 guests by id.
  bodyLimit: 327_680,
  body: object({
    amount: number()
      .typeError('The amount must be a number.')
      .integer('The amount must be whole paise.')
      .min(100, 'The amount is too small.')
      .max(MAX_TOTAL, TOO_MUCH)
      .required('The amount is required.'),
    item: itemPurchase.optional().default(undefined),
    invitation: invitationPurchase.optional().default(undefined),
    /**
     * What the person says of homes that have a box: the payments of orders beside which second boxes are wished (`agreed`), and
     * those that this window began itself and replaces (`begun`). Clients that leave it out ask nobody.
     */
    secondBoxes: object({ agreed: payments(), begun: payments() }).optional().default(undefined),
    /** The order of a moment ago that the person has seen and wishes once more. */
    again: string().matches(ID_PATTERN, 'That order does not exist.'),
    /**
     * The last word by which the person took food that may not arrive fresh; empty when nothing was asked yet. Clients
     * that leave it out ask nobody.
     */
    orderAnyway: string().max(64),
    /** True to pay the advance now and the rest before packing; `amount` is the whole all the same. */
    advance: boolean().default(false),
    /** The advance that the browser shows, paise; clients that leave it out pay whatever it is. */
    advanceAmount: number().integer('The advance must be whole paise.').min(100, 'The advance is too small.'),
    /** By when the boxes shall be there; clients that leave it out get the first day that is possible. */
    wanted: wantedDays.optional().default(undefined),
    /** The card in every box; clients that leave it out send none. */
    card: giftCard.optional().default(undefined),
  }),
});

/** Begins to pay the rest of an order of which an advance was paid; `amount` is what the browser shows, in paise. */
export const payRest = endpoint<PaymentBegun>()({
  method: 'POST',
  path: '/api/user/orders/:orderId/rest',
  access: 'customer',
  once: presses(),
  summary: 'Begin to pay the rest of an order',
  params: object({ orderId: string().required().matches(ID_PATTERN, 'That order does not exist.') }),
  body: object({
    amount: number()
      .typeError('The amount must be a number.')
      .integer('The amount must be whole paise.')
      .min(1, 'The amount is too small.')
      .max(MAX_TOTAL, TOO_MUCH)
      .required('The amount is required.'),
  }),
});

/** What a 409 of `createOrder` says beside its sentence when food may not arrive fresh and nobody has agreed to that. */
export interface MayNotArriveFresh {
  message: string;
  /** Sent with the next try by whoever agrees to exactly this food in these places. */
  orderAnyway: string;
}

/** What a 409 of `createOrder` says beside its sentence when the price is another one. */
export interface PriceChanged {
  message: string;
  /** The right amount in paise. */
  amount: number;
  skipped?: string[];
}

/** What it says when homes have a box already, or one is being paid for in another window. */
export interface SecondBoxes {
  message: string;
  /** Sent as `secondBoxes.agreed` by whoever wishes second boxes beside them. */
  payments: string[];
  /** Guests, or the customer, whom they reach. */
  homes: string[];
}

/** What it says when the same goods were ordered for the same homes a moment ago. */
export interface OrderedBefore {
  message: string;
  orderId: string;
  kind: 'item' | 'invitation';
  /** The payment order that was paid. */
  payment: string;
  orderedAt: string;
  /** The right amount in paise, for clients that ask nobody. */
  amount?: number;
}

/** What somebody must know who paid for what was cancelled meanwhile; left out where nothing was. */
export interface PaidNote {
  note?: string;
}

/** Finishes the order. Only the three payment fields count; amounts and goods come from the stored pending order. */
export const verifyOrder = endpoint<
  { success: true; message: string; orderId: string; kind: 'item' | 'invitation' } & PaidNote
>()({
  method: 'POST',
  path: '/verifyOrder',
  access: 'customer',
  summary: 'Confirm a payment',
  body: object({
    razorpay_order_id: string().required('razorpay_order_id is required.').max(64),
    razorpay_payment_id: string().required('razorpay_payment_id is required.').max(64),
    razorpay_signature: string().required('razorpay_signature is required.').max(128),
    userId: string().matches(ID_PATTERN, 'That person does not exist.'),
  }),
  idempotent: true,
});

/** What is known of a payment; `orderId` and `kind` come with `paid`. */
export interface PaymentState extends PaidNote {
  /** `pending` while a bank still decides, `unknown` while the payment service does not answer. */
  state: 'open' | 'pending' | 'unknown' | 'paid';
  /** With `open` and `pending`: whether anybody has tried to pay. */
  tried?: boolean;
  orderId?: string;
  kind?: 'item' | 'invitation';
}

/** Tells a page that lost its answer, or whose payment window was closed, whether the payment went through. */
export const orderStatus = endpoint<PaymentState>()({
  method: 'GET',
  path: '/api/user/order-status/:gatewayOrderId',
  access: 'customer',
  summary: 'Whether a payment went through',
  params: object({ gatewayOrderId: string().required().max(64) }),
});

/** Where the provider sends a browser back that cannot show its window over the page: a form of the three payment fields. */
export const RETURN_PATH = '/api/payments/return';

export const VERIFIED = 'Your Order Confirmed';
export const VERIFICATION_ERROR = 'Verification error';
export const VERIFICATION_REFUSED = 'Payment verification failed';
export const NO_RECIPIENT = 'Please select at least one recipient to continue.';
export const NO_OWN_ADDRESS = 'Please add your address first.';
/** What the person reads once the rest of an order is paid. */
export const REST_PAID = 'Thank you: your order is paid in full';
export const PAYMENT_FAILED = 'Something wrong!';
