import { formatMoney } from '@lanternway/contracts/money/money';
import { paymentFailed, paymentRefusals } from '@lanternway/contracts/payments/checkout';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { FormAlert } from '../../../ui/forms/FormAlert';
import type { Notice } from '../../../ui/forms/use-checked-form';
import { Icon } from '../../../ui/art/Icon';
import { CardTitle } from '../CardTitle';
import { BankNote } from '../result/BankNote';
import { Confirming, ConfirmingPanel } from '../result/Confirming';
import { PayButton } from './PayButton';
import type { Buyer } from './pay-by-card';
import { isUnderWay, type Paying } from './paying';
import { PayPalSkeleton } from './PayPalSkeleton';
import { amountOf, type Purchase } from '../purchase';
import type { PriceChange } from '../use-purchase';
import type { PaymentOptions } from '../use-setup';
import type { Payment } from './use-payment';

// Parents who pay in rupees do not need PayPal's library.
const PayPalPart = lazy(() => import('./PayPalPart').then((part) => ({ default: part.PayPalPart })));

interface PaymentCardProps {
  purchase: Purchase;
  change: PriceChange | null;
  options: PaymentOptions;
  brandName: string;
  payment: Payment;
  /** Null while a detail is missing. */
  buyer: Buyer | null;
  /** Says which details are missing. */
  onMissing: () => void;
}

function noticeOf(paying: Paying, change: PriceChange | null, canPay: boolean): Notice | null {
  if (!canPay) return { tone: 'error', text: paymentRefusals.noProvider };
  if (paying.at !== 'rest') return null;
  if (paying.problem !== null) return { tone: 'error', text: paying.problem };
  if (change !== null) {
    const { before, now } = change;
    return {
      tone: 'error',
      text: `The price of this plan has changed. It was ${before}, now it is ${now}. Please look at it once more.`,
    };
  }
  if (paying.isAgain)
    return { tone: 'info', text: 'You are buying this plan again. Please press PayPal once more.' };
  return paying.isClosed
    ? { tone: 'info', text: 'The payment window was closed. You can pay whenever you are ready.' }
    : null;
}

function safetyNote(brandName: string, hasPayPal: boolean, hasCard: boolean): string {
  const windows = [...(hasCard ? ['Razorpay'] : []), ...(hasPayPal ? ['PayPal'] : [])].join(' or ');
  const details = hasPayPal ? 'your card number' : 'your card or UPI details';
  return `A secure ${windows} window opens for your payment. ${brandName} never sees or stores ${details}.`;
}

/** From the moment the parent is back from the provider's window. */
const isConfirmed = ({ at }: Paying) => at === 'checking' || at === 'confirming' || at === 'paid';

/** While the page works on a payment by card. While it asks whether to buy again, only the parent does. */
const isCardBusy = (paying: Paying) =>
  'by' in paying && paying.by === 'razorpay' && paying.at !== 'asking' && !isConfirmed(paying);

/** What is known of a payment while the page waits for the server's answer (product rule D14). */
function PaymentState({ plan, payment: { paying, end } }: { plan: string; payment: Payment }) {
  if (paying.at === 'checking') return <ConfirmingPanel isPaidFor={paying.paidOrder !== null} />;
  if (paying.at === 'paid') return <ConfirmingPanel isPaidFor />;
  if (paying.at !== 'confirming') return null;
  const { order, isPaidFor } = paying;
  return <Confirming key={order} order={order} plan={plan} isPaidFor={isPaidFor} onEnd={end} />;
}

/** When a payment ends without success, the button that was disabled meanwhile gets the focus back. */
function useFocusBack(isBusy: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const wasBusy = useRef(false);
  useEffect(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (wasBusy.current && !isBusy && isLost) button.current?.focus();
    wasBusy.current = isBusy;
  }, [isBusy]);
  return button;
}

/** The ways to pay: the second of the two cards. */
export function PaymentCard(props: PaymentCardProps) {
  const { purchase, change, options, brandName, payment, buyer, onMissing } = props;
  const { paying } = payment;
  const { currency } = purchase;
  const hasCard = options.razorpay?.currencies.includes(currency) ?? false;
  const paypal = options.paypal?.currencies.includes(currency) ? options.paypal : null;
  const canPay = hasCard || paypal !== null;
  const isBusy = isUnderWay(paying);
  const button = useFocusBack(isBusy);
  const price = formatMoney(amountOf(purchase), currency);
  return (
    <section className="card co-pay" aria-labelledby="payment-title">
      <CardTitle id="payment-title" number={2} title="Payment" />
      <FormAlert notice={noticeOf(paying, change, canPay)} />
      {paying.at === 'rest' && paying.problem === paymentFailed && (
        <div className="co-bank">
          <BankNote />
        </div>
      )}
      <PaymentState plan={purchase.plan} payment={payment} />
      {hasCard && (
        <PayButton
          buttonRef={button}
          label={isConfirmed(paying) ? 'Confirming…' : `Pay ${price}${paypal === null ? '' : ' by card'}`}
          isBusy={isCardBusy(paying)}
          isResting={isBusy}
        />
      )}
      {/* PayPal's own button cannot say the amount. */}
      {paypal !== null && <p className="co-or">{`${hasCard ? 'or pay' : 'Pay'} ${price} with PayPal`}</p>}
      {paypal !== null && (
        <Suspense fallback={<PayPalSkeleton />}>
          <PayPalPart
            purchase={purchase}
            options={paypal}
            payment={payment}
            buyer={buyer}
            onMissing={onMissing}
          />
        </Suspense>
      )}
      {canPay && (
        <p className="co-note">
          <Icon name="shield-check-duotone" />
          <span>{safetyNote(brandName, paypal !== null, hasCard)}</span>
        </p>
      )}
    </section>
  );
}
