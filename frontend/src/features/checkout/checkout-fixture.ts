import type { Currency } from '@lanternway/contracts/money/money';
import type { OrderView } from '@lanternway/contracts/payments/parent-orders';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { createElement } from 'react';
import { keepChosenPlan } from '../../browser/storage/chosen-plan';
import { startSession } from '../../browser/storage/session';
import type { Offer } from '../../content/courses/offer';
import { Checkout } from './Checkout';
import { CheckoutGround } from './LaterCheckout';

type Reply = [status: number, body: object];

/** A fake of our server: answers by method and path, and remembers what was sent. */
export class StandInServer {
  readonly sent: [call: string, body: unknown][] = [];
  private readonly replies = new Map<string, Reply>();
  private readonly held = new Map<string, Promise<void>>();

  /** Replaces the browser's own `fetch`. */
  install(): this {
    globalThis.fetch = jest.fn((path: string, { method, body }: RequestInit = {}) => {
      const call = `${method ?? 'GET'} ${path}`;
      this.sent.push([call, typeof body === 'string' ? JSON.parse(body) : null]);
      return (this.held.get(call) ?? Promise.resolve()).then(() => this.answer(call));
    }) as unknown as typeof fetch;
    return this;
  }

  private answer(call: string): object {
    const reply = this.replies.get(call);
    if (reply === undefined) throw new TypeError('Failed to fetch');
    const [status, json] = reply;
    return { ok: status < 400, status, json: () => Promise.resolve(json) };
  }

  /** Answers a call only after the returned function is called. */
  holds(call: string): () => void {
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    this.held.set(call, held);
    return release;
  }

  agrees(call: string, reply: object, message = 'Done.'): void {
    this.replies.set(call, [200, { success: true, message, ...reply }]);
  }

  refuses(call: string, status: number, refusal: object): void {
    this.replies.set(call, [status, { success: false, ...refusal }]);
  }

  falters(call: string): void {
    this.replies.delete(call);
  }

  bodiesOf(call: string): unknown[] {
    return this.sent.filter(([sent]) => sent === call).map(([, body]) => body);
  }
}

export const calls = {
  me: 'GET /api/auth/me',
  options: 'GET /api/auth/payment/options',
  geo: 'GET /api/geo',
  create: 'POST /api/auth/payment/create-order',
  update: 'POST /api/auth/payment/update',
  createPayPal: 'POST /api/auth/payments/create',
  capture: 'POST /api/auth/payments/capture',
  order: 'GET /api/auth/orders/o1',
  list: 'GET /api/auth/orders',
} as const;

export const priya = { username: 'Priya Raman', email: 'priya@example.com' };

export const options = {
  isTest: true,
  razorpay: {
    key: 'rzp_test_1',
    scriptUrl: 'https://pay.example/checkout.js',
    currencies: ['INR', 'USD', 'GBP'],
  },
  paypal: { clientId: 'sb', sdkUrl: 'https://pay.example/sdk/js', currencies: ['USD', 'GBP'] },
};

export const createdOrder = {
  id: 'order_1',
  amount: 7599900,
  currency: 'INR',
  key: 'rzp_test_1',
  order: 'o1',
  number: 'ORD-7K3M9Q2XWT',
};

export const orderView = (part: Partial<OrderView> = {}): { order: OrderView } => ({
  order: {
    id: 'o1',
    number: 'ORD-7K3M9Q2XWT',
    plan: 'coding-yearly',
    planTitle: 'Coding Yearly',
    track: null,
    trackTitle: null,
    amount: 7599900,
    currency: 'INR',
    status: 'pending',
    provider: 'razorpay',
    paymentId: null,
    providerOrderId: 'order_1',
    createdAt: '2026-11-20T10:00:00.000Z',
    paidAt: null,
    refunded: 0,
    problem: null,
    receiptNumber: null,
    creditNotes: [],
    sessionMinutes: 45,
    sessions: null,
    refunds: [],
    refundRequest: null,
    mayRequestRefund: false,
    whyNoRefund: null,
    refundQuote: null,
    ...part,
  },
});

export const yearly = {
  plan: 'coding-yearly',
  planTitle: 'Coding Yearly',
  track: null,
  sessions: 96,
  sessionMinutes: 45,
  duration: '1 year',
  features: ['1:1 live sessions', 'Module tests'],
  pricesMinor: { INR: 7599900, USD: 259900, GBP: 197500 },
};

/** Lets time pass, so that everything due in it happens. */
export const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

export async function press(name: string | RegExp): Promise<void> {
  fireEvent.click(screen.getByRole('button', { name }));
  await pass(0);
}

export const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

/** What is announced at once (`alert`) or when there is time (`status`). */
export const said = (role: 'alert' | 'status') =>
  screen
    .queryAllByRole(role)
    .map(({ textContent }) => textContent)
    .join('');

interface WindowOptions {
  order_id: string;
  amount: number;
  prefill: { name: string; email: string; contact: string };
  handler: (answer: object) => void;
  modal: { ondismiss: () => void };
}

/** A fake of Razorpay's script: the test does in its window what a parent would. */
export class StandInRazorpay {
  static last: StandInRazorpay | null = null;
  onFailed: (failure: object) => void = () => undefined;
  isOpen = false;

  constructor(readonly options: WindowOptions) {
    StandInRazorpay.last = this;
  }

  on(_event: string, listener: (failure: object) => void): void {
    this.onFailed = listener;
  }

  open(): void {
    this.isOpen = true;
  }

  pay(): Promise<void> {
    this.options.handler({ razorpay_payment_id: 'pay_1', razorpay_signature: 'signed' });
    return pass(0);
  }

  fail(): Promise<void> {
    this.onFailed({ error: { metadata: { order_id: 'order_1', payment_id: 'pay_0' } } });
    return pass(0);
  }

  close(): Promise<void> {
    this.options.modal.ondismiss();
    return pass(0);
  }
}

/** The script that the page requested arrives, or is blocked. */
export async function script(event: 'load' | 'error'): Promise<void> {
  act(() => {
    document.head.querySelectorAll('script').forEach((element) => element.dispatchEvent(new Event(event)));
  });
  await pass(0);
}

const seller = { brandName: 'Lanternway', phone: '+91 98000 00000', phoneHref: 'tel:+919800000000' };
let turn = 0;

/** jsdom cannot open and close dialogs, so this does. */
function letDialogsOpen(): void {
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
}

/** A logged-in parent, a server that agrees, and a provider's script that is still loading. */
export function setTheScene(): StandInServer {
  document.head.replaceChildren();
  letDialogsOpen();
  StandInRazorpay.last = null;
  Object.assign(globalThis, { Razorpay: StandInRazorpay });
  startSession({ token: 't-1', sessionId: 's-1', ...priya });
  const server = new StandInServer().install();
  server.agrees(calls.me, { user: { ...priya, createdAt: '2026-10-02T08:00:00Z' } });
  // A loaded script is not requested again, so each test has its own.
  turn += 1;
  const scriptUrl = `https://pay.example/checkout-${turn}.js`;
  server.agrees(calls.options, { ...options, razorpay: { ...options.razorpay, scriptUrl } });
  server.agrees(calls.geo, { country_code: 'IN' });
  server.agrees(calls.create, createdOrder);
  return server;
}

/** Chooses the plan as the price list does. */
export function chooseYearly(currency: Currency, displayPrice: string): void {
  const { plan: key, planTitle: title, ...what } = yearly;
  keepChosenPlan({ key, title, ...what, currency, displayPrice });
}

export async function openCheckout(offer: Offer | null = yearly): Promise<void> {
  render(createElement(CheckoutGround, null, createElement(Checkout, { offer, seller })));
  await pass(0);
}

/** Fills in what is missing, presses Pay, and returns the window that opens. */
export async function payByCard(): Promise<StandInRazorpay> {
  type('Phone', '98000 00000');
  await press(/^Pay /);
  await script('load');
  await pass(0);
  const { last } = StandInRazorpay;
  if (last === null) throw new Error('No window was opened.');
  return last;
}

export const payButton = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Pay / });
