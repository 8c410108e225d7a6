import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { leadOf } from '../bench/enquiries/lead.mjs';
import { askSite, postJson } from './ask.mjs';

const pages = ['/', '/faq', '/blog', '/api/plans', '/'];

let leads = 0;

/** A payment that its provider reports. @param {string} secret */
function report(secret) {
  const id = (/** @type {string} */ kind) => `${kind}_${randomBytes(7).toString('hex')}`;
  const entity = {
    id: id('pay'),
    order_id: id('order'),
    amount: 649900,
    currency: 'INR',
    status: 'captured',
  };
  const payment = {
    entity: { ...entity, captured: true, amount_refunded: 0, notes: {}, created_at: 1700000000 },
  };
  const event = {
    entity: 'event',
    account_id: 'acc_School00000000',
    event: 'payment.captured',
    payload: { payment },
  };
  const signature = createHmac('sha256', secret).update(JSON.stringify(event)).digest('hex');
  const headers = {
    'X-Razorpay-Signature': signature,
    'X-Razorpay-Event-Id': randomBytes(7).toString('hex'),
  };
  return postJson('/api/auth/payment/webhook/razorpay', event, headers);
}

/**
 * Visitors at a steady pace. Each fourth sends a form, and each tenth is the payment provider, which reports a payment.
 * @param {number} perSecond
 * @param {string} secret of the provider
 */
export function startVisitors(perSecond, secret) {
  let isOver = false;
  let sent = 0;
  let forms = 0;
  let reports = 0;
  /** @type {string[]} */
  const failures = [];
  /** @type {Set<Promise<void>>} */
  const open = new Set();

  async function visit(/** @type {number} */ number) {
    const isForm = number % 4 === 3;
    const isReport = number % 10 === 4;
    const page = pages[number % pages.length] ?? '/';
    const what = isForm ? 'a form' : isReport ? 'a report' : page;
    const { status, text } = isForm
      ? await postJson('/api/auth/students', leadOf((leads += 1), false), { 'Idempotency-Key': randomUUID() })
      : isReport
        ? await report(secret)
        : await askSite(page, { headers: { 'Accept-Encoding': 'br' } });
    if (status < 200 || status >= 400) failures.push(`${what}: ${status} ${text.slice(0, 200)}`);
    else if (isForm) forms += 1;
    else if (isReport) reports += 1;
  }

  const going = (async () => {
    while (!isOver) {
      const one = visit((sent += 1)).finally(() => open.delete(one));
      open.add(one);
      await wait(1000 / perSecond);
    }
    await Promise.all(open);
  })();

  return {
    /** @returns {Promise<{ sent: number, forms: number, reports: number, failures: string[] }>} when the last answer has come */
    async end() {
      isOver = true;
      await going;
      return { sent, forms, reports, failures };
    },
  };
}
