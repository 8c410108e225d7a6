import { orderPageSizes, orderSorts } from '@lanternway/contracts/payments/staff';
import { currencies, type Currency } from '@lanternway/contracts/money/money';
import {
  orderStates,
  providers,
  type OrderState,
  type Provider,
} from '@lanternway/contracts/payments/orders';
import { askFor, fitting, known, readDay, readPage, readSearch } from '@lanternway/desk/lists/address';

/** What the address of the list says. Nothing of it is kept elsewhere, so that Back works and a list is a link. */
export interface OrdersAddress {
  attention: boolean;
  state: OrderState | null;
  currency: Currency | null;
  provider: Provider | null;
  plan: string | null;
  from: string | null;
  to: string | null;
  search: string;
  sort: (typeof orderSorts)[number];
  page: number;
  pageSize: number;
}

/** The parts that narrow what is shown, beside the tab. */
export const narrowing = ['state', 'currency', 'provider', 'plan', 'from', 'to'] as const;

export type AddressPart = (typeof narrowing)[number] | 'sort';

/** Reads an address. What it cannot mean, as after a slip of the hand, counts as not said. */
export function readAddress(query: URLSearchParams): OrdersAddress {
  return {
    attention: query.get('attention') === 'true',
    state: known(orderStates, query.get('state')),
    currency: known(currencies, query.get('currency')),
    provider: known(providers, query.get('provider')),
    plan: fitting(/^[a-z0-9-]{1,40}$/, query.get('plan')),
    from: readDay(query, 'from'),
    to: readDay(query, 'to'),
    search: readSearch(query),
    sort: known(orderSorts, query.get('sort')) ?? orderSorts[0],
    page: readPage(query),
    pageSize: orderPageSizes.find((size) => String(size) === query.get('pageSize')) ?? 20,
  };
}

/** How many choices narrow what is shown, the search aside. */
export const countNarrowing = (address: OrdersAddress): number =>
  narrowing.filter((part) => address[part] !== null).length;

/** What is asked of the server, for the page shown or (by the same filter) for the file. */
export function toServer(address: OrdersAddress, isPaged = true): string {
  const { page, pageSize, sort, search, attention, ...rest } = address;
  return askFor({
    ...rest,
    search: search.trim(),
    ...(attention ? { attention: 'true' } : {}),
    ...(isPaged ? { sort, page: String(page), pageSize: String(pageSize) } : {}),
  });
}
