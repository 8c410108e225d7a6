import type { OrderState } from '@lanternway/contracts/payments/orders';
import type { Core } from '@strapi/strapi';
import { orderUid } from '../../content-types/order';
import { mayMove } from './transitions';
import type { OrderRecord } from './records';

export type OrderChange = Partial<Omit<OrderRecord, 'id' | 'documentId' | 'number' | 'version' | 'stage'>> & {
  stage?: OrderState;
};

/** The rows of orders. Whatever changes one goes through here, so that no move is made that is not listed (rule D6). */
export interface Orders {
  byId: (rowId: number) => Promise<OrderRecord | null>;
  byDocument: (documentId: string) => Promise<OrderRecord | null>;
  /** Null too where it is somebody else's. */
  ofParent: (userId: number, documentId: string) => Promise<OrderRecord | null>;
  /**
   * In a transaction, before anything else of the order is touched: the row as it is now, held until the end. On SQLite
   * every transaction waits for the one before it anyway.
   */
  hold: (rowId: number) => Promise<OrderRecord>;
  /**
   * Changes an order as it was read. Throws `OrderHasMoved` where it has changed meanwhile, which cannot be where it is
   * held, and where the move is not listed.
   */
  change: (order: OrderRecord, data: OrderChange) => Promise<OrderRecord>;
}

export class OrderHasMoved extends Error {
  override name = 'OrderHasMoved';
}

export function orders({ strapi }: { strapi: Core.Strapi }): Orders {
  const rows = () => strapi.db.query(orderUid);
  const find = async (where: object) => (await rows().findOne({ where })) as OrderRecord | null;

  return {
    byId: (id) => find({ id }),
    byDocument: (documentId) => find({ documentId }),
    ofParent: (userId, documentId) => find({ userId, documentId }),

    async hold(id) {
      if (!strapi.db.inTransaction()) throw new Error('An order is held in a transaction alone.');
      const held = strapi.db.queryBuilder(orderUid).select('*').where({ id }).first().forUpdate();
      const order = await held.execute<OrderRecord | null>();
      if (order === null) throw new Error('There is no such order.');
      return order;
    },

    async change(order, data) {
      const { id, version, stage, number } = order;
      if (data.stage !== undefined && data.stage !== stage && !mayMove(stage, data.stage)) {
        throw new Error(`${number}: ${stage} does not become ${data.stage}.`);
      }
      const next = { ...data, version: version + 1 };
      const { count } = await rows().updateMany({ where: { id, version }, data: next });
      if (count !== 1) throw new OrderHasMoved(`${number} has changed meanwhile.`);
      return { ...order, ...next };
    },
  };
}
