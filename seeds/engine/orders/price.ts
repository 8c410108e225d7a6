import { changedPrice } from '../../content/demo/orders';
import { documentsOf, type Strapi } from '../strapi';

const planUid = 'api::plan.plan';

interface Price {
  currency: string;
  amountMinor: number;
}

interface StaffMember {
  id: number;
  roles: { name: string }[];
}

/** The login of the demonstration that may do everything; null where there is none. */
export const superAdminOf = async (strapi: Strapi): Promise<StaffMember | null> =>
  (await strapi.db.query('admin::user').findOne({
    where: { roles: { code: 'strapi-super-admin' }, isActive: true },
    populate: ['roles'],
    orderBy: { id: 'asc' },
  })) as StaffMember | null;

/** Does the work as if this person had asked for it in the admin, so that the log names them. */
const asStaff = (strapi: Strapi, user: StaffMember, work: () => Promise<void>): Promise<void> =>
  strapi.requestContext.run(
    // Of a request only what is read of it: who is logged in, and from which network.
    { state: { user, auth: { strategy: { name: 'admin' } } }, request: { ip: '203.0.113.20' } } as never,
    work,
  );

/** Changes what a plan costs, and publishes it. Returns what it cost before. */
export async function changePrice(strapi: Strapi, user: StaffMember, minor: number): Promise<number> {
  const { plan, currency } = changedPrice;
  const plans = documentsOf(strapi, planUid);
  const found = await plans.findFirst({
    filters: { key: plan },
    status: 'draft',
    populate: { prices: true },
  });
  if (found === null) throw new Error(`There is no plan ${plan}.`);
  const prices = (found['prices'] as Price[]).map(({ currency: of, amountMinor }) => ({
    currency: of,
    amountMinor: of === currency ? minor : amountMinor,
  }));
  const before = (found['prices'] as Price[]).find((price) => price.currency === currency)?.amountMinor;
  const { documentId } = found;
  await asStaff(strapi, user, async () => {
    await plans.update({ documentId, data: { prices, updatedBy: user.id } });
    await plans.publish({ documentId });
  });
  return before ?? minor;
}

/**
 * What the log tells of the plan so far is that it was made and published: it was so before anybody changed its price. Only
 * while no day of the log is closed.
 */
export async function makeOlder(strapi: Strapi, at: Date): Promise<void> {
  const plan = await documentsOf(strapi, planUid).findFirst({ filters: { key: changedPrice.plan } });
  const where = { uid: planUid, documentOf: plan?.documentId, at: { $gt: at } };
  for (const uid of ['plugin::audit.entry', 'plugin::audit.version'])
    await strapi.db.query(uid).updateMany({ where, data: { at } });
}
