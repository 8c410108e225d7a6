import { useEffect } from 'react';
import { count } from '../../browser/count';
import type { Offer } from '../../content/courses/offer';
import { FormTheme } from '../../ui/forms/theme/FormTheme';
import { LoadFailure } from '../../ui/forms/mui/LoadFailure';
import { CheckoutForm } from './CheckoutForm';
import { CheckoutSkeleton } from './CheckoutSkeleton';
import { NoPlan } from './NoPlan';
import { usePurchase } from './use-purchase';
import { type Setup, useSetup } from './use-setup';

/** Who gets the money, and who helps. */
export interface Seller {
  brandName: string;
  phone: string;
  /** `tel:` with its digits. */
  phoneHref: string;
}

export interface CheckoutProps {
  /** What the address names; null if the parent chose a plan on the price list. */
  offer: Offer | null;
  seller: Seller;
}

function ReadyCheckout({ offer, seller, setup }: CheckoutProps & { setup: Setup }) {
  const chosen = usePurchase(offer, setup.country);
  const hasPlan = chosen !== null;
  useEffect(() => {
    if (hasPlan) count('checkout_open');
  }, [hasPlan]);
  return chosen === null ? <NoPlan /> : <CheckoutForm {...chosen} seller={seller} setup={setup} />;
}

function LoadedCheckout(props: CheckoutProps) {
  const { loaded, again } = useSetup();
  if (loaded.kind === 'loading') return <CheckoutSkeleton />;
  if (loaded.kind === 'loaded') return <ReadyCheckout {...props} setup={loaded.value} />;
  return (
    <section className="card co-none">
      <h1>Checkout</h1>
      <LoadFailure text={loaded.text} onTryAgain={again} />
    </section>
  );
}

/** The checkout of a logged-in parent, with what the parts of its forms need around them. */
export function Checkout(props: CheckoutProps) {
  return (
    <FormTheme>
      <LoadedCheckout {...props} />
    </FormTheme>
  );
}
