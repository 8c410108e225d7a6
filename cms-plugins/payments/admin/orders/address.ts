import { orderPageSizes, orderSorts } from '@lanternway/contracts/finance';
import { currencies, type Currency } from '@lanternway/contracts/money';
import { orderStates, providers, type OrderState, type Provider } from '@lanternway/contracts/orders';

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
const narrowing = ['state', 'currency', 'provider', 'plan', 'from', 'to'] as const;

/** The name that Strapi's own parts know a search by: they keep it whole when they turn pages. */
export const searchName = '_q';

export type AddressPart = (typeof narrowing)[number] | typeof searchName | 'attention' | 'sort' | 'page';

/** Reads an address. What it cannot mean, as after a slip of the hand, counts as not said. */
export function readAddress(query: URLSearchParams): OrdersAddress {
  return {
    attention: query.get('attention') === 'true',
    state: known(orderStates, query.get('state')),
    currency: known(currencies, query.get('currency')),
    provider: known(providers, query.get('provider')),
    plan: fitting(/^[a-z0-9-]{1,40}$/, query.get('plan')),
    from: fitting(/^\d{4}-\d{2}-\d{2}$/, query.get('from')),
    to: fitting(/^\d{4}-\d{2}-\d{2}$/, query.get('to')),
    search: (query.get(searchName) ?? '').replace(/\p{Cc}/gu, '').slice(0, 100),
    sort: known(orderSorts, query.get('sort')) ?? orderSorts[0],
    page: Number(fitting(/^[1-9]\d{0,4}$/, query.get('page')) ?? 1),
    pageSize: orderPageSizes.find((size) => String(size) === query.get('pageSize')) ?? 20,
  };
}

/** The address with some of it changed; an empty value takes a part away. Another choice begins at the first page. */
export function withChange(
  query: URLSearchParams,
  change: Partial<Record<AddressPart, string>>,
): URLSearchParams {
  const next = new URLSearchParams(query);
  next.delete('page');
  for (const [part, value] of Object.entries(change)) {
    if (value === '') next.delete(part);
    else next.set(part, value);
  }
  return next;
}

/** Without what narrows; tab, order and page size stay. */
export function withoutFilter(query: URLSearchParams): URLSearchParams {
  return withChange(query, Object.fromEntries([...narrowing, searchName].map((part) => [part, ''])));
}

/** How many choices narrow what is shown, the search aside. */
export const countNarrowing = (address: OrdersAddress): number =>
  narrowing.filter((part) => address[part] !== null).length;

/** What is asked of the server, for the page shown or (by the same filter) for the file. */
export function toServer(address: OrdersAddress, isPaged = true): string {
  const { page, pageSize, sort, search, attention, ...rest } = address;
  const asked = {
    ...rest,
    search: search.trim(),
    ...(attention ? { attention: 'true' } : {}),
    ...(isPaged ? { sort, page: String(page), pageSize: String(pageSize) } : {}),
  };
  return new URLSearchParams(
    Object.entries(asked).flatMap(([name, value]) => (value === null || value === '' ? [] : [[name, value]])),
  ).toString();
}

const known = <T extends string>(values: readonly T[], value: string | null): T | null =>
  values.find((one) => one === value) ?? null;

const fitting = (pattern: RegExp, value: string | null): string | null =>
  value !== null && pattern.test(value) ? value : null;
