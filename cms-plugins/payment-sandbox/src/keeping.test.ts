import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readSettings } from './env';
import { startSandbox, type Sandbox } from './server';
import { control, newCardOrder, payByCard, razorpay, startReceiver } from './testing';

let folder: string;
let sandbox: Sandbox;

const start = () =>
  startSandbox({
    ...readSettings({}),
    port: 0,
    hosts: ['127.0.0.1'],
    file: path.join(folder, 'sandbox.json'),
  });

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'sandbox-'));
});

afterEach(async () => {
  await sandbox.stop();
  rmSync(folder, { recursive: true, force: true });
});

it('returns after a restart what was taken before, and sends what was not yet sent', async () => {
  sandbox = await start();
  const { body } = await payByCard(sandbox, await newCardOrder(sandbox, 649_900, { receipt: 'ORD-KEPT' }));
  const path = `/payments/${String(body['razorpay_payment_id'])}/refund`;
  const key = { 'X-Refund-Idempotency': 'kept-refund-1' };
  const first = await razorpay(sandbox, 'POST', path, { amount: 1_000 }, key);
  await sandbox.stop();

  sandbox = await start();
  const receiver = await startReceiver();
  await control(sandbox, 'config', { razorpay: receiver.url });
  const again = await razorpay(sandbox, 'POST', path, { amount: 1_000 }, key);
  expect(again.body['id']).toBe(first.body['id']);
  expect((await razorpay(sandbox, 'POST', path, { amount: 2_000 })).status).toBe(200);
  const { body: held } = await control(sandbox, 'state?order=ORD-KEPT');
  expect(held['ledger']).toMatchObject({ 'ORD-KEPT': { captured: 649_900, refunded: 3_000 } });
  await control(sandbox, 'clock', { advanceMs: 1_000 });
  await control(sandbox, 'webhooks', { action: 'deliver' });
  expect(receiver.events()).toEqual(expect.arrayContaining(['order.paid', 'refund.processed']));
  await receiver.stop();
});

it('lays a file aside that it cannot read', async () => {
  writeFileSync(path.join(folder, 'sandbox.json'), '{"ahead":');
  sandbox = await start();
  expect(readdirSync(folder)).toEqual(['sandbox.json.unreadable']);
  expect((await control(sandbox, 'state')).body['orders']).toEqual([]);
});
