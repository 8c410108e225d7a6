import { orderPageSizes, orderSorts } from '@lanternway/contracts/payments/staff';
import { currencies, type Currency } from '@lanternway/contracts/money/money';
import {
  orderStates,
  providers,
  type OrderState,
  type Provider,
} from '@lanternway/contracts/payments/orders';
import {
  askFor,
  fitting,
  known,
  readDay,
  readFamilies,
  readPage,
  readSearch,
} from '@lanternway/desk/lists/address';

/** The state of the list. The address holds all of it, so Back works and a list can be shared as a link. */
export interface OrdersAddress {
  attention: boolean;
  state: OrderState | null;
  currency: Currency | null;
  provider: Provider | null;
  plan: string | null;
  from: string | null;
  to: string | null;
  source: string | null;
  paidFrom: string | null;
  paidUntil: string | null;
  refundedFrom: string | null;
  refundedUntil: string | null;
  families: string | null;
  search: string;
  sort: (typeof orderSorts)[number];
  page: number;
  pageSize: number;
}

/** The filters, besides the tab. */
export const narrowing = [
  'state',
  'currency',
  'provider',
  'plan',
  'from',
  'to',
  'source',
  'paidFrom',
  'paidUntil',
  'refundedFrom',
  'refundedUntil',
  'families',
] as const;

/** Of an address that a number of the revenue leads to. */
const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;

export type AddressPart = (typeof narrowing)[number] | 'sort';

/** Reads an address. Invalid parts, such as typing errors, are ignored. */
export function readAddress(query: URLSearchParams): OrdersAddress {
  return {
    attention: query.get('attention') === 'true',
    state: known(orderStates, query.get('state')),
    currency: known(currencies, query.get('currency')),
    provider: known(providers, query.get('provider')),
    plan: fitting(/^[a-z0-9-]{1,40}$/, query.get('plan')),
    from: readDay(query, 'from'),
    to: readDay(query, 'to'),
    source: fitting(/^.{1,60}$/u, query.get('source')),
    paidFrom: fitting(instant, query.get('paidFrom')),
    paidUntil: fitting(instant, query.get('paidUntil')),
    refundedFrom: fitting(instant, query.get('refundedFrom')),
    refundedUntil: fitting(instant, query.get('refundedUntil')),
    families: readFamilies(query),
    search: readSearch(query),
    sort: known(orderSorts, query.get('sort')) ?? orderSorts[0],
    page: readPage(query),
    pageSize: orderPageSizes.find((size) => String(size) === query.get('pageSize')) ?? 20,
  };
}

/** How many filters are set, not counting the search. */
export const countNarrowing = (address: OrdersAddress): number =>
  narrowing.filter((part) => address[part] !== null).length;

/** The query for the server: for the page shown or, with the same filter, for the file. */
export function toServer(address: OrdersAddress, isPaged = true): string {
  const { page, pageSize, sort, search, attention, ...rest } = address;
  return askFor({
    ...rest,
    search: search.trim(),
    ...(attention ? { attention: 'true' } : {}),
    ...(isPaged ? { sort, page: String(page), pageSize: String(pageSize) } : {}),
  });
}
