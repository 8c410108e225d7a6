import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { forgetDraft } from '../../../browser/drafts/draft';
import { forgetOrder, keepOrder, readKeptOrder } from '../../../browser/storage/kept-order';
import { goInstead } from '../../../browser/navigation';
import { afterStep, atRest, type PaymentResult, type Paying, type Step } from './paying';

/** After a reload, a payment for the same plan that was being confirmed still is. */
function begin(plan: string): Paying {
  const kept = readKeptOrder();
  return kept === null || kept.plan !== plan || kept.confirmingSince === null
    ? atRest
    : { at: 'confirming', order: kept.id, isPaidFor: true };
}

/** The payment on the page, from the first press to the thank-you page. */
export function usePayment(
  plan: string,
  onPriceChanged: (price: { amount: number; currency: string }) => void,
) {
  const [paying, take] = useReducer(afterStep, plan, begin);
  const callback = useRef(onPriceChanged);
  useEffect(() => {
    callback.current = onPriceChanged;
  });

  // Kept as long as the page is open: closing a window does not undo the answer.
  const [isAgain, setAgain] = useState(false);
  const answer = useCallback((wanted: boolean) => {
    setAgain(wanted);
    take({ kind: 'answered', isAgain: wanted });
  }, []);
  const step = useCallback((next: Step) => take(next), []);
  const end = useCallback((result: PaymentResult) => {
    if (result.kind === 'priceChanged') callback.current(result.price);
    if (result.kind === 'failed') forgetOrder();
    take({ kind: 'ended', result });
  }, []);

  // From here on a reload goes on waiting, although the server has not answered yet.
  const paidOrder = paying.at === 'checking' ? paying.paidOrder : null;
  useEffect(() => {
    if (paidOrder !== null) keepOrder({ id: paidOrder, plan, confirmingSince: Date.now() });
  }, [paidOrder, plan]);

  useEffect(() => {
    if (paying.at !== 'paid') return;
    keepOrder({ id: paying.order, plan, confirmingSince: null });
    forgetDraft('checkout');
    // The browser's back button must not come here again.
    goInstead(`/success?order=${paying.order}`);
  }, [paying, plan]);
  return { paying, step, end, isAgain, answer };
}

export type Payment = ReturnType<typeof usePayment>;
