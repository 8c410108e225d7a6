import { cutText } from '@lanternway/contracts/fields/cut-text';
import { toSearchForm } from '@lanternway/server-kit/text-forms';
import { rowsIn } from '@lanternway/server-kit/db/table';
import type { Core } from '@strapi/strapi';
import { paymentUid, providerOrderUid } from '../../content-types/money-records';
import { orderUid } from '../../content-types/order';
import { receiptUid } from '../../content-types/service-records';
import { apart } from './apart';
import type { OrderRecord, PaymentRecord, ProviderOrderRecord, ReceiptRecord } from './records';

/**
 * Writes the text by which the finance desk finds an order, from all that is known, in the caller's transaction. To be
 * called wherever some of it becomes known. If it cannot be written, the order is still found by the text before, and
 * nothing else is lost.
 */
export async function refreshSearchText(strapi: Core.Strapi, order: SearchedOrder): Promise<void> {
  const receipts = await rowsIn(strapi, receiptUid).findMany(newestOf(order));
  await writeSearchText(strapi, order, { ...(await readTries(strapi, order)), receipts });
}

/** What the providers call an order and its payments, the newest first. */
export const readTries = async (
  strapi: Core.Strapi,
  order: Pick<OrderRecord, 'id'>,
): Promise<{ providerOrders: ProviderOrderRecord[]; payments: PaymentRecord[] }> => ({
  providerOrders: await rowsIn(strapi, providerOrderUid).findMany(newestOf(order)),
  payments: await rowsIn(strapi, paymentUid).findMany(newestOf(order)),
});

const newestOf = ({ id }: Pick<OrderRecord, 'id'>) =>
  ({ where: { orderId: id }, orderBy: { id: 'desc' } }) as const;

/** The same for a caller that has read what is known. */
export const writeSearchText = (
  strapi: Core.Strapi,
  order: SearchedOrder,
  known: Partial<OrderIds>,
): Promise<void> => write(strapi, order, searchTextOf(order, known));

/** Adds an id to the text of an order that the caller holds, of which nothing else has become known. */
export const addToSearchText = (strapi: Core.Strapi, order: OrderRecord, id: string): Promise<void> =>
  write(strapi, order, withWord(order.searchText ?? searchTextOf(order), wordOf(id)));

async function write(
  strapi: Core.Strapi,
  { id, number }: Pick<OrderRecord, 'id' | 'number'>,
  text: string,
): Promise<void> {
  await apart(strapi, `what ${number} is found by`, async () => {
    await rowsIn(strapi, orderUid).updateMany({ where: { id }, data: { searchText: text } });
  });
}

interface OrderIds {
  providerOrders: Pick<ProviderOrderRecord, 'providerOrderId'>[];
  payments: Pick<PaymentRecord, 'paymentId'>[];
  receipts: Pick<ReceiptRecord, 'number'>[];
}

type Named = Pick<OrderRecord, 'name' | 'email' | 'phone' | 'number'> &
  Partial<Pick<OrderRecord, 'paidPaymentId'>>;

/** As it is now in the caller's transaction. */
type SearchedOrder = Named & Pick<OrderRecord, 'id'>;

/** As long as the column. An index of PostgreSQL takes no more than some 2,700 bytes, and other columns are in it. */
const maxCharacters = 900;
const maxBytes = 1_500;

/** The room for one of its parts: tidying may turn one letter into many. */
const partRoom = { characters: 254, bytes: 700 };

/** What people search by most stands first: of an order with very many tries the oldest ids fall off the end. */
export function searchTextOf(
  order: Named,
  { providerOrders = [], payments = [], receipts = [] }: Partial<OrderIds> = {},
): string {
  const parts = [
    order.number,
    order.name,
    order.email,
    order.phone?.replace(/\D/g, ''),
    ...receipts.map(({ number }) => number),
    order.paidPaymentId,
    ...payments.map(({ paymentId }) => paymentId),
    ...providerOrders.map(({ providerOrderId }) => providerOrderId),
  ];
  const words = parts.flatMap((part) =>
    part === null || part === undefined || part === '' ? [] : [wordOf(part)],
  );
  return [...new Set(words)].reduce(withWord, '');
}

const wordOf = (part: string): string => cutText(toSearchForm(part), partRoom);

/** Where there is no room for the word, the text as it was. */
function withWord(text: string, word: string): string {
  const longer = text === '' ? word : `${text} ${word}`;
  return longer.length <= maxCharacters && Buffer.byteLength(longer) <= maxBytes ? longer : text;
}
