/**
 * Buys for every one of its buyers, half by card and half by PayPal: all at once, one after the other, or so many a second.
 * Prints as JSON how long each step took. Runs in its own process, so that it measures the server and not itself.
 */
import http from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

/** @typedef {{ email: string, token: string }} Buyer */
/**
 * @typedef {{ url: string, sandbox: string, buyers: Buyer[], pace: 'at once' | 'in turn' | number, plan: string,
 *   prices: { INR: number, USD: number } }} Order
 * A number as the pace: how many buyers begin each second.
 */
/** @typedef {{ createMs: number[], settleMs: number[] }} Took */

/** @type {Order} */
const { url, sandbox, buyers, pace, plan, prices } = JSON.parse(process.argv[2] ?? '');
const agent = new http.Agent({ keepAlive: true, maxSockets: Infinity });

/** @type {Record<'razorpay' | 'paypal', Took>} */
const took = { razorpay: { createMs: [], settleMs: [] }, paypal: { createMs: [], settleMs: [] } };
/** @type {string[]} */
const refused = [];

/**
 * @param {string} address
 * @param {object} body
 * @param {string} [token]
 * @returns {Promise<{ status: number, body: any }>}
 */
function post(address, body, token) {
  const text = JSON.stringify(body);
  const headers = {
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(text),
    ...(token ? { Authorization: `Bearer ${token}` } : {}),
  };
  return new Promise((resolve) => {
    const request = http.request(address, { method: 'POST', agent, headers }, (answer) => {
      let said = '';
      answer.setEncoding('utf8').on('data', (chunk) => (said += chunk));
      answer.once('end', () => resolve({ status: answer.statusCode ?? 0, body: parsed(said) }));
    });
    request.once('error', () => resolve({ status: 0, body: null }));
    request.end(text);
  });
}

/** @param {string} text */
function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * Sends a request to our server, and keeps how long it took.
 * @param {number[]} kept @param {Buyer} buyer @param {string} path @param {object} body
 */
async function ask(kept, { token }, path, body) {
  const start = performance.now();
  const answer = await post(`${url}${path}`, body, token);
  kept.push(performance.now() - start);
  if (answer.status === 200) return answer.body;
  refused.push(`${path} ${answer.status}`);
  return null;
}

/** @param {Buyer} buyer */
async function buyByCard(buyer) {
  const { createMs, settleMs } = took.razorpay;
  const price = { amount: prices.INR, currency: 'INR' };
  const order = await ask(createMs, buyer, '/api/auth/payment/create-order', {
    plan,
    ...price,
    email: buyer.email,
  });
  if (order === null) return;
  const { key, id } = order;
  const prefill = { name: 'Priya Sharma', email: 'priya@example.com', contact: '+919800012345' };
  const window = { key, order_id: id, ...price, prefill, notes: {}, outcome: 'success' };
  const { body: paid } = await post(`${sandbox}/_sandbox/razorpay/checkout`, window);
  await ask(settleMs, buyer, '/api/auth/payment/update', {
    ...{ orderId: id, paymentId: paid.razorpay_payment_id, signature: paid.razorpay_signature },
    ...{ status: 'success', name: 'Priya Sharma', course: 'Coding Monthly', ...price },
  });
}

/** @param {Buyer} buyer */
async function buyByPayPal(buyer) {
  const { createMs, settleMs } = took.paypal;
  const price = { amount: prices.USD, currency: 'USD' };
  const order = await ask(createMs, buyer, '/api/auth/payments/create', {
    plan,
    ...price,
    userEmail: buyer.email,
  });
  if (order === null) return;
  const { orderId } = order;
  await post(`${sandbox}/_sandbox/paypal/approve`, { orderID: orderId, outcome: 'approve' });
  await ask(settleMs, buyer, '/api/auth/payments/capture', { orderId });
}

const start = performance.now();
const buying = [];
for (const [index, buyer] of buyers.entries()) {
  buying.push((index % 2 === 0 ? buyByCard : buyByPayPal)(buyer));
  if (pace === 'in turn') await buying.at(-1);
  if (typeof pace === 'number') await wait(start + ((index + 1) * 1000) / pace - performance.now());
}
await Promise.all(buying);
const seconds = (performance.now() - start) / 1000;
agent.destroy();
console.log(JSON.stringify({ bought: buyers.length, seconds, took, refused }));
