import type { Provider } from '@lanternway/contracts/payments/orders';

/** The order with which the parent already bought the plan. */
export interface Bought {
  id: string;
  number: string;
}

/** How a payment with a provider ended, as far as the page can know. */
export type PaymentResult =
  | { kind: 'paid'; order: string }
  /** Money may have moved, so the page waits for the provider's answer and never reports a failure (rule D14). */
  | { kind: 'confirming'; order: string }
  /** It is unknown whether money has moved. Most likely it has not. */
  | { kind: 'unsure'; order: string }
  /** The money has arrived, and staff have to look at it first. */
  | { kind: 'review'; order: string }
  /** The plan was paid within a day: nothing is sold before the parent has answered (rule D14). */
  | { kind: 'boughtToday'; bought: Bought }
  | { kind: 'priceChanged'; price: { amount: number; currency: string } }
  | { kind: 'failed'; text: string }
  /** The parent closed the window before they had paid. */
  | { kind: 'closed' };

/** The present step of the payment on the page. */
export type Paying =
  /** `isAgain`: the parent agreed to buy again, and must press PayPal's own button once more. */
  | { at: 'rest'; problem: string | null; isClosed?: boolean; isAgain?: boolean }
  | { at: 'asking'; by: Provider; bought: Bought }
  | { at: 'starting'; by: Provider }
  | { at: 'window'; by: Provider }
  /** `paidOrder`: the order that the provider's window says is paid; null if it did not say so. */
  | { at: 'checking'; by: Provider; paidOrder: string | null }
  | { at: 'confirming'; order: string; isPaidFor: boolean }
  | { at: 'review'; order: string }
  | { at: 'paid'; order: string };

export type Step =
  | { kind: 'start'; by: Provider }
  /** The provider's window is open. */
  | { kind: 'opened' }
  /** The parent came back from it. `paidOrder`: the order that it says is paid, or null. */
  | { kind: 'returned'; paidOrder: string | null }
  | { kind: 'ended'; result: PaymentResult }
  /** The parent's answer to whether to buy it again. */
  | { kind: 'answered'; isAgain: boolean };

export const atRest: Paying = { at: 'rest', problem: null };

/** While this is true, nothing else may be started (rule D14). */
export const isUnderWay = ({ at }: Paying): boolean => at !== 'rest';

function afterResult(result: PaymentResult, by: Provider): Paying {
  switch (result.kind) {
    case 'paid':
      return { at: 'paid', order: result.order };
    case 'review':
      return { at: 'review', order: result.order };
    case 'confirming':
    case 'unsure':
      return { at: 'confirming', order: result.order, isPaidFor: result.kind === 'confirming' };
    case 'failed':
      return { at: 'rest', problem: result.text };
    case 'boughtToday':
      return { at: 'asking', by, bought: result.bought };
    case 'closed':
      return { at: 'rest', problem: null, isClosed: true };
    // The new price is shown next to the plan.
    case 'priceChanged':
      return atRest;
  }
}

const byOf = (paying: Paying): Provider => ('by' in paying ? paying.by : 'razorpay');

/** All transitions are here. A step that does not fit the present state came too late and is ignored. */
export function afterStep(paying: Paying, step: Step): Paying {
  switch (step.kind) {
    case 'start':
      return paying.at === 'rest' || paying.at === 'asking' ? { at: 'starting', by: step.by } : paying;
    case 'opened':
      // After a decline, PayPal's window is open again.
      return paying.at === 'starting' || paying.at === 'checking' ? { at: 'window', by: paying.by } : paying;
    case 'returned':
      return paying.at === 'window' ? { at: 'checking', by: paying.by, paidOrder: step.paidOrder } : paying;
    case 'ended':
      return paying.at === 'paid' || paying.at === 'review' ? paying : afterResult(step.result, byOf(paying));
    case 'answered':
      return paying.at === 'asking' ? { ...atRest, ...(step.isAgain ? { isAgain: true } : {}) } : paying;
  }
}
