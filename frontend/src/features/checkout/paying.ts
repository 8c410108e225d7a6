import type { Provider } from '@lanternway/contracts/payments/orders';

/** The order by which the parent has the plan already. */
export interface Bought {
  id: string;
  number: string;
}

/** How an exchange with a provider ended, as far as the page can know. */
export type Ending =
  | { kind: 'paid'; order: string }
  /** Money may have moved, so the page waits for the provider's word and never says that it failed (rule D14). */
  | { kind: 'confirming'; order: string }
  /** Whether money has moved, nobody could say yet. Most likely it has not. */
  | { kind: 'unsure'; order: string }
  /** The money is there, and a person has to look at it first. */
  | { kind: 'review'; order: string }
  /** The plan was paid within a day: nothing is sold before the parent has answered (rule D14). */
  | { kind: 'boughtToday'; bought: Bought }
  | { kind: 'priceChanged'; price: { amount: number; currency: string } }
  | { kind: 'failed'; text: string }
  /** The parent closed the window before he had paid. */
  | { kind: 'closed' };

/** What the page is doing about the money. */
export type Paying =
  /** `isAgain`: the parent has said so, and PayPal's own button has to be pressed once more. */
  | { at: 'rest'; problem: string | null; isClosed?: boolean; isAgain?: boolean }
  | { at: 'asking'; by: Provider; bought: Bought }
  | { at: 'starting'; by: Provider }
  | { at: 'window'; by: Provider }
  | { at: 'checking'; by: Provider }
  | { at: 'confirming'; order: string; isPaidFor: boolean }
  | { at: 'review'; order: string }
  | { at: 'paid'; order: string };

export type Step =
  | { kind: 'start'; by: Provider }
  /** The provider's window is open. */
  | { kind: 'opened' }
  /** The parent came back from it. */
  | { kind: 'returned' }
  | { kind: 'ended'; ending: Ending }
  /** The parent's answer to whether to buy it again. */
  | { kind: 'answered'; isAgain: boolean };

export const atRest: Paying = { at: 'rest', problem: null };

/** While this is so, nothing else may be started (rule D14). */
export const isUnderWay = ({ at }: Paying): boolean => at !== 'rest';

function afterEnding(ending: Ending, by: Provider): Paying {
  switch (ending.kind) {
    case 'paid':
      return { at: 'paid', order: ending.order };
    case 'review':
      return { at: 'review', order: ending.order };
    case 'confirming':
    case 'unsure':
      return { at: 'confirming', order: ending.order, isPaidFor: ending.kind === 'confirming' };
    case 'failed':
      return { at: 'rest', problem: ending.text };
    case 'boughtToday':
      return { at: 'asking', by, bought: ending.bought };
    case 'closed':
      return { at: 'rest', problem: null, isClosed: true };
    // The new price is said beside the plan.
    case 'priceChanged':
      return atRest;
  }
}

const byOf = (paying: Paying): Provider => ('by' in paying ? paying.by : 'razorpay');

/** The one table of what may follow what. A step that does not fit is left out: it came too late. */
export function afterStep(paying: Paying, step: Step): Paying {
  switch (step.kind) {
    case 'start':
      return paying.at === 'rest' || paying.at === 'asking' ? { at: 'starting', by: step.by } : paying;
    case 'opened':
      // A decline leads back into the provider's window.
      return paying.at === 'starting' || paying.at === 'checking' ? { at: 'window', by: paying.by } : paying;
    case 'returned':
      return paying.at === 'window' ? { at: 'checking', by: paying.by } : paying;
    case 'ended':
      return paying.at === 'paid' || paying.at === 'review' ? paying : afterEnding(step.ending, byOf(paying));
    case 'answered':
      return paying.at === 'asking' ? { ...atRest, ...(step.isAgain ? { isAgain: true } : {}) } : paying;
  }
}
