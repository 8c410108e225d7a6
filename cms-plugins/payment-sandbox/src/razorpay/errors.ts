import type { Answer } from '../http';

interface Details {
  field?: string;
  source?: string;
  step?: string;
  reason?: string;
}

/** An error in Razorpay's format (docs/errors). */
export function refusal(description: string, details: Details = {}, status = 400): Answer {
  const { field, ...rest } = details;
  return {
    status,
    body: {
      error: {
        code: 'BAD_REQUEST_ERROR',
        description,
        source: 'business',
        step: 'payment_initiation',
        reason: 'input_validation_failed',
        metadata: {},
        ...rest,
        ...(field === undefined ? {} : { field }),
      },
    },
  };
}

export const unknownId = (): Answer => refusal('The id provided does not exist');

export const notSignedIn = (): Answer => ({
  status: 401,
  body: { error: { code: 'BAD_REQUEST_ERROR', description: 'Authentication failed' } },
});

/** How a payment fails, in the words of Razorpay's list of errors. */
export const failures = {
  card_declined: fault(
    'Your payment was declined by the bank. Try another card or way to pay.',
    'issuer_bank',
  ),
  payment_failed: fault('Payment failed', 'bank'),
  payment_timed_out: fault('Payment was not completed on time.', 'customer', 'payment_authentication'),
  insufficient_fund: fault('Your account does not hold enough money for this payment.', 'customer'),
  payment_cancelled: fault('Payment was cancelled by the customer.', 'customer', 'payment_authentication'),
  card_disabled_for_online_payments: fault('Your card is not enabled for payments online.', 'issuer_bank'),
  card_number_invalid: fault('The card number is not valid.', 'customer', 'payment_initiation'),
  gateway_technical_error: {
    ...fault('The gateway has a technical fault. Try again later.', 'gateway'),
    code: 'GATEWAY_ERROR',
  },
  authentication_failed: fault('The bank could not verify you.', 'customer', 'payment_authentication'),
} satisfies Record<string, ReturnType<typeof fault>>;

export type FailureReason = keyof typeof failures;

function fault(description: string, source: string, step = 'payment_authorization') {
  return { code: 'BAD_REQUEST_ERROR', description, source, step };
}

/** The test cards that fail, by their last eight digits after 4100 2800. */
const failingCards: Record<string, FailureReason> = {
  '00090000': 'payment_timed_out',
  '00080001': 'insufficient_fund',
  '00070002': 'payment_cancelled',
  '00060003': 'card_declined',
  '00030006': 'card_disabled_for_online_payments',
  '00010008': 'card_number_invalid',
  '00020007': 'gateway_technical_error',
  '00000009': 'authentication_failed',
};

const goodCards = new Set([
  '4100280000001007',
  '5500670000001002',
  '6527658900001005',
  '5555555555554444',
  '4012888888881881',
]);

/** How a test card or UPI address fails; null if there is none, or it is a good one. */
export function failureOf(card: unknown, vpa: unknown): FailureReason | null {
  if (vpa === 'failure@razorpay') return 'payment_failed';
  if (typeof card !== 'string') return null;
  const digits = card.replace(/[\s-]/g, '');
  if (digits === '' || goodCards.has(digits)) return null;
  return digits.startsWith('41002800')
    ? (failingCards[digits.slice(8)] ?? 'card_declined')
    : 'card_number_invalid';
}
