import { useEffect } from 'react';
import { loadScript } from '../../browser/load-script';
import { TestMark } from '../../ui/TestMark';
import { BuyAgain } from './BuyAgain';
import type { Seller } from './Checkout';
import { CardTitle } from './CardTitle';
import { DetailsCard } from './DetailsCard';
import { InReview } from './result/InReview';
import { PlanBar, PlanSummary } from './PlanSummary';
import { type Buyer, payByCard } from './payment/pay-by-card';
import { PaymentCard } from './payment/PaymentCard';
import { isUnderWay } from './payment/paying';
import type { Purchase } from './purchase';
import { useDetails } from './use-details';
import { usePayment } from './payment/use-payment';
import type { usePurchase } from './use-purchase';
import type { Setup } from './use-setup';

type Chosen = NonNullable<ReturnType<typeof usePurchase>>;

interface CheckoutFormProps extends Chosen {
  seller: Seller;
  setup: Setup;
}

/** Loads the window's script while the parent fills in the form. If that fails, a press on Pay tries again. */
function usePreload(scriptUrl: string | undefined): void {
  useEffect(() => {
    if (scriptUrl !== undefined) void loadScript(scriptUrl);
  }, [scriptUrl]);
}

/** Replaces the ways to pay while staff look at a payment. */
function Reviewed({ order }: { order: string }) {
  return (
    <section className="card co-pay" aria-labelledby="payment-title">
      <CardTitle id="payment-title" number={2} title="Payment" />
      <InReview order={order} />
    </section>
  );
}

/** Details on the left, the ways to pay below, and the plan on a sheet next to them. */
export function CheckoutForm({
  purchase: chosen,
  change,
  switchTo,
  correct,
  seller,
  setup,
}: CheckoutFormProps) {
  const { user, options } = setup;
  const payment = usePayment(chosen.plan, correct);
  const { paying, step, end, isAgain, answer } = payment;
  const purchase = { ...chosen, isAgain };
  const { razorpay } = options;
  const takesCards = razorpay?.currencies.includes(purchase.currency) ?? false;
  usePreload(takesCards ? razorpay?.scriptUrl : undefined);

  const payNow = async (buyer: Buyer, what: Purchase) => {
    if (razorpay === null || !takesCards) return;
    step({ kind: 'start', by: 'razorpay' });
    const card = { scriptUrl: razorpay.scriptUrl, brandName: seller.brandName };
    const watcher = {
      opened: () => step({ kind: 'opened' }),
      returned: (paidOrder: string | null) => step({ kind: 'returned', paidOrder }),
    };
    end(await payByCard(what, buyer, card, watcher));
  };
  const pay = async (buyer: Buyer) => (isUnderWay(paying) ? undefined : payNow(buyer, purchase));
  const { form, buyer } = useDetails(user, pay);
  const buyAgain = () => {
    answer(true);
    // PayPal's window opens only by PayPal's own button.
    if (paying.at === 'asking' && paying.by === 'razorpay' && buyer !== null)
      void payNow(buyer, { ...purchase, isAgain: true });
  };
  return (
    <div className="co">
      <div>
        <h1 className="co-title">Checkout</h1>
        {options.isTest && <TestMark />}
        <PlanBar purchase={purchase} />
        <DetailsCard form={form} email={user.email} />
        {paying.at === 'review' ? (
          <Reviewed order={paying.order} />
        ) : (
          <PaymentCard
            purchase={purchase}
            change={change}
            options={options}
            brandName={seller.brandName}
            payment={payment}
            buyer={buyer}
            onMissing={() => form.onSubmit({ preventDefault: () => undefined })}
          />
        )}
      </div>
      {paying.at === 'asking' && (
        <BuyAgain bought={paying.bought} onYes={buyAgain} onNo={() => answer(false)} />
      )}
      <PlanSummary purchase={purchase} contact={seller} isFixed={isUnderWay(paying)} onSwitch={switchTo} />
    </div>
  );
}
