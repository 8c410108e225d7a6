import { payPalFailed, payPalNotLoaded } from '@lanternway/contracts/payments/checkout';
import { PayPalButtons, PayPalScriptProvider, usePayPalScriptReducer } from '@paypal/react-paypal-js';
import Button from '@mui/material/Button';
import { useRef, useState } from 'react';
import { keepOrder } from '../../../browser/storage/kept-order';
import { goTo } from '../../../browser/navigation';
import { FormAlert } from '../../../ui/forms/FormAlert';
import type { Buyer } from './pay-by-card';
import { isPaidAllTheSame, makePayPalOrder, type PayPalOrder, takeApproved } from './pay-by-paypal';
import { type PaymentResult, isUnderWay } from './paying';
import { PayPalSkeleton } from './PayPalSkeleton';
import type { Purchase } from '../purchase';
import type { Payment } from './use-payment';
import type { PaymentOptions } from '../use-setup';

interface PayPalPartProps {
  purchase: Purchase;
  options: NonNullable<PaymentOptions['paypal']>;
  payment: Payment;
  /** Null while a detail is missing. */
  buyer: Buyer | null;
  onMissing: () => void;
}

/** What PayPal's button calls, in the order of a payment. Each failure is reported once, with the best known reason. */
function usePayPal(purchase: Purchase, buyer: Buyer | null, { step, end: endPayment }: Payment) {
  const made = useRef<PayPalOrder | null>(null);
  // PayPal reports an error at once, before the page renders again.
  const isOpen = useRef(false);
  const end = (result: PaymentResult) => {
    isOpen.current = false;
    endPayment(result);
  };
  return {
    createOrder: async () => {
      if (buyer === null) throw new Error('The details are missing.');
      isOpen.current = true;
      step({ kind: 'start', by: 'paypal' });
      const attempt = await makePayPalOrder(purchase, buyer);
      if (attempt.kind === 'ended') {
        end(attempt.result);
        throw new Error('There is no order to approve.');
      }
      made.current = attempt.made;
      step({ kind: 'opened' });
      return attempt.made.orderId;
    },
    onApprove: async (_data: unknown, { restart }: { restart: () => Promise<void> | void }) => {
      if (made.current === null) return;
      // Approved is not paid yet: the money moves when the server captures it.
      step({ kind: 'returned', paidOrder: null });
      const result = await takeApproved(made.current);
      if (result.kind !== 'declined') return end(result);
      step({ kind: 'opened' });
      return restart();
    },
    onCancel: async () => {
      if (made.current === null) return;
      const { order } = made.current;
      if (await isPaidAllTheSame(made.current)) return end({ kind: 'paid', order });
      end({ kind: 'closed' });
      keepOrder({ id: order, plan: purchase.plan, confirmingSince: null });
      goTo(`/cancel?order=${order}`);
    },
    onError: () => {
      if (isOpen.current) end({ kind: 'failed', text: payPalFailed });
    },
  };
}

function PayPalButton({ purchase, payment, buyer, onMissing }: PayPalPartProps & { onTryAgain: () => void }) {
  const calls = usePayPal(purchase, buyer, payment);
  const isMissing = buyer === null;
  const isBusy = isUnderWay(payment.paying);
  return (
    <>
      <PayPalButtons
        fundingSource="paypal"
        style={{ layout: 'vertical', color: 'gold', shape: 'rect', height: 55 }}
        disabled={isMissing || isBusy}
        forceReRender={[purchase.currency]}
        createOrder={calls.createOrder}
        onApprove={calls.onApprove}
        onCancel={() => void calls.onCancel()}
        onError={calls.onError}
      />
      {/* PayPal's own button cannot say why it is disabled, so ours covers it meanwhile and does. */}
      {isMissing && (
        <button type="button" className="co-paypal-over" aria-label="PayPal" onClick={onMissing} />
      )}
    </>
  );
}

function LoadedPart(props: PayPalPartProps & { onTryAgain: () => void }) {
  const [{ isRejected, isResolved }] = usePayPalScriptReducer();
  if (isRejected) {
    return (
      <div>
        <FormAlert notice={{ tone: 'error', text: payPalNotLoaded }} />
        <Button variant="outlined" onClick={props.onTryAgain}>
          Try again
        </Button>
      </div>
    );
  }
  const isBusy = isUnderWay(props.payment.paying);
  return (
    <div className="co-paypal" role="group" aria-label="PayPal" aria-disabled={isBusy}>
      {isResolved ? <PayPalButton {...props} /> : <PayPalSkeleton />}
    </div>
  );
}

/** PayPal's button, for dollars and pounds. Its script is loaded only here. */
export function PayPalPart(props: PayPalPartProps) {
  const { options, purchase } = props;
  const [turn, setTurn] = useState(0);
  const { clientId, sdkUrl } = options;
  return (
    <PayPalScriptProvider
      // The script is made for one currency, and a failed one is requested again.
      key={`${purchase.currency}-${turn}`}
      options={{
        clientId,
        currency: purchase.currency,
        intent: 'capture',
        commit: true,
        components: 'buttons',
        ...(sdkUrl === null ? {} : { sdkBaseUrl: sdkUrl }),
      }}
    >
      <LoadedPart {...props} onTryAgain={() => setTurn(turn + 1)} />
    </PayPalScriptProvider>
  );
}
