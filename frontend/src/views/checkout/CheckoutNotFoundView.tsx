import { CheckoutGround } from '../../features/checkout/Checkout';
import { NoPlan } from '../../features/checkout/NoPlan';

/** What `/checkout/<anything else>` shows. */
export function CheckoutNotFoundView() {
  return (
    <CheckoutGround>
      <NoPlan />
    </CheckoutGround>
  );
}
