import request from 'supertest';
import { listOrders, readOrder, type OrderView } from '@lanternway/contracts/payments/parent-orders';
import {
  capturePayPal,
  createOrder,
  createPayPalOrder,
  updatePayment,
} from '@lanternway/contracts/payments/checkout';
import { call } from '../accounts/parent';
import type { Cms } from '../start-cms';
import { monthlyPrices } from './goods';
import { newBuyers, takeOne } from './many-buyers';

/** A logged-in parent who pays. */
export interface Buyer {
  email: string;
  token: string;
}

interface Sandbox {
  url: string;
}

export type Answered = Pick<request.Response, 'status' | 'body' | 'headers'>;

/** Made without registration, which other tests cover and which would take most of the time here. */
export async function newBuyer(cms: Cms, name = 'buyer'): Promise<Buyer> {
  return takeOne(await newBuyers(cms, 1, name));
}

/** The options of Razorpay's window. */
export interface CardOrder {
  id: string;
  amount: number;
  currency: string;
  key: string;
  order: string;
  number: string;
}

type Where = Pick<Cms, 'url'>;

const monthly = { plan: 'coding-monthly', amount: monthlyPrices.INR, currency: 'INR' };

/** Calls create-order, by default for Coding Monthly in rupees. */
export const askForOrder = (cms: Where, { token, email }: Buyer, more: object = {}): request.Test =>
  call(cms, createOrder, { ...monthly, email, ...more }, token);

export async function orderByCard(cms: Where, buyer: Buyer, more: object = {}): Promise<CardOrder> {
  const { status, body } = await askForOrder(cms, buyer, more);
  expect([status, body]).toMatchObject([200, { success: true }]);
  return body as CardOrder;
}

/** What the window returns to its page. */
export interface WindowAnswer {
  razorpay_payment_id?: string;
  razorpay_order_id?: string;
  razorpay_signature?: string;
  error?: { reason: string; metadata: { payment_id: string } };
  hang?: true;
  cancelled?: true;
}

/** Pays in Razorpay's window. */
export async function payByCard(
  { url }: Sandbox,
  { id, amount, currency, key }: CardOrder,
  outcome = 'success',
): Promise<WindowAnswer> {
  const prefill = { name: 'Priya Sharma', email: 'priya@example.com', contact: '+919800012345' };
  const { body } = await request(url)
    .post('/_sandbox/razorpay/checkout')
    .send({ key, order_id: id, amount, currency, prefill, notes: {}, outcome });
  return body as WindowAnswer;
}

/** Reports the window's result, as the page does. */
export const report = (
  cms: Where,
  { token }: Buyer,
  { id, amount, currency }: Pick<CardOrder, 'id' | 'amount' | 'currency'>,
  answer: WindowAnswer,
  more: object = {},
): request.Test => {
  const paymentId = answer.razorpay_payment_id ?? answer.error?.metadata.payment_id ?? null;
  const status = answer.razorpay_payment_id === undefined ? 'failed' : 'success';
  const said = { name: 'Priya Sharma', course: 'Coding Monthly', amount, currency };
  const signature = answer.razorpay_signature ?? null;
  return call(cms, updatePayment, { orderId: id, paymentId, status, signature, ...said, ...more }, token);
};

/** A complete purchase by card, to a paid order. */
export async function buyByCard(
  cms: Where,
  sandbox: Sandbox,
  buyer: Buyer,
  more: object = {},
): Promise<CardOrder & { paymentId: string }> {
  const order = await orderByCard(cms, buyer, more);
  const answer = await payByCard(sandbox, order);
  const { status, body } = await report(cms, buyer, order, answer);
  expect([status, body]).toMatchObject([200, { status: 'paid' }]);
  return { ...order, paymentId: answer.razorpay_payment_id ?? '' };
}

export interface PayPalOrder {
  orderId: string;
  order: string;
  number: string;
}

const monthlyInDollars = { plan: 'coding-monthly', amount: monthlyPrices.USD, currency: 'USD' };

/** Calls payments/create, by default for Coding Monthly in dollars. */
export const askForPayPal = (cms: Where, { token, email }: Buyer, more: object = {}): request.Test =>
  call(cms, createPayPalOrder, { ...monthlyInDollars, userEmail: email, ...more }, token);

export async function orderByPayPal(cms: Where, buyer: Buyer, more: object = {}): Promise<PayPalOrder> {
  const { status, body } = await askForPayPal(cms, buyer, more);
  expect([status, body]).toMatchObject([200, { success: true }]);
  return body as PayPalOrder;
}

/** Approves in PayPal's window. */
export async function approve(
  { url }: Sandbox,
  { orderId }: PayPalOrder,
  outcome = 'approve',
): Promise<object> {
  const { body } = await request(url).post('/_sandbox/paypal/approve').send({ orderID: orderId, outcome });
  return body as object;
}

export const capture = (cms: Where, { token }: Buyer, { orderId }: PayPalOrder): request.Test =>
  call(cms, capturePayPal, { orderId }, token);

/** A complete purchase by PayPal, to a paid order. */
export async function buyByPayPal(
  cms: Where,
  sandbox: Sandbox,
  buyer: Buyer,
  more: object = {},
): Promise<PayPalOrder> {
  const order = await orderByPayPal(cms, buyer, more);
  await approve(sandbox, order);
  const { status, body } = await capture(cms, buyer, order);
  expect([status, body]).toMatchObject([200, { status: 'COMPLETED' }]);
  return order;
}

export const askForOneOrder = (cms: Where, { token }: Buyer, id: string): request.Test =>
  call(cms, { ...readOrder, path: readOrder.path.replace(':id', id) }, {}, token);

/** An order as its parent sees it. */
export async function orderOf(cms: Where, buyer: Buyer, id: string): Promise<OrderView> {
  const { status, body } = await askForOneOrder(cms, buyer, id);
  expect([status, body]).toMatchObject([200, { success: true }]);
  return (body as { order: OrderView }).order;
}

export async function ordersOf(cms: Where, { token }: Buyer): Promise<OrderView[]> {
  const { body } = await call(cms, listOrders, {}, token);
  return (body as { orders: OrderView[] }).orders;
}
