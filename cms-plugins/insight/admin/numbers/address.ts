import type { FamilyList } from '@lanternway/contracts/insight/family-list';
import {
  groupings,
  periods,
  views,
  type Dimension,
  type Grouping,
  type PeriodName,
  type View,
} from '@lanternway/contracts/insight/staff';
import { askFor, known, readDay } from '@lanternway/desk/lists/address';

/** What the page's address says. */
export interface NumbersAddress {
  view: View;
  /** A time by its name; the days go before it. */
  period: PeriodName | null;
  from: string | null;
  to: string | null;
  by: Grouping;
  /** What is chosen of each. */
  chosen: Readonly<Record<Dimension, string | null>>;
}

const readChosen = (query: URLSearchParams, name: Dimension): string | null => {
  const value = (query.get(name) ?? '').replace(/\p{Cc}/gu, '').slice(0, 200);
  return value === '' ? null : value;
};

export const readAddress = (query: URLSearchParams): NumbersAddress => ({
  view: known(views, query.get('view')) ?? 'cohort',
  period: known(periods, query.get('period')),
  from: readDay(query, 'from'),
  to: readDay(query, 'to'),
  by: known(groupings, query.get('by')) ?? 'source',
  chosen: {
    source: readChosen(query, 'source'),
    campaign: readChosen(query, 'campaign'),
    page: readChosen(query, 'page'),
    form: readChosen(query, 'form'),
    course: readChosen(query, 'course'),
    country: readChosen(query, 'country'),
    heard: readChosen(query, 'heard'),
  },
});

/** The filter for the server. */
export const filterOf = ({ view, period, from, to, chosen }: NumbersAddress): string =>
  askFor({ view, period, from, to, ...chosen });

export const groupsOf = (address: NumbersAddress): string =>
  askFor({ ...Object.fromEntries(new URLSearchParams(filterOf(address))), by: address.by });

/** The same filter as the desks take it, for the days that the server has counted. */
export const listFilterOf = (
  { view, chosen }: Pick<NumbersAddress, 'view' | 'chosen'>,
  { from, to }: { from: string; to: string },
): FamilyList['filter'] => ({
  ...{ view, from, to },
  ...Object.fromEntries(Object.entries(chosen).filter(([, value]) => value !== null)),
});
