import { array, boolean, type InferType, number, object, string } from 'yup';
import { AMOUNT_SLOTS } from '#domain/box/box-types.rules.ts';
import { boxTypeId, boxWeight, sectionIndex } from '#domain/box/box.contract.ts';
import { giftCard } from '#domain/card/card.contract.ts';
import { wantedDays } from '#domain/delivery/delivery-plan.contract.ts';
import { MAX_TOTAL, TOO_MUCH } from '#domain/pricing/pricing.rules.ts';
import { CIRCLE_LENGTH, CIRCLE_TOO_LONG, MOST_CIRCLES } from '#domain/orders/order.rules.ts';
import * as say from '#domain/payments/payments.texts.ts';
import { endpoint } from '#lib/endpoint.ts';
import { ID_PATTERN } from '#lib/ids.ts';
import { atMost } from '#lib/letters.ts';
import { idempotentCall } from '#lib/idempotent-call.ts';
import { hasLetter, isAddress, NAME_PATTERN, NOT_A_MOBILE } from '#lib/text.ts';
import { mobileSchema, pincodeSchema } from '#lib/typed-number.ts';

/** Body of the delivery dialog of sweets and dry fruits. */
export const deliveryDetails = object({
  name: string()
    .trim()
    .required(say.nameRequired)
    .matches(NAME_PATTERN, { message: say.enterValidName, excludeEmptyString: true })
    .min(3, say.nameTooShort)
    .test(atMost(80, say.nameTooLong)),
  address: string()
    .trim()
    .required(say.addressRequired)
    .min(3, say.addressTooShort)
    .test(atMost(500, say.addressTooLong))
    .test('letter', say.addressWithoutLetters, (value) => !value || hasLetter(value))
    .test('written', say.addressUnprintable, (value) => !value || isAddress(value)),
  pincode: pincodeSchema({ letters: say.sixDigits, length: say.sixDigits }).required(say.pincodeRequired),
  mobile: mobileSchema(say.mobileNumberRequired, '.', { other: NOT_A_MOBILE }),
});

/** One sweet or dry fruit to one address. */
export const itemPurchase = object({
  kind: string().oneOf(['sweet', 'dry-fruit']).required(),
  itemId: string().matches(ID_PATTERN, say.noItem).required(),
  quantity: number()
    .required()
    .when('kind', ([kind], quantity) => {
      // The spelling differs by kind.
      const missing = kind === 'dry-fruit' ? say.itemQuantityMissing : say.boxQuantityMissing;
      return quantity.typeError(missing).integer(missing).min(1, missing).max(500_000, TOO_MUCH).required(missing);
    }),
  unit: string().oneOf(['kg', 'gm']).default('kg'),
  delivery: deliveryDetails.required(),
});
export type ItemPurchase = InferType<typeof itemPurchase>;

/** A box design and the guests who get it, by id. */
const boxToGuests = {
  invitationId: string().matches(ID_PATTERN, say.noInvitation).required(),
  tempId: boxTypeId().required(),
  weight: boxWeight().required(),
  sections: array(
    object({
      index: sectionIndex().required(),
      sweetId: string().matches(ID_PATTERN, say.noSweet).required(),
    }),
  )
    .max(AMOUNT_SLOTS)
    .required(),
  recipients: array(
    object({
      guestId: string().matches(ID_PATTERN, say.noGuest).required(),
      quantity: number().integer().min(1, say.boxQuantityTooSmall).max(1000, say.boxQuantityTooLarge).required(),
    }),
  )
    .max(5000)
    .default([]),
  cartId: string().matches(ID_PATTERN, say.noCart),
  /** Name of the group that gets this box; empty when all homes get the same. */
  circle: string().trim().test(atMost(CIRCLE_LENGTH, CIRCLE_TOO_LONG)),
};

/**
 * One box design to many homes, or several designs to a group of homes each; `ownBoxes` go to the customer's own
 * address.
 */
export const invitationPurchase = object({
  ...boxToGuests,
  ownBoxes: number().integer().min(0).max(5000).default(0),
  /** Further box designs, each to homes of its own. */
  circles: array(object(boxToGuests)).max(MOST_CIRCLES - 1, say.tooManyDesigns(MOST_CIRCLES)),
  /** Place of the design whose boxes go to the customer's own address; 0 is the first. */
  ownCircle: number()
    .integer()
    .min(0)
    .max(MOST_CIRCLES - 1),
  /** Id of the order that this one follows as a wave, for homes that it could not reach. */
  waveOf: string().matches(ID_PATTERN, say.noOrder),
  /** True to pay now for guests without an address as well; their boxes wait for it. */
  waitForAddresses: boolean(),
  /** True for one box to the customer's own address whose price is taken off a larger order later. */
  sample: boolean(),
  /** Ids of sample orders to take off; a client that leaves it out takes none off. */
  samples: array(string().matches(ID_PATTERN, say.noSample).required()).max(MOST_CIRCLES),
});
export type BoxToGuests = Omit<
  InferType<typeof invitationPurchase>,
  'ownBoxes' | 'circles' | 'ownCircle' | 'waveOf' | 'waitForAddresses' | 'sample' | 'samples'
>;
export type InvitationPurchase = InferType<typeof invitationPurchase>;

/** Answer of `createOrder`, as the payment window needs it. */
export interface PaymentBegun {
  /** The payment provider's order id. */
  id: string;
  /** Paise. */
  amount: number;
  currency: string;
  /** The provider's public key id. */
  key: string;
  /** Name of the shop in the payment window. */
  shopName: string;
  message: string;
  /** Names of selected guests left out because their address or pincode is missing; absent when nobody was. */
  skipped?: string[];
}

const payments = () => array(string().max(64).required()).max(200, say.loadPageAgain).default([]);

/**
 * Creates the payment order at the provider. `amount` (paise) is what the browser shows; the server computes its own
 * and answers 409 with the right one when they differ.
 */
export const createOrder = endpoint<PaymentBegun>()({
  method: 'POST',
  path: '/createOrder',
  access: 'customer',
  once: idempotentCall(),
  summary: 'Begin a payment',
  // 5000 guests by id.
  bodyLimit: 327_680,
  body: object({
    amount: number()
      .typeError(say.amountNotNumber)
      .integer(say.amountNotWhole)
      .min(100, say.amountTooSmall)
      .max(MAX_TOTAL, TOO_MUCH)
      .required(say.amountRequired),
    item: itemPurchase.optional().default(undefined),
    invitation: invitationPurchase.optional().default(undefined),
    /**
     * Answer to the question about homes that have a box: ids of the payments beside which second boxes are wanted
     * (`agreed`), and of those begun in this window and replaced now (`begun`). A client that leaves it out is not
     * asked.
     */
    secondBoxes: object({ agreed: payments(), begun: payments() }).optional().default(undefined),
    /** Id of the recent order that the person has seen and wants to repeat. */
    again: string().matches(ID_PATTERN, say.noOrder),
    /**
     * Token of the question about food that may not arrive fresh; empty before it was asked. A client that leaves it
     * out is not asked.
     */
    orderAnyway: string().max(64),
    /** True to pay the advance now and the rest before packing; `amount` is still the whole sum. */
    advance: boolean().default(false),
    /** Advance in paise that the browser shows; a client that leaves it out pays whatever it is. */
    advanceAmount: number().integer(say.advanceNotWhole).min(100, say.advanceTooSmall),
    /** Day by which the boxes shall arrive; a client that leaves it out gets the first possible day. */
    wanted: wantedDays.optional().default(undefined),
    /** The card in every box; a client that leaves it out sends none. */
    card: giftCard.optional().default(undefined),
  }),
});

/** Begins to pay the rest of an order after its advance. `amount` (paise) is what the browser shows. */
export const payRest = endpoint<PaymentBegun>()({
  method: 'POST',
  path: '/api/user/orders/:orderId/rest',
  access: 'customer',
  once: idempotentCall(),
  summary: 'Begin to pay the rest of an order',
  params: object({ orderId: string().required().matches(ID_PATTERN, say.noOrder) }),
  body: object({
    amount: number()
      .typeError(say.amountNotNumber)
      .integer(say.amountNotWhole)
      .min(1, say.amountTooSmall)
      .max(MAX_TOTAL, TOO_MUCH)
      .required(say.amountRequired),
  }),
});

/** Body of a 409 of `createOrder` when food may not arrive fresh and the person has not agreed. */
export interface MayNotArriveFresh {
  message: string;
  /** Token to send with the next try to agree to exactly this food in these places. */
  orderAnyway: string;
}

/** Body of a 409 of `createOrder` when the price has changed. */
export interface PriceChanged {
  message: string;
  /** The right amount in paise. */
  amount: number;
  skipped?: string[];
}

/** Body of a 409 of `createOrder` when homes have a box already or one is being paid for in another window. */
export interface SecondBoxes {
  message: string;
  /** Payment ids to send as `secondBoxes.agreed` to order second boxes. */
  payments: string[];
  /** Ids of the guests, or of the customer, who have a box. */
  homes: string[];
}

/** Body of a 409 of `createOrder` when the same goods were ordered for the same homes a moment ago. */
export interface OrderedBefore {
  message: string;
  orderId: string;
  kind: 'item' | 'invitation';
  /** Id of the payment order that was paid. */
  payment: string;
  orderedAt: string;
  /** Right amount in paise, for a client that is not asked. */
  amount?: number;
}

/** News for a person who paid for something that was cancelled meanwhile; left out when there is none. */
export interface PaidNote {
  note?: string;
}

/** Finishes an order. Only the three payment fields count; amounts and goods come from the stored pending order. */
export const verifyOrder = endpoint<
  { success: true; message: string; orderId: string; kind: 'item' | 'invitation' } & PaidNote
>()({
  method: 'POST',
  path: '/verifyOrder',
  access: 'customer',
  summary: 'Confirm a payment',
  body: object({
    razorpay_order_id: string().required(say.razorpayOrderIdRequired).max(64),
    razorpay_payment_id: string().required(say.razorpayPaymentIdRequired).max(64),
    razorpay_signature: string().required(say.razorpaySignatureRequired).max(128),
    userId: string().matches(ID_PATTERN, say.noPerson),
  }),
  idempotent: true,
});

/** State of a payment; `orderId` and `kind` come with `paid`. */
export interface PaymentState extends PaidNote {
  /** `pending` while a bank still decides, `unknown` while the payment service does not answer. */
  state: 'open' | 'pending' | 'unknown' | 'paid';
  /** With `open` and `pending`: true when somebody has tried to pay. */
  tried?: boolean;
  orderId?: string;
  kind?: 'item' | 'invitation';
}

/** Returns whether a payment went through, for a page that lost its answer or whose payment window was closed. */
export const orderStatus = endpoint<PaymentState>()({
  method: 'GET',
  path: '/api/user/order-status/:gatewayOrderId',
  access: 'customer',
  summary: 'Whether a payment went through',
  params: object({ gatewayOrderId: string().required().max(64) }),
});

/**
 * Path to which the provider sends a browser back when it cannot show its window over the page, as a form of the three
 * payment fields.
 */
export const RETURN_PATH = '/api/payments/return';

export const VERIFIED = say.orderConfirmed;
export const VERIFICATION_ERROR = say.verificationError;
export const NO_RECIPIENT = say.homesMissing;
export const NO_OWN_ADDRESS = say.ownAddressMissing;
/** What the person reads once the rest of an order is paid. */
export const REST_PAID = say.paidInFull;
export const PAYMENT_FAILED = say.somethingWrong;
