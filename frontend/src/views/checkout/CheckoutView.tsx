import type { Offer } from '../../content/courses/offer';
import { RequireSession } from '../../features/account/RequireSession';
import { Checkout, CheckoutGround, type Seller } from '../../features/checkout/Checkout';
import { CheckoutSkeleton } from '../../features/checkout/CheckoutSkeleton';

interface CheckoutViewProps {
  /** What the address names; null if the parent chose a plan on the price list. */
  offer: Offer | null;
  seller: Seller;
}

/** `/checkout`: for logged-in parents. A visitor goes to the login and comes back to the same plan. */
export function CheckoutView(props: CheckoutViewProps) {
  return (
    <CheckoutGround>
      <RequireSession waiting={<CheckoutSkeleton />}>{() => <Checkout {...props} />}</RequireSession>
    </CheckoutGround>
  );
}
