import { currencies } from '@lanternway/contracts/money/money';
import { rowsIn } from '@lanternway/server-kit/db/table';
import type { Core } from '@strapi/strapi';
import { orderUid } from '../../content-types/order';
import type { By } from '../orders/ledger';
import { holdOrder, changeOrder } from '../orders/orders';
import type { OrderRecord } from '../orders/records';
import { closeHeld } from '../settlement/expire';

/** Names the parent's one open order for a plan and track. Keys and slugs have no bar in them. */
export const openKeyOf = ({
  userId,
  planKey,
  track,
}: Pick<OrderRecord, 'userId' | 'planKey' | 'track'>): string =>
  `${String(userId)}|${planKey}|${track ?? ''}`;

const by: By = { actor: 'server' };

const reason = 'another order for the same plan is open in another currency';

/**
 * Gives today's key to orders that were opened before an upgrade. The old key named the currency, so a parent could have
 * several open orders for one plan. The one that is being confirmed stays open, else the newest; the others are closed, and
 * money that comes for them is late money. Safe at every start, and on several instances at once.
 */
export async function adoptOpenOrders(strapi: Core.Strapi): Promise<void> {
  const rows = rowsIn(strapi, orderUid);
  const old = await rows.findMany({
    where: { $or: currencies.map((currency) => ({ openKey: { $endsWith: `|${currency}` } })) },
    orderBy: [{ id: 'desc' }],
  });
  const rank = ({ stage }: OrderRecord) => (stage === 'processing' ? 0 : 1);
  for (const order of old.sort((a, b) => rank(a) - rank(b))) await adopt(strapi, order);
}

/** Slugs are in small letters, so no track is taken for a currency. */
async function adopt(strapi: Core.Strapi, { id, openKey }: OrderRecord): Promise<void> {
  await strapi.db.transaction(async () => {
    const held = await holdOrder(strapi, id);
    if (held.openKey !== openKey) return;
    const key = openKeyOf(held);
    const isTaken = (await rowsIn(strapi, orderUid).count({ where: { openKey: key } })) > 0;
    if (!isTaken) await changeOrder(strapi, held, { openKey: key });
    else if (held.stage === 'pending') await closeHeld(strapi, held, reason, by);
    else await changeOrder(strapi, held, { openKey: null });
  });
}
