import { currencies, type Currency } from '@lanternway/contracts/money/money';
import type { Revenue, RevenueRow } from '@lanternway/contracts/payments/revenue';

/** Sums of rows, in one currency. */
export interface Total {
  currency: Currency;
  orders: number;
  gross: number;
  refunds: number;
  refunded: number;
}

/** Sums in paise, and how much is not in them for want of a rate. */
export interface RupeeTotal {
  gross: number;
  refunded: number;
  unrated: number;
}

export const groupings = ['plan', 'currency', 'source', 'month'] as const;

export type Grouping = (typeof groupings)[number];

const labelOf: Record<Grouping, (row: RevenueRow) => [key: string, label: string]> = {
  plan: ({ planKey, planTitle }) => [planKey, planTitle],
  currency: ({ currency }) => [currency, currency],
  source: ({ source }) => [source, source],
  month: ({ month }) => [month, month],
};

export interface Group {
  key: string;
  label: string;
  total: Total;
  rupees: RupeeTotal;
}

/** One line for each group and currency, by name; amounts of two currencies are never added up. */
export function groupRows(rows: readonly RevenueRow[], grouping: Grouping): Group[] {
  const found = new Map<string, { label: string; rows: RevenueRow[] }>();
  for (const row of rows) {
    const [key, label] = labelOf[grouping](row);
    const of = `${key}|${row.currency}`;
    const group = found.get(of) ?? { label, rows: [] };
    group.rows.push(row);
    found.set(of, group);
  }
  const byName = [...found].sort(
    ([, a], [, b]) => a.label.localeCompare(b.label) || placeOf(a.rows) - placeOf(b.rows),
  );
  return byName.flatMap(([of, group]) =>
    totalsOf(group.rows).map((total) => ({
      key: of.slice(0, -total.currency.length - 1),
      label: group.label,
      total,
      rupees: rupeesOf(group.rows),
    })),
  );
}

/** Of rows in one currency: where it stands among all. */
const placeOf = ([row]: readonly RevenueRow[]): number =>
  currencies.findIndex((one) => one === row?.currency);

/** One total for each currency that has any. */
export const totalsOf = (rows: readonly RevenueRow[]): Total[] =>
  currencies.flatMap((currency) => {
    const of = rows.filter((row) => row.currency === currency);
    if (of.length === 0) return [];
    const sum = (part: 'orders' | 'gross' | 'refunds' | 'refunded') =>
      of.reduce((total, row) => total + row[part], 0);
    return [
      {
        currency,
        orders: sum('orders'),
        gross: sum('gross'),
        refunds: sum('refunds'),
        refunded: sum('refunded'),
      },
    ];
  });

export const rupeesOf = (rows: readonly RevenueRow[]): RupeeTotal =>
  rows.reduce(
    (total, row) => ({
      gross: total.gross + row.grossRupees,
      refunded: total.refunded + row.refundedRupees,
      unrated: total.unrated + row.unrated,
    }),
    { gross: 0, refunded: 0, unrated: 0 },
  );

/** A month of the chart, in one currency. */
export interface Bar {
  month: string;
  gross: number;
  refunded: number;
  /** The month is not over. */
  isCurrent: boolean;
}

export const barsOf = ({ months, rows, today }: Revenue, currency: Currency): Bar[] =>
  months.map(({ month }) => {
    const [total] = totalsOf(rows.filter((row) => row.month === month && row.currency === currency));
    return {
      month,
      gross: total?.gross ?? 0,
      refunded: total?.refunded ?? 0,
      isCurrent: today.startsWith(month),
    };
  });

/** A round number at or above the highest bar, for the axis. */
export function topOf(highest: number): number {
  if (highest <= 0) return 100;
  const step = 10 ** Math.floor(Math.log10(highest));
  return [1, 2, 5, 10].map((times) => times * step).find((top) => top >= highest) ?? highest;
}
