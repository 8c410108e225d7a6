import type { OrderFact } from '@lanternway/server-kit/family-facts';
import type { FamilySources } from '@lanternway/server-kit/family-sources';
import { rowsIn } from '@lanternway/server-kit/db/table';
import type { Core } from '@strapi/strapi';
import { memoryUid } from '../../content-types/keeping';
import { personKeyOf } from './person-key';
import { readSourceNames } from '../people/making';
import { firstSourceOf } from '../people/person-of';
import { readFamilies } from '../people/read-families';

/** Where families came from, for other plugins to keep or show. */
export const sources = ({ strapi }: { strapi: Core.Strapi }): FamilySources => ({
  async firstOf(email, visit) {
    const address = email.trim().toLowerCase();
    const [known] = await readFamilies(strapi, [address]);
    const family = known ?? { emails: [address], leads: [], accounts: [], orders: [] };
    const keys = family.emails.map((one) => personKeyOf(strapi, one));
    const [memory] = await rowsIn(strapi, memoryUid).findMany({ where: { personKey: { $in: keys } } });
    // As if an order was placed now, so that the order says what the family's row will say.
    const orders = [...family.orders, { ...noOrder, email: address, at: new Date(), touch: visit }];
    return firstSourceOf({ ...family, orders }, memory?.steps ?? null);
  },
  names: () => readSourceNames(strapi),
});

const noOrder: Omit<OrderFact, 'email' | 'at' | 'touch'> = {
  ...{ id: '', course: '', country: null, currency: 'INR', capturedMinor: 0, refundedMinor: 0 },
  ...{ paidAt: null, rupeeRate: null, refundedAt: null },
};
