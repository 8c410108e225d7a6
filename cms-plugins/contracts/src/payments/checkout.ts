import { array, bool, mixed, number, object, string } from 'yup';
import { endpoint, nothing } from '../wire/endpoint.js';
import { fullName, phone } from '../fields/fields.js';
import { currencies } from '../money/money.js';
import { orderStates, type Provider } from './orders.js';
import { trimmed } from '../fields/text-ends.js';

/*
 * The parents' payment calls. An amount from a browser is only compared with the server's own price (product rule D1).
 * The e-mail comes from the token (D2). A browser cannot declare an order paid (D7).
 */

const key = () =>
  string()
    .transform(trimmed)
    .min(1)
    .max(40)
    .matches(/^[a-z0-9-]+$/);

const amountSentence = 'The amount must be a whole number of minor units.';
const currencySentence = 'Please choose INR, USD or GBP.';

const amount = () =>
  number()
    .transform((_value: unknown, original: unknown) => original)
    .typeError(amountSentence)
    .required(amountSentence)
    .integer(amountSentence)
    .min(1, amountSentence)
    .max(2_000_000_000, amountSentence);

const currency = () =>
  string()
    .typeError(currencySentence)
    .required(currencySentence)
    .oneOf([...currencies], currencySentence);

export const planSentence = 'Please choose a plan first.';
/** 422, if no plan is named either. */
export const noSuchPrice = 'No plan is sold at this price.';

/** Ids of providers and of ours: only characters that are safe in an address. */
const reference = (sentence: string) =>
  string()
    .typeError(sentence)
    .required(sentence)
    .matches(/^[A-Za-z0-9_-]{1,64}$/, sentence);

/** Set after the parent answered 'You bought this today. Buy it again?' with yes. */
const again = () => bool().notRequired();

/** The details a parent confirms at checkout. A program may leave out all of them; the account has them. */
const buyer = {
  name: fullName().notRequired(),
  phone: phone().notRequired(),
  /** How the visit began, as forms tell it (`Origin`); never a reason to refuse. */
  origin: mixed().nullable().notRequired(),
};

/* GET /api/auth/payment/options: the ways to pay here. Public, like the page's scripts. */

export const paymentOptions = endpoint({
  method: 'GET',
  path: '/api/auth/payment/options',
  access: 'anyone',
  request: nothing,
  reply: object({
    /** No money moves: the payment sandbox replaces the providers, or their keys are test keys. */
    isTest: bool().required(),
    razorpay: object({
      key: string().required(),
      scriptUrl: string().required(),
      currencies: array(
        string()
          .oneOf([...currencies])
          .required(),
      ).required(),
    })
      .nullable()
      .defined(),
    paypal: object({
      clientId: string().required(),
      /** Null for PayPal's own. */
      sdkUrl: string().nullable().defined(),
      currencies: array(
        string()
          .oneOf([...currencies])
          .required(),
      ).required(),
    })
      .nullable()
      .defined(),
  }),
});

export const paymentOptionsAre = 'This is how you can pay.';

/* Refusals that the checkout acts on */

export const paymentRefusals = {
  /** 409, with `price`: the current price. */
  priceChanged: 'The price of this plan has changed. Please look at it once more.',
  /** 409: not published (any more), or not sold in this currency. */
  notSold: 'This plan is no longer sold. Please choose another.',
  notInCurrency: 'This plan is not sold in this currency. Please choose another currency.',
  /** 409, with `order`: a payment for the same plan may have arrived and is being confirmed. */
  confirming: 'A payment for this plan is being confirmed. Please wait a moment before you pay again.',
  /** 409, with `order`: paid within the last day (rule D14). The same call with `again` succeeds. */
  boughtToday: 'You bought this today. Buy it again?',
  /** 403: the parent is abroad, and the strict setting refuses rupees from there. */
  abroad: 'Payments in rupees are taken from India only. Please choose another currency.',
  /** 503: no provider takes this currency here. */
  noProvider: 'We cannot take payments in this currency at the moment.',
  /** 502: the provider did not do it; each call has the specification's own sentence. */
  provider: 'Failed to create order. Please try again.',
} as const;

export type PaymentRefusal = keyof typeof paymentRefusals;

export const noSuchOrder = 'We cannot find this order.';

/* POST /api/auth/payment/create-order: Razorpay */

export const createOrder = endpoint({
  method: 'POST',
  path: '/api/auth/payment/create-order',
  access: 'parent',
  request: object({
    /** Without it, the price must be that of exactly one plan. */
    plan: key().typeError(planSentence).notRequired(),
    track: key().nullable().notRequired(),
    amount: amount(),
    currency: currency(),
    again: again(),
    /** Taken from the token. */
    email: mixed().notRequired(),
    ...buyer,
  }),
  reply: object({
    /** Razorpay's id of the order. */
    id: string().required(),
    amount: number().required(),
    currency: string().required(),
    /** Razorpay's public key. */
    key: string().required(),
    /** Our id. */
    order: string().required(),
    number: string().required(),
  }),
});

export const orderCreated = 'Your order is ready to be paid.';
export const createOrderFailed = 'Failed to create order. Please try again.';

/* POST /api/auth/payment/update: the result of the card window */

export const updatePayment = endpoint({
  method: 'POST',
  path: '/api/auth/payment/update',
  access: 'parent',
  request: object({
    /** Razorpay's id of the order. */
    orderId: reference('The order is missing.'),
    /** Missing if the window gave none, for example when an attempt failed early. */
    paymentId: string()
      .matches(/^[A-Za-z0-9_-]{0,64}$/)
      .nullable()
      .notRequired(),
    status: string().oneOf(['success', 'failed']).required(),
    signature: string().max(128).nullable().notRequired(),
    // The page sends these too; the server ignores them.
    name: mixed().notRequired(),
    course: mixed().notRequired(),
    amount: mixed().notRequired(),
    currency: mixed().notRequired(),
  }),
  reply: object({
    status: string()
      .oneOf([...orderStates])
      .required(),
    order: string().required(),
  }),
});

export const paymentReceived = 'Payment received.';
/** With status 202: the provider has not confirmed it yet. */
export const paymentConfirming = 'Payment received, confirming…';
export const attemptNoted = 'The attempt is noted. You can try again.';
/** 422: there is no proof of payment, so nothing was changed (rule D7). */
export const notProven = 'This payment could not be confirmed.';
export const updateFailed = 'Failed to update payment status. Please contact support.';
export const paymentFailed = 'Payment failed. Please try again or contact support.';
export const initiationFailed = 'Payment initiation failed. Please try again.';

/* POST /api/auth/payments/create: PayPal */

export const createPayPalOrder = endpoint({
  method: 'POST',
  path: '/api/auth/payments/create',
  access: 'parent',
  request: object({
    plan: key().typeError(planSentence).notRequired(),
    track: key().nullable().notRequired(),
    amount: amount(),
    currency: currency(),
    again: again(),
    userName: fullName().notRequired(),
    phone: phone().notRequired(),
    origin: buyer.origin,
    /** Taken from the token. */
    userEmail: mixed().notRequired(),
    course: mixed().notRequired(),
  }),
  reply: object({
    /** PayPal's id of the order. */
    orderId: string().required(),
    order: string().required(),
    number: string().required(),
  }),
});

export const createPayPalFailed = 'Failed to create PayPal order';

/* POST /api/auth/payments/capture: captures what the parent approved at PayPal */

export const capturePayPal = endpoint({
  method: 'POST',
  path: '/api/auth/payments/capture',
  access: 'parent',
  request: object({ orderId: reference('The order is missing.') }),
  reply: object({
    /** PayPal's state of the capture: COMPLETED is paid, PENDING is not yet. */
    status: string().required(),
    order: string().required(),
  }),
});

/** 422 with `reason: 'declined'`: the parent may choose another way to pay in PayPal's window. */
export const capturePayPalDeclined = 'PayPal could not charge this way of paying. Please choose another.';
export const capturePayPalFailed = 'PayPal payment capture failed. Please contact support.';
export const payPalFailed = 'PayPal payment failed';
export const payPalNotLoaded = 'Failed to load PayPal.';
export const missingDetails = 'Please fill in all details (Name, Email, Phone).';

/* POST /api/auth/payment/webhook/razorpay and /paypal: called by the providers, not by parents */

export const webhookPath = (provider: Provider): string => `/api/auth/payment/webhook/${provider}`;
