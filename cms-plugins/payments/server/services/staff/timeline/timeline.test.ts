import { timelineEventTypes } from '../../../content-types/timeline-event-types';
import { lineOf, type LedgerRecord } from './timeline';

const line: LedgerRecord = {
  actor: 'server',
  byName: null,
  what: 'created',
  fromStage: null,
  toStage: null,
  provider: null,
  ref: null,
  facts: null,
  at: '2026-11-20T10:00:00.000Z',
  currency: 'INR',
};

const wordsOf = (told: Partial<LedgerRecord>): string => lineOf({ ...line, ...told }).words;

it.each([
  [{ what: 'created', facts: { amount: 649_900, currency: 'INR' } }, 'The order is placed for ₹6,499.'],
  [
    { what: 'attempt', facts: { reason: 'declined' } },
    'A payment was tried and did not go through: declined by the bank.',
  ],
  [
    { what: 'mismatch', facts: { amount: 100, currency: 'EUR', expected: 649_900 } },
    'The amount paid is not the amount of the order. Paid: 1.00 EUR, ordered: ₹6,499.',
  ],
  [
    { what: 'provider_order_failed', provider: 'paypal' as const, facts: { fault: 'auth', code: 'X' } },
    'PayPal did not take the order: it does not accept our keys.',
  ],
  [
    { what: 'superseded', provider: 'razorpay' as const, facts: { reason: 'the price has changed' } },
    'The order at Razorpay is handed out no more: the price has changed.',
  ],
  [
    {
      what: 'refund_asked',
      facts: { reason: 'The family moves abroad.', disputeReason: 'The bank agrees.' },
    },
    'A refund is asked for: The family moves abroad. Though the payment is disputed: The bank agrees.',
  ],
  [
    { what: 'refund_declined', facts: { reason: 'Asked for by mistake.', isOwn: true } },
    'The refund is withdrawn: Asked for by mistake.',
  ],
  [{ what: 'receipt', ref: 'R/26-27/000001' }, 'Receipt R/26-27/000001 is issued.'],
  [{ what: 'sessions', facts: { sessions: 1, heldOn: '2026-11-20' } }, 'Delivered: 1 session on 2026-11-20.'],
  [
    { what: 'attention_done', facts: { attention: 'stuck', note: 'Called Razorpay.' } },
    'Dealt with (the provider has not said for a long time what became of it): Called Razorpay.',
  ],
])('describes %j in words', (line, words) => {
  expect(wordsOf(line)).toBe(words);
});

it('has a whole sentence for everything that can happen, also where nothing more is known of it', () => {
  for (const what of timelineEventTypes) expect(wordsOf({ what })).toMatch(/^[A-Z].*\.$/);
});

it('ends each sentence once, whatever a person wrote in it', () => {
  const written = 'The family moves abroad.';
  const names = ['reason', 'problem', 'disputeReason', 'note', 'answer', 'found'];
  const facts = Object.fromEntries(names.map((name) => [name, written]));
  for (const what of timelineEventTypes) expect(wordsOf({ what, facts })).not.toMatch(/\.\./);
});

it('shows nothing of facts that are not meant for people', () => {
  const facts = { secret: 'rzp_live_abc', code: 'BAD_REQUEST_ERROR', reason: { nested: 'x' }, amount: '12' };
  for (const what of timelineEventTypes)
    expect(wordsOf({ what, facts })).not.toMatch(/rzp_live|BAD_REQUEST|object|undefined|NaN/);
});

it('describes what a later version has written', () => {
  expect(wordsOf({ what: 'teleported' })).toBe('Something that this version cannot name.');
});
