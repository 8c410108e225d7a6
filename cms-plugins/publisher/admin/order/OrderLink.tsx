import { listOrders } from '@lanternway/contracts/publishing/staff-calls';
import { readCall } from '@lanternway/contracts/wire/staff-endpoint';
import { useLoaded } from '@lanternway/desk/asking/use-loaded';
import { LinkButton } from '@strapi/design-system';
import { Link, useParams } from 'react-router-dom';
import { orderPageOf } from '../paths';
import { useRights } from '../rights';

/** Over the Content Manager's list of a type that this person may put in order: leads to where that is done. */
export function OrderLink() {
  const { slug = '' } = useParams();
  const { mayRead } = useRights();
  const { loaded } = useLoaded(mayRead ? readCall(listOrders, {}) : null, () => hourMs);
  const isOrdered = loaded.kind === 'loaded' && loaded.value.some(({ uid }) => uid === slug);
  if (!isOrdered) return null;
  return (
    <LinkButton tag={Link} to={orderPageOf(slug)} variant="secondary" size="S">
      Order
    </LinkButton>
  );
}

/** Which types have an order does not change while the list is open. */
const hourMs = 3_600_000;
