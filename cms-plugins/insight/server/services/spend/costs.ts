import type { GroupsQuery } from '@lanternway/contracts/insight/staff';
import { currencies, type Currency } from '@lanternway/contracts/money/money';
import { rowsIn } from '@lanternway/server-kit/db/table';
import type { Core } from '@strapi/strapi';
import { spendUid } from '../../content-types/spend';
import { shareIn } from './shares';

export interface Cost {
  currency: Currency;
  minor: number;
}

/** What was paid in a period, by source or campaign. Amounts for no particular campaign are under ''. */
export async function readCosts(
  strapi: Core.Strapi,
  { from, to }: { from: string; to: string },
  { by, source, campaign }: GroupsQuery,
): Promise<Map<string, Cost[]>> {
  const rows = await rowsIn(strapi, spendUid).findMany({
    where: {
      fromDay: { $lte: to },
      toDay: { $gte: from },
      ...(source === undefined ? {} : { source }),
      ...(campaign === undefined ? {} : { campaign }),
    },
  });
  const costs = new Map<string, Cost[]>();
  for (const row of rows) {
    const label = by === 'campaign' ? row.campaign : row.source;
    const cost = { currency: row.currency, minor: shareIn(row, { from, to }) };
    costs.set(label, addCosts([costs.get(label) ?? [], [cost]]));
  }
  return costs;
}

/** By currency, in the order in which we offer them. */
export const addCosts = (lists: readonly (readonly Cost[])[]): Cost[] =>
  currencies.flatMap((currency) => {
    const own = lists.flat().filter((cost) => cost.currency === currency);
    const minor = own.reduce((sum, cost) => sum + cost.minor, 0);
    return own.length === 0 ? [] : [{ currency, minor }];
  });
