import { refundSentences } from '@lanternway/contracts/payments/refunds';
import { readRefund } from './draft';

const key = '2f6f9a52-6c0e-4d6a-9d54-9c2a3f1b7e10';
const quote = { amount: 500_000, most: 600_000 };
const draft = { amount: '5000', reason: '', message: '', despiteDispute: false, disputeReason: '' };

it('asks for what the policy gives without a reason', () => {
  expect(readRefund(draft, quote, 3, key)).toEqual({
    kind: 'valid',
    value: { amount: 500_000, reason: null, message: null, version: 3, key },
  });
});

it('wants a reason for another amount', () => {
  expect(readRefund({ ...draft, amount: '5500', reason: '  ' }, quote, 3, key)).toEqual({
    kind: 'invalid',
    errors: { reason: refundSentences.reasonNeeded },
  });
  expect(readRefund({ ...draft, amount: '5500', reason: 'Goodwill' }, quote, 3, key)).toMatchObject({
    kind: 'valid',
    value: { amount: 550_000, reason: 'Goodwill' },
  });
});

it('gives back no more than there is', () => {
  expect(readRefund({ ...draft, amount: '6000.01', reason: 'x' }, quote, 3, key)).toEqual({
    kind: 'invalid',
    errors: { amount: refundSentences.tooMuch },
  });
});

it.each(['', '0', 'all', '-1', '50,00'])('wants an amount, and %j is none', (amount) => {
  expect(readRefund({ ...draft, amount, reason: 'x' }, quote, 3, key)).toMatchObject({
    kind: 'invalid',
    errors: { amount: 'Please write an amount.' },
  });
});

it('wants a reason of its own while the payment is disputed', () => {
  const ticked = { ...draft, despiteDispute: true };
  expect(readRefund(ticked, quote, 3, key, true)).toEqual({
    kind: 'invalid',
    errors: { disputeReason: refundSentences.disputeReasonNeeded },
  });
  expect(readRefund({ ...ticked, disputeReason: 'Agreed with the bank' }, quote, 3, key, true)).toMatchObject(
    {
      kind: 'valid',
      value: { despiteDispute: true, disputeReason: 'Agreed with the bank' },
    },
  );
});
