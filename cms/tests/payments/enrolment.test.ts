// Databases: PostgreSQL, as sessions are counted under row locks.
import { assertBooks } from './assert-books';
import { buyByCard, newBuyer, orderByCard, orderOf, type Buyer } from './buyer';
import {
  atDesk,
  deliver,
  detailOf,
  giveBack,
  openTill,
  sentenceOf,
  today,
  untilRefund,
  type Till,
} from './refunding';

let till: Till;

beforeAll(async () => {
  till = await openTill();
});

afterEach(async () => {
  await assertBooks(till.cms, till.sandbox);
});

afterAll(async () => {
  await till.close();
});

async function bought(): Promise<{ buyer: Buyer; order: string; paymentId: string }> {
  const buyer = await newBuyer(till.cms, 'learns');
  return { buyer, ...(await buyByCard(till.cms, till.sandbox, buyer)) };
}

const record = (order: string, body: object) =>
  atDesk(till, 'finance', 'post', `/orders/${order}/sessions`, body);

const dayFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

it('counts the sessions that took place, for staff and for the parent', async () => {
  const { buyer, order } = await bought();
  expect((await orderOf(till.cms, buyer, order)).sessions).toEqual({ bought: 8, used: 0, left: 8 });
  const held = { heldOn: today(), sessions: 2, note: 'Both on one day.' };
  expect((await record(order, held)).status).toBe(200);
  expect((await orderOf(till.cms, buyer, order)).sessions).toEqual({ bought: 8, used: 2, left: 6 });
  expect((await detailOf(till, order)).enrolment).toMatchObject({
    bought: 8,
    used: 2,
    left: 6,
    state: 'active',
    deliveries: [{ ...held, isUndone: false }],
  });
});

it('never counts more than was bought, however many record at the same moment', async () => {
  const { buyer, order } = await bought();
  const answers = await Promise.all(
    Array.from({ length: 12 }, () => record(order, { heldOn: today(), sessions: 1 })),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(8);
  expect(answers.filter(({ status }) => status === 400).map(sentenceOf)).toEqual(
    Array<string>(4).fill('No session is left.'),
  );
  expect((await orderOf(till.cms, buyer, order)).sessions).toEqual({ bought: 8, used: 8, left: 0 });
});

it('takes back once what was recorded by mistake, and keeps it in the list', async () => {
  const { order } = await bought();
  await deliver(till, order, 3);
  const id = (await detailOf(till, order)).enrolment?.deliveries[0]?.id ?? '';
  const undo = () => atDesk(till, 'finance', 'post', `/orders/${order}/sessions/${id}/undo`);
  const answers = await Promise.all([undo(), undo(), undo()]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
  const { enrolment, story } = await detailOf(till, order);
  expect(enrolment).toMatchObject({ used: 0, left: 8, deliveries: [{ id, isUndone: true }] });
  expect(story.map(({ words }) => words).join(' ')).toContain('Undone: 3 sessions');
  const other = await bought();
  const foreign = await atDesk(till, 'finance', 'post', `/orders/${other.order}/sessions/${id}/undo`);
  expect(sentenceOf(foreign)).toBe('These sessions are not recorded.');
});

it.each([
  [
    'a day to come',
    { heldOn: dayFromNow(2), sessions: 1 },
    'Sessions can only be recorded after they took place.',
  ],
  [
    'a day before it was paid',
    { heldOn: dayFromNow(-2), sessions: 1 },
    'The order was not paid yet on that day.',
  ],
  ['no day at all', { heldOn: '2026-02-31', sessions: 1 }, 'There is no such day.'],
  ['more than are left', { heldOn: today(), sessions: 9 }, 'Only 8 sessions are left.'],
])('refuses %s', async (_what, body, sentence) => {
  const { order } = await bought();
  const { status, body: answer } = await record(order, body);
  expect([status, (answer as { error: { message: string } }).error.message]).toEqual([400, sentence]);
});

it.each([
  ['half a session', { heldOn: today(), sessions: 0.5 }],
  ['none', { heldOn: today(), sessions: 0 }],
  ['words', { heldOn: 'yesterday', sessions: 'two' }],
  ['nothing', {}],
])('refuses %s as what it is', async (_what, body) => {
  const { order } = await bought();
  expect((await record(order, body)).status).toBe(400);
});

it('has nothing to count before an order is paid', async () => {
  const buyer = await newBuyer(till.cms, 'pays-later');
  const { order } = await orderByCard(till.cms, buyer);
  expect(sentenceOf(await record(order, { heldOn: today(), sessions: 1 }))).toBe(
    'Nothing was bought with this order yet.',
  );
});

it('has ended once the money is back', async () => {
  const { order } = await bought();
  await giveBack(till, order, { amount: 649_900, reason: 'The teacher was ill.' });
  await untilRefund(till, order, 'done');
  expect(sentenceOf(await record(order, { heldOn: today(), sessions: 1 }))).toBe(
    'The sessions have ended: the money for them went back.',
  );
});
