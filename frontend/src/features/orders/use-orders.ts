import { listOrders } from '@lanternway/contracts/payments/parent-orders';
import { send } from '../../server-calls/client';
import { useLoaded } from '../../server-calls/use-loaded';

const fetchOrders = () => send(listOrders, {});

/** What the parent has bought, from the server. Nothing of it is kept in this browser. */
export const useOrders = () =>
  useLoaded(fetchOrders, 'Your orders could not be loaded. Please check your connection.');

export type LoadedOrders = ReturnType<typeof useOrders>;
