/** What the published refund policy promises for a plan (product rules D10 and H2). Every sentence about it is here. */

/** A plan with fewer sessions is not refunded; the satellite program is, whatever its size. */
export const refundableSessions = 24;

/** Days after the last class in which a refund can be requested. */
export const requestWithinDays = 14;

export interface RefundablePlan {
  planKey: string;
  sessions: number;
}

export type RefundTerms = 'refundable' | 'satellite' | 'not_refundable';

export function refundTermsOf({ planKey, sessions }: RefundablePlan): RefundTerms {
  if (planKey.startsWith('satellite')) return 'satellite';
  return sessions >= refundableSessions ? 'refundable' : 'not_refundable';
}

export const notRefundable = `Plans with fewer than ${String(refundableSessions)} sessions are not refunded.`;

const promises: Record<RefundTerms, string> = {
  refundable: 'Full refund before sessions start.',
  satellite: 'Unused sessions are refunded in full.',
  not_refundable: notRefundable,
};

interface ShortPromise {
  /** If the parent stops before the first class, and later: for a table. */
  before: string;
  later: string;
  /** For a card, in a sentence. */
  sentence: string;
}

const shortPromises: Record<RefundTerms, ShortPromise> = {
  refundable: {
    before: 'All money back',
    later: 'Unused sessions',
    sentence: 'Unused sessions are refunded.',
  },
  satellite: {
    before: 'Unused sessions',
    later: 'Unused sessions',
    sentence: 'Unused sessions are refunded.',
  },
  not_refundable: { before: 'No refund', later: 'No refund', sentence: 'Not refunded.' },
};

/** The promise in two or three words. */
export const shortPromiseOf = (plan: RefundablePlan): ShortPromise => shortPromises[refundTermsOf(plan)];

/** About several plans that are all refundable. */
export const longPlansPromise = 'All your money back before the first class, and unused sessions afterwards.';

/** What a parent reads before and after paying for a plan. The page of the policy has the details. */
export const refundPromiseOf = (plan: RefundablePlan): string => promises[refundTermsOf(plan)];
