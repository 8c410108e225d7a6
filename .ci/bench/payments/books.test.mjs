import assert from 'node:assert/strict';
import { test } from 'node:test';
import { wrongOrders } from './books.mjs';

const right = {
  ...{ number: 'ORD-1', stage: 'paid', captured: 649900, refunded: 0 },
  ...{ enrolments: 1, receipts: 1, mails: 1 },
};
const ledger = { 'ORD-1': { captured: 649900, refunded: 0 } };

test('an order is right whose money is what was taken, with everything once', () => {
  assert.deepEqual(wrongOrders([right], ledger), []);
});

for (const wrong of [{ captured: 0 }, { stage: 'pending' }, { enrolments: 2 }, { receipts: 0 }, { mails: 2 }])
  test(`an order is wrong with ${JSON.stringify(wrong)}`, () => {
    assert.deepEqual(wrongOrders([{ ...right, ...wrong }], ledger), ['ORD-1']);
  });

test('an order is wrong that was paid twice at the provider, or is not known there', () => {
  assert.deepEqual(wrongOrders([right], { 'ORD-1': { captured: 1299800, refunded: 0 } }), ['ORD-1']);
  assert.deepEqual(wrongOrders([right], {}), ['ORD-1']);
});
