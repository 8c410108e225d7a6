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

/** What a parent reads before and after paying for a plan. The page of the policy has the details. */
export const refundPromiseOf = (plan: RefundablePlan): string => promises[refundTermsOf(plan)];
