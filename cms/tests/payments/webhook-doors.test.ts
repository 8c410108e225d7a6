// Databases: PostgreSQL, as it takes in what SQLite would store without looking.
import { createHmac, randomUUID } from 'node:crypto';
import request from 'supertest';
import { webhookPath } from '@lanternway/contracts/payments/checkout';
import { findRows } from '../mailer/mails';
import { createTestHome, startCms, type Cms, type TestHome } from '../start-cms';
import { waitFor } from '../wait-for';

interface Settings {
  read: () => Promise<object>;
  save: (settings: object) => Promise<void>;
}

let home: TestHome;
let cms: Cms;

/** Nothing listens there: these tests end at our own endpoint. */
const variables = { PAYMENT_SANDBOX_URL: 'http://127.0.0.1:9' };

beforeAll(async () => {
  home = await createTestHome();
  cms = await startCms(home, variables);
  const settings = cms.strapi.plugin('payments').service<Settings>('settings');
  await settings.save({ ...(await settings.read()), alertTo: ['finance@example.com'] });
});

afterAll(async () => {
  await cms.stop();
  await home.remove();
});

const path = webhookPath('razorpay');

const signed = (raw: string, secret = 'whsec_sandbox') =>
  createHmac('sha256', secret).update(raw).digest('hex');

/** A Razorpay event whose exact text matters: `1.0`, an escape, and spaces in unusual places. */
function eventText(more: object = {}): string {
  const payment = {
    id: `pay_${randomUUID().replaceAll('-', '').slice(0, 14)}`,
    entity: 'payment',
    amount: 649_900,
    currency: 'INR',
    status: 'captured',
    order_id: `order_${randomUUID().replaceAll('-', '').slice(0, 14)}`,
    created_at: 1_790_000_000,
  };
  const event = {
    entity: 'event',
    account_id: 'acc_Sandbox0000001',
    event: 'payment.captured',
    contains: ['payment'],
    payload: { payment: { entity: payment } },
    ...more,
  };
  return JSON.stringify(event).replace('{', '{ "weight": 1.0, "sign" : "\\u20b9",');
}

const send = (raw: string, headers: Record<string, string> = {}) =>
  request(cms.url)
    .post(path)
    .set('Content-Type', 'application/json')
    .set({ 'X-Razorpay-Signature': signed(raw), 'x-razorpay-event-id': newId(), ...headers })
    .send(raw);

const newId = () => randomUUID().replaceAll('-', '').slice(0, 14);

interface Event {
  eventId: string;
  what: string;
  raw: string;
  processedAt: string | null;
  problem: string | null;
}

const kept = (where: object): Promise<Event[]> =>
  cms.strapi.db.query('plugin::payments.event').findMany({ where });

const countKept = (): Promise<number> => cms.strapi.db.query('plugin::payments.event').count({});

it('keeps what is genuine, to the letter, and answers at once', async () => {
  const [raw, eventId] = [eventText(), newId()];
  const { body } = await send(raw, { 'x-razorpay-event-id': eventId }).expect(200);
  expect(body).toEqual({ success: true, message: 'Received.' });
  expect(await kept({ eventId })).toMatchObject([{ raw, what: 'payment.captured' }]);
});

it('keeps a message once, however often and however closely it comes', async () => {
  const [raw, eventId] = [eventText(), newId()];
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => send(raw, { 'x-razorpay-event-id': eventId })),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
  const first = ({ body }: (typeof answers)[number]) => (body as { message: string }).message === 'Received.';
  expect(answers.filter(first)).toHaveLength(1);
  expect(await kept({ eventId })).toHaveLength(1);
});

describe('another message under an id that is known', () => {
  const as = (eventId: string) => ({ 'x-razorpay-event-id': eventId });
  const received = async (raw: string, eventId: string) =>
    ((await send(raw, as(eventId)).expect(200)).body as { message: string }).message;

  it('is stored as a message of its own, once, and finance gets a mail about it', async () => {
    const eventId = newId();
    const [first, second] = [eventText(), eventText()];
    expect(await received(first, eventId)).toBe('Received.');
    const answers = await Promise.all(Array.from({ length: 8 }, () => received(second, eventId)));
    expect(answers.filter((message) => message === 'Received.')).toHaveLength(1);
    expect(await received(first, eventId)).toBe('Received before.');
    expect(await received(second, eventId)).toBe('Received before.');
    const rows = await kept({ eventId: { $startsWith: eventId } });
    expect(rows.map(({ raw }) => raw).sort()).toEqual([first, second].sort());
    const alerts = await findRows(cms, { key: { $startsWith: 'payments.alert.reused.razorpay' } });
    expect(alerts.map(({ recipient }) => recipient)).toEqual(['finance@example.com']);
  });

  it('is distinguished from a repeat if the first was stored before an upgrade', async () => {
    const eventId = newId();
    const [first, second] = [eventText(), eventText()];
    await received(first, eventId);
    await cms.strapi.db
      .query('plugin::payments.event')
      .updateMany({ where: { eventId }, data: { digest: null } });
    expect(await received(first, eventId)).toBe('Received before.');
    expect(await received(second, eventId)).toBe('Received.');
  });
});

it('accepts names from providers that we do not know', async () => {
  const eventId = newId();
  const raw = eventText({ event: 'settlement.processed', payload: {} });
  await send(raw, { 'x-razorpay-event-id': eventId }).expect(200);
  const isProcessed = async () => (await kept({ eventId, processedAt: { $notNull: true } })).length > 0;
  await waitFor('the message to be processed', isProcessed, { seen: () => kept({ eventId }) });
  expect(await kept({ eventId })).toMatchObject([{ problem: null }]);
});

it('accepts characters that no form of ours allows, because the signature is valid', async () => {
  const raw = eventText({ note: 'a\u0000b\u0007 \ud83d' });
  await send(raw).expect(200);
});

it('accepts as much as a provider may send', async () => {
  await send(eventText({ note: 'x'.repeat(200 * 1024) })).expect(200);
});

it('lets nobody but the provider in', async () => {
  const before = await countKept();
  const raw = eventText();
  const refusals: [string, Record<string, string>][] = [
    ['no signature', { 'X-Razorpay-Signature': '' }],
    ['another secret', { 'X-Razorpay-Signature': signed(raw, 'whsec_of_somebody_else') }],
    ['the signature of another text', { 'X-Razorpay-Signature': signed(`${raw} `) }],
    ['a text written anew', { 'X-Razorpay-Signature': signed(JSON.stringify(JSON.parse(raw))) }],
  ];
  for (const [name, headers] of refusals) {
    const { status, body } = await send(raw, headers);
    expect([name, status, body]).toEqual([
      name,
      400,
      { success: false, message: 'The signature is not right.' },
    ]);
  }
  await request(cms.url).post(webhookPath('paypal')).send({ id: 'WH-1' }).expect(400);
  expect(await countKept()).toBe(before);
});

it('mails finance once about an hour with many wrong signatures', async () => {
  const forged = { 'X-Razorpay-Signature': 'f'.repeat(64) };
  for (let times = 0; times < 12; times += 1) await send(eventText(), forged).expect(400);
  const alerts = await findRows(cms, { key: { $startsWith: 'payments.alert.forged.razorpay' } });
  expect(alerts).toHaveLength(1);
});

it.each([
  ['a form', 'application/x-www-form-urlencoded', 'a=b', 415],
  ['text', 'text/plain', 'hello', 415],
  ['no JSON', 'application/json', '{"event":', 400],
  ['a list', 'application/json', '[1]', 400],
  ['a bare value', 'application/json', '"event"', 400],
  ['a NUL', 'application/json', '{"event":"\u0000"}', 400],
  ['a prototype', 'application/json', '{"__proto__":{"a":1}}', 400],
  ['a tower', 'application/json', `${'{"a":'.repeat(30_000)}1${'}'.repeat(30_000)}`, 400],
  ['too much', 'application/json', JSON.stringify({ a: 'x'.repeat(300 * 1024) }), 413],
])('refuses %s clearly, and lives', async (_name, type, raw, expected) => {
  const { status, body } = await request(cms.url)
    .post(path)
    .set('Content-Type', type)
    .set('X-Razorpay-Signature', signed(raw))
    .send(raw);
  expect([status, body]).toMatchObject([expected, { success: false }]);
  await request(cms.url).get('/_health').expect(204);
});

it('refuses what is empty, or asked for in another way', async () => {
  await request(cms.url).post(path).expect(400);
  await request(cms.url).get(path).expect(404);
});

it('asks for a repeat if it cannot store a message', async () => {
  const { connection } = cms.strapi.db;
  await connection.schema.renameTable('payments_events', 'payments_events_gone');
  const raw = eventText();
  const { body, status } = await send(raw);
  await connection.schema.renameTable('payments_events_gone', 'payments_events');
  expect([status, body]).toMatchObject([500, { success: false }]);
  expect(JSON.stringify(body)).not.toMatch(/payments_events|insert/i);
  await send(raw).expect(200);
});

it('is not put off by the limits that people have', async () => {
  const answers = async (count: number, ask: () => request.Test) => {
    const statuses = new Set<number>();
    for (let left = count; left > 0; left -= 40)
      for (const { status } of await Promise.all(Array.from({ length: 40 }, ask))) statuses.add(status);
    return statuses;
  };
  expect(await answers(640, () => request(cms.url).get('/api/auth/payment/options'))).toContain(429);
  expect(await answers(120, () => send(eventText()))).toEqual(new Set([200]));
});
