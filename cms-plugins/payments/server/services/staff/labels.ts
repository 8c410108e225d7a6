import {
  attemptReasons,
  type AttemptReason,
  type PaymentState,
  type ProviderFault,
} from '../../providers/provider';

/** Why a payment did not go through, for finance. */
export const attemptWords: Record<AttemptReason, string> = {
  declined: 'Declined by the bank',
  insufficient_funds: 'Not enough money on the account',
  authentication_failed: 'The bank could not make sure who paid',
  timed_out: 'The parent or the bank took too long',
  cancelled: 'Broken off by the parent',
  card_disabled: 'The card is not enabled for this',
  wrong_details: 'Wrong details of the card or account',
  bank_unavailable: 'The bank did not answer',
  risk: 'Refused by the provider as too risky',
  other: 'The provider gave no reason',
};

export const isAttemptReason = (reason: string): reason is AttemptReason =>
  attemptReasons.some((known) => known === reason);

export const paymentStateWords: Record<PaymentState, string> = {
  created: 'Begun',
  authorized: 'Authorised, not taken yet',
  pending: 'Being confirmed',
  captured: 'Taken',
  refunded: 'Refunded',
  failed: 'Failed',
  reversed: 'Taken back by the bank',
};

/** What a provider's refusal means for who asked. Its own words never reach a screen. */
export const faultWords: Record<ProviderFault, string> = {
  declined: 'refuses the payment',
  not_approved: 'has no approval of the parent yet',
  already_done: 'says that this is done already',
  gone: 'does not know this order or payment any more',
  invalid: 'does not understand the question; the technical log has the details',
  auth: 'does not accept our keys; they need to be checked',
  rate: 'is asked too often at the moment; please try again in a minute',
  busy: 'is out of order at the moment; please try again later',
  unknown: 'does not answer at the moment; please try again later',
};

export const providerFaults = Object.keys(faultWords) as ProviderFault[];
