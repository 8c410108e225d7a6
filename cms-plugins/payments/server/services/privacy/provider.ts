import { personalDataRegistryOf, type Person } from '@lanternway/server-kit/platform';
import { rowsIn } from '@lanternway/server-kit/db/table';
import type { Core } from '@strapi/strapi';
import { forgetOrders } from './forget';
import { showOrder } from './read';
import { orderUid } from '../../content-types/order';
import type { OrderRecord } from '../orders/records';

/** Lets people download what they bought, and be forgotten as far as the law lets us forget them. */
export function registerPersonalData(strapi: Core.Strapi): void {
  personalDataRegistryOf(strapi).register({
    name: 'orders',
    title: 'Orders and receipts',
    count: async (person) => (await ordersOf(strapi, person)).length,
    async read(person) {
      const shown: unknown[] = [];
      for (const order of await ordersOf(strapi, person)) shown.push(await showOrder(strapi, order));
      return shown;
    },
    async erase(person) {
      await forgetOrders(strapi, await ordersOf(strapi, person), person.email);
    },
  });
}

/** The orders of the account or with the address, the oldest first: two calls that hold them never wait for each other. */
async function ordersOf(strapi: Core.Strapi, { id, email }: Person): Promise<OrderRecord[]> {
  const byEmail = { email: { $eqi: email } };
  // One that was forgotten before belongs to nobody, though it still points to the account.
  const byAccount = { userId: id, email: { $notNull: true } };
  const where = id === null ? byEmail : { $or: [byAccount, byEmail] };
  return await rowsIn(strapi, orderUid).findMany({ where, orderBy: { id: 'asc' } });
}
