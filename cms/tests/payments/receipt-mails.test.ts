// Databases: PostgreSQL, as a server is killed, as it may be in production.
import { plentiful } from '../accounts/parent';
import { findRows, shownMails, until, type Shown } from '../mailer/mails';
import { spawnCms, untilReady } from '../spawn-cms';
import { serveCms } from '../serve-cms';
import { issueFor, paidOrder, receiptUid, type PaidOrder, type Receipt } from './paid-orders';
import { readPdf } from './read-pdf';
import { waitFor } from '../wait-for';

const cms = serveCms(plentiful);

const mailTo = (address: string): Promise<Shown> =>
  until(async () => (await shownMails(cms)).find(({ to }) => to === address));

const receiptsOfOrders = async (orders: readonly PaidOrder[]): Promise<Receipt[]> =>
  (await cms.strapi.db.query(receiptUid).findMany({
    where: { orderId: { $in: orders.map(({ id }) => id) } },
  })) as Receipt[];

/** A worker that dies keeps its lease from the others for a while. */
async function untilMailed(orders: readonly PaidOrder[]): Promise<void> {
  const unmailed = async () => (await receiptsOfOrders(orders)).filter(({ mailedAt }) => mailedAt === null);
  const areMailed = async () => (await unmailed()).length === 0;
  await waitFor('the receipts to be mailed', areMailed, { everyMs: 100, seen: unmailed });
}

it('mails the parent their receipt, with its file', async () => {
  const email = 'priya.raman@example.com';
  const order = await paidOrder(cms, { email, amountMinor: 259_900, currency: 'USD', country: 'US' });
  const { number } = await issueFor(cms, order);
  const { subject, text, html, attachments } = await mailTo(email);
  expect(subject).toBe('Payment received');
  for (const words of [
    'Hello Priya,',
    'Your payment for Coding Yearly went through.',
    'Course: Coding Yearly',
    'Sessions: 96 of 45 minutes',
    'Duration: 1 year',
    'Amount: $2,599 (2599 USD)',
    'Status: success',
    `Order number: ${order.number}`,
    'Payment ID: pay_receipt',
    `Receipt number: ${number}`,
    'View my orders: ',
    'Full refund before sessions start. Refund Policy: http',
  ]) {
    expect(text).toContain(words);
  }
  expect(html).toContain('2599 USD');
  expect(text).not.toContain('a while');
  expect(attachments).toMatchObject([
    { filename: `receipt-${number.replaceAll('/', '-')}.pdf`, contentType: 'application/pdf' },
  ]);
  const [page] = await readPdf(Buffer.from(attachments[0]?.base64 ?? '', 'base64'));
  expect(page).toContain('$2,599');
});

it('promises no refund of a plan that the policy does not refund', async () => {
  const email = 'monthly@example.com';
  const order = await paidOrder(cms, { email, planKey: 'coding-monthly', sessions: 8 });
  await issueFor(cms, order);
  const { text } = await mailTo(email);
  expect(text).toContain('Plans with fewer than 24 sessions are not refunded. Refund Policy: http');
  expect(text).not.toContain('Full refund');
});

it('says kindly that the money came late', async () => {
  const email = 'late@example.com';
  const order = await paidOrder(cms, { email, name: null });
  await cms.strapi.db.query('plugin::payments.ledger-entry').create({
    data: { orderId: order.id, actor: 'reconciler', what: 'late_paid', at: new Date() },
  });
  await issueFor(cms, order);
  const { text } = await mailTo(email);
  expect(text).toContain('Hello,\n');
  expect(text).toContain('took a while to reach us, and now it has arrived');
});

it('lets a receipt whose account is closed keep no other back', async () => {
  const closed = await paidOrder(cms, { email: null });
  const odd = await paidOrder(cms, { email: 'no address' });
  const order = await paidOrder(cms, { email: 'next@example.com' });
  for (const each of [closed, odd, order]) await issueFor(cms, each);
  await mailTo('next@example.com');
  await untilMailed([closed, odd, order]);
  const keys = [closed, odd].map(({ documentId }) => `payments.receipt.${documentId}`);
  expect(await findRows(cms, { key: { $in: keys } })).toEqual([]);
});

it('mails also what cannot be drawn, without its file', async () => {
  const email = 'undrawn@example.com';
  const order = await paidOrder(cms, { email });
  await cms.strapi.plugin('payments').service<{ stop: () => Promise<void> }>('receiptWorker').stop();
  const receipt = await issueFor(cms, order);
  const whole = (await cms.strapi.db.query(receiptUid).findOne({ where: { id: receipt.id } })) as {
    content: object;
  };
  await cms.strapi.db.query(receiptUid).updateMany({
    where: { id: receipt.id },
    data: { content: { ...whole.content, seller: null } },
  });
  cms.strapi.plugin('payments').service<{ start: () => void }>('receiptWorker').start();
  const { text, attachments } = await mailTo(email);
  expect(text).toContain('Your receipt is with your orders.');
  expect(attachments).toEqual([]);
});

/** SQLite refuses a write at once if another process has written meanwhile. In production it has only one process. */
async function issueInTheEnd(order: PaidOrder): Promise<void> {
  const isIssued = () =>
    issueFor(cms, order).then(
      () => true,
      (error: unknown) => {
        if (!String((error as { code?: unknown }).code).startsWith('SQLITE_BUSY')) throw error;
        return false;
      },
    );
  await waitFor('a receipt', isIssued, { everyMs: 1 });
}

it('mails each receipt once, though three servers look for them and one is killed', async () => {
  const variables = { ...cms.home.env, ...plentiful };
  const others = [];
  for (let count = 0; count < 2; count += 1) {
    const server = await spawnCms(variables);
    others.push(server);
    await untilReady(server);
  }
  const orders: PaidOrder[] = [];
  while (orders.length < 60) {
    orders.push(await paidOrder(cms, { email: `buyer${String(orders.length)}@example.com` }));
  }
  await Promise.all(orders.map(issueInTheEnd));
  others[0]?.signal('SIGKILL');
  await untilMailed(orders);
  const keys = orders.map(({ documentId }) => `payments.receipt.${documentId}`);
  const mails = await findRows(cms, { key: { $in: keys } });
  expect(mails.map(({ key }) => key).sort()).toEqual([...keys].sort());
  others[1]?.signal('SIGTERM');
  await Promise.all(others.map(({ ended }) => ended));
});
