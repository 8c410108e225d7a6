import { CheckoutGround } from '../../features/checkout/LaterCheckout';
import { NoPlan } from '../../features/checkout/NoPlan';

/** What `/checkout/<anything else>` shows. */
export function CheckoutNotFoundView() {
  return (
    <CheckoutGround>
      <NoPlan />
    </CheckoutGround>
  );
}
