import { array, bool, mixed, number, object, string } from 'yup';
import { endpoint, nothing } from '../wire/endpoint.js';
import { fullName, phoneNumber } from '../fields/fields.js';
import { currencies } from '../money/money.js';
import { orderStates, type Provider } from './orders.js';
import { trimmed } from '../fields/text-ends.js';

/*
 * The parents' calls about money. An amount that a browser sends is only ever compared with the server's own price
 * (product rule D1), an e-mail is taken from the token (D2), and nothing is paid because a browser says so (D7).
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
/** 422, where no plan is named either. */
export const noSuchPrice = 'No plan is sold at this price.';

/** Ids of providers and of ours: what may stand in an address, and nothing else. */
const reference = (sentence: string) =>
  string()
    .typeError(sentence)
    .required(sentence)
    .matches(/^[A-Za-z0-9_-]{1,64}$/, sentence);

/** Set once the parent has answered 'You bought this today. Buy it again?' with yes. */
const again = () => bool().notRequired();

/** The details a parent confirms at checkout. All may be missing where a program calls; the account knows better. */
const buyer = { name: fullName().notRequired(), phone: phoneNumber().notRequired() };

/* GET /api/auth/payment/options: how one can pay here. Known to anyone, as the page's scripts are. */

export const paymentOptions = endpoint({
  method: 'GET',
  path: '/api/auth/payment/options',
  access: 'anyone',
  request: nothing,
  reply: object({
    /** No money moves: the payments' sandbox stands in for the providers, or their keys are for tests. */
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
      /** Null where it is PayPal's own. */
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
  /** 409, with `price`: what it costs now. */
  priceChanged: 'The price of this plan has changed. Please look at it once more.',
  /** 409: not published (any more), or not sold in this currency. */
  notSold: 'This plan is no longer sold. Please choose another.',
  notInCurrency: 'This plan is not sold in this currency. Please choose another currency.',
  /** 409, with `order`: an order for the same plan may have been paid, and is being confirmed. */
  confirming: 'A payment for this plan is being confirmed. Please wait a moment before you pay again.',
  /** 409, with `order`: it was paid within a day (rule D14). The same call with `again` goes through. */
  boughtToday: 'You bought this today. Buy it again?',
  /** 403: rupees are not taken from where the parent is, where the setting is strict. */
  abroad: 'Payments in rupees are taken from India only. Please choose another currency.',
  /** 503: no provider takes this currency here. */
  noProvider: 'We cannot take payments in this currency at the moment.',
  /** 502: the provider did not do it; the sentences of the specification stand per call. */
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
    /** Razorpay's name for the order. */
    id: string().required(),
    amount: number().required(),
    currency: string().required(),
    /** Razorpay's public key. */
    key: string().required(),
    /** Ours. */
    order: string().required(),
    number: string().required(),
  }),
});

export const orderCreated = 'Your order is ready to be paid.';
export const createOrderFailed = 'Failed to create order. Please try again.';

/* POST /api/auth/payment/update: what the card window came to */

export const updatePayment = endpoint({
  method: 'POST',
  path: '/api/auth/payment/update',
  access: 'parent',
  request: object({
    /** Razorpay's name for the order. */
    orderId: reference('The order is missing.'),
    /** Missing where the window told none, as when an attempt failed early. */
    paymentId: string()
      .matches(/^[A-Za-z0-9_-]{0,64}$/)
      .nullable()
      .notRequired(),
    status: string().oneOf(['success', 'failed']).required(),
    signature: string().max(128).nullable().notRequired(),
    // What the page also says, and nobody believes.
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
/** With status 202: the provider has not confirmed it yet, and will. */
export const paymentConfirming = 'Payment received, confirming…';
export const attemptNoted = 'The attempt is noted. You can try again.';
/** 422: nothing proves it, and nothing was changed (rule D7). */
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
    phone: phoneNumber().notRequired(),
    /** Taken from the token. */
    userEmail: mixed().notRequired(),
    course: mixed().notRequired(),
  }),
  reply: object({
    /** PayPal's name for the order. */
    orderId: string().required(),
    order: string().required(),
    number: string().required(),
  }),
});

export const createPayPalFailed = 'Failed to create PayPal order';

/* POST /api/auth/payments/capture: takes what the parent approved at PayPal */

export const capturePayPal = endpoint({
  method: 'POST',
  path: '/api/auth/payments/capture',
  access: 'parent',
  request: object({ orderId: reference('The order is missing.') }),
  reply: object({
    /** PayPal's word for the capture: COMPLETED is money, PENDING is not yet. */
    status: string().required(),
    order: string().required(),
  }),
});

/** 422 with `reason: 'declined'`: the parent may choose another way to pay within PayPal's window. */
export const capturePayPalDeclined = 'PayPal could not charge this way of paying. Please choose another.';
export const capturePayPalFailed = 'PayPal payment capture failed. Please contact support.';
export const payPalFailed = 'PayPal payment failed';
export const payPalNotLoaded = 'Failed to load PayPal.';
export const missingDetails = 'Please fill in all details (Name, Email, Phone).';

/* POST /api/auth/payment/webhook/razorpay and /paypal: answered to the providers, not to parents */

export const webhookPath = (provider: Provider): string => `/api/auth/payment/webhook/${provider}`;
