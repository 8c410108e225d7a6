import { plentiful } from '../accounts/parent';
import { createTestHome, startCms, type Cms, type TestHome } from '../start-cms';
import { publishPlans } from './goods';
import { startSandbox, type PaymentSandbox } from './sandbox';

export interface Shop {
  home: TestHome;
  cms: Cms;
  sandbox: PaymentSandbox;
  close: () => Promise<void>;
}

/** The CMS with its plans, and a sandbox that sends it webhooks unless a test holds them back. */
export async function openShop(variables: Record<string, string> = {}): Promise<Shop> {
  const sandbox = await startSandbox();
  const home = await createTestHome();
  const cms = await startCms(home, { ...plentiful, ...sandbox.env, ...variables });
  await publishPlans(cms);
  await sandbox.sendWebhooksTo(cms.url);
  return {
    home,
    cms,
    sandbox,
    async close() {
      await cms.stop();
      await sandbox.stop();
      await home.remove();
    },
  };
}

interface Rows {
  order: OrderRow;
  providerOrders: {
    provider: string;
    providerOrderId: string | null;
    reference: string;
    requestKey: string;
  }[];
  payments: { paymentId: string; state: string; amountMinor: number }[];
  story: string[];
}

export interface OrderRow {
  id: number;
  documentId: string;
  number: string;
  stage: string;
  openKey: string | null;
  email: string | null;
  name: string | null;
  phone: string | null;
  track: string | null;
  amountMinor: number;
  capturedMinor: number;
  attention: string | null;
  problem: string | null;
  paidPaymentId: string | null;
  paidAt: string | null;
  expiresAt: string;
  checkAt: string | null;
  version: number;
  searchText: string | null;
}

export async function orderRows({ strapi }: Cms, where: object): Promise<OrderRow[]> {
  const found = await strapi.db.query('plugin::payments.order').findMany({ where, orderBy: { id: 'asc' } });
  return found as OrderRow[];
}

/** Everything that is stored about an order. */
export async function kept(cms: Cms, documentId: string): Promise<Rows> {
  const [order] = await orderRows(cms, { documentId });
  if (order === undefined) throw new Error('There is no such order.');
  const of = { where: { orderId: order.id }, orderBy: { id: 'asc' } };
  const rows = async <Row>(name: string) => (await cms.strapi.db.query(name).findMany(of)) as Row[];
  const lines = await rows<{ what: string }>('plugin::payments.ledger-entry');
  return {
    order,
    providerOrders: await rows('plugin::payments.provider-order'),
    payments: await rows('plugin::payments.payment'),
    story: lines.map(({ what }) => what),
  };
}

/** As if an order had been handed out a while ago: its provider is asked before it is handed out again. */
export async function ageProviderOrders({ strapi }: Cms, ms: number): Promise<void> {
  const rows = strapi.db.query('plugin::payments.provider-order');
  for (const { id, madeAt } of (await rows.findMany({})) as { id: number; madeAt: string }[]) {
    await rows.update({ where: { id }, data: { madeAt: new Date(new Date(madeAt).getTime() - ms) } });
  }
}
