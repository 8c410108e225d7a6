import { Profile } from '../../features/account/profile/Profile';
import { FamilyClasses } from '../../features/booking/family/FamilyClasses';
import { Orders } from '../../features/orders/Orders';
import { planOf } from '../../features/orders/plan-of';
import { useOrders } from '../../features/orders/use-orders';

/** The children's classes and what was bought. A plan that was paid decides what is said where there is no class. */
function Home() {
  const orders = useOrders();
  return (
    <>
      <FamilyClasses plan={planOf(orders.loaded)} />
      <Orders {...orders} />
    </>
  );
}

/** `/profile`: only for the parent whose account it is. */
export function ProfileView() {
  return <Profile home={<Home />} />;
}
