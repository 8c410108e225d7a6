import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { forgetDraft } from '../../browser/draft';
import { forgetOrder, keepOrder, readKeptOrder } from '../../browser/kept-order';
import { goInstead } from '../../browser/navigation';
import { afterStep, atRest, type Ending, type Paying, type Step } from './paying';

/** A payment for the same plan that was being confirmed when the page was loaded anew still is. */
function begin(plan: string): Paying {
  const kept = readKeptOrder();
  return kept === null || kept.plan !== plan || kept.confirmingSince === null
    ? atRest
    : { at: 'confirming', order: kept.id, isPaidFor: true };
}

/** What the page does about the money, from the first press to the page that thanks for it. */
export function usePayment(
  plan: string,
  onPriceChanged: (price: { amount: number; currency: string }) => void,
) {
  const [paying, take] = useReducer(afterStep, plan, begin);
  const told = useRef(onPriceChanged);
  useEffect(() => {
    told.current = onPriceChanged;
  });

  // For as long as the page stands: a window that is closed does not take the answer back.
  const [isAgain, setAgain] = useState(false);
  const answer = useCallback((wanted: boolean) => {
    setAgain(wanted);
    take({ kind: 'answered', isAgain: wanted });
  }, []);
  const step = useCallback((next: Step) => take(next), []);
  const end = useCallback((ending: Ending) => {
    if (ending.kind === 'priceChanged') told.current(ending.price);
    if (ending.kind === 'failed') forgetOrder();
    take({ kind: 'ended', ending });
  }, []);

  useEffect(() => {
    if (paying.at !== 'paid') return;
    keepOrder({ id: paying.order, plan, confirmingSince: null });
    forgetDraft('checkout');
    // Going back must not lead here again.
    goInstead(`/success?order=${paying.order}`);
  }, [paying, plan]);
  return { paying, step, end, isAgain, answer };
}

export type Payment = ReturnType<typeof usePayment>;
