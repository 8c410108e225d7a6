import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readServerLog } from './server-log.mjs';

const log = [
  '[2026-11-21 19:00:00.000] info: payments: ORD-7K3M9QX2AB pending -> paid by parent (12.5 ms, waited 3.0 ms)',
  '[2026-11-21 19:00:00.000] info: payments: ORD-7K3M9QX2AC processing -> paid by webhook (8.0 ms, waited 0.2 ms)',
  '[2026-11-21 19:00:00.000] info: payments: ORD-7K3M9QX2AD pending -> expired by reconciler (4.0 ms, waited 0.1 ms)',
  '[2026-11-21 19:00:00.000] info: payments razorpay create order ORD-7K3M9QX2AB: done (200, 7 ms)',
  '[2026-11-21 19:00:00.000] info: payments paypal capture 5O190127TN364715T: done (201, 9 ms, 2 tries)',
  '[2026-11-21 19:00:00.000] warn: payments paypal capture 5O190127TN364715U: unknown TIMEOUT (no answer, 8000 ms)',
  '[2026-11-21 19:00:00.000] info: payments razorpay webhook order.paid evt: stored',
].join('\n');

test('separates the time of settling paid orders from the time they waited', () => {
  const { ownMs, waitedMs } = readServerLog(log);
  assert.deepEqual(ownMs, [12.5, 8]);
  assert.deepEqual(waitedMs, [3, 0.2]);
});

test('calls to a provider are gathered by their names, those that were done', () => {
  assert.deepEqual(readServerLog(log).calls, { 'razorpay: create order': [7], 'paypal: capture': [9] });
});
