import { useCallback } from 'react';
import type { Offer } from '../../content/courses/offer';
import { RequireSession } from '../../features/account/RequireSession';
import type { Seller } from '../../features/checkout/Checkout';
import { CheckoutSkeleton } from '../../features/checkout/CheckoutSkeleton';
import { CheckoutGround, LaterCheckout } from '../../features/checkout/LaterCheckout';
import { keepForLogin } from '../../features/checkout/keep-for-login';

interface CheckoutViewProps {
  /** What the address names; null if the parent chose a plan on the price list. */
  offer: Offer | null;
  seller: Seller;
}

/** `/checkout`: for logged-in parents. A visitor goes to the login and comes back to the same plan. */
export function CheckoutView(props: CheckoutViewProps) {
  const { offer } = props;
  const keepOffer = useCallback((path: string) => keepForLogin(offer, path), [offer]);
  return (
    <CheckoutGround>
      <RequireSession waiting={<CheckoutSkeleton />} beforeLogin={keepOffer}>
        {() => <LaterCheckout {...props} />}
      </RequireSession>
    </CheckoutGround>
  );
}
