import { readFileSync } from 'node:fs';
import { expect, type APIRequestContext } from 'playwright/test';
import { demoFile, siteUrl } from '../env';
import { logInElsewhere, type Parent } from './parents';

/** Where the payment sandbox of this product listens. */
export function sandboxUrl(): string {
  const { sandbox } = JSON.parse(readFileSync(demoFile, 'utf8')) as { sandbox?: string };
  if (sandbox === undefined) throw new Error('This product runs without the payment sandbox.');
  return sandbox;
}

/** What a test buys: a plan at its published price. */
export interface Bought {
  plan: string;
  amount: number;
}

/** Plans whose prices in rupees no test changes. */
export const monthly: Bought = { plan: 'math-monthly', amount: 649_900 };
export const yearly: Bought = { plan: 'coding-yearly', amount: 7_599_900 };

export interface Purchase {
  /** Our order, by its id and its number. */
  order: string;
  number: string;
  paymentId: string;
  token: string;
}

/** A parent's call to the server. */
async function ask<T>(request: APIRequestContext, token: string, path: string, data: object): Promise<T> {
  const headers = { Authorization: `Bearer ${token}` };
  const answer = await request.post(`${siteUrl}/api/auth/${path}`, { data, headers });
  expect(answer.status(), await answer.text()).toBe(200);
  return (await answer.json()) as T;
}

interface CardOrder {
  id: string;
  amount: number;
  currency: string;
  key: string;
  order: string;
  number: string;
}

/** Buys by card before the test begins, as the checkout does it. */
export async function buy(
  request: APIRequestContext,
  parent: Parent,
  { plan, amount }: Bought,
): Promise<Purchase> {
  const token = await logInElsewhere(request, parent);
  const { name, email } = parent;
  const phone = '9800012345';
  const wanted = { plan, amount, currency: 'INR', email, name, phone };
  const order = await ask<CardOrder>(request, token, 'payment/create-order', wanted);
  const paid = await request.post(`${sandboxUrl()}/_sandbox/razorpay/checkout`, {
    data: {
      ...{ key: order.key, order_id: order.id, amount, currency: order.currency, notes: {} },
      ...{ prefill: { name, email, contact: `+91${phone}` }, outcome: 'success' },
    },
  });
  const window = (await paid.json()) as { razorpay_payment_id: string; razorpay_signature: string };
  const paymentId = window.razorpay_payment_id;
  const told = { orderId: order.id, paymentId, status: 'success', signature: window.razorpay_signature };
  await ask(request, token, 'payment/update', told);
  return { order: order.order, number: order.number, paymentId, token };
}

/** The parent asks for a refund, as in the profile. */
export async function askForRefund(
  request: APIRequestContext,
  { token, order }: Purchase,
  message: string,
): Promise<void> {
  await ask(request, token, `orders/${order}/refund-request`, { message });
}
