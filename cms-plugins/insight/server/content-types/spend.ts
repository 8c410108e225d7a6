import type { Currency } from '@lanternway/contracts/money/money';
import { valuesOf, type RowOf } from '@lanternway/server-kit/db/table';
import { recordType } from './record-type';

/** What was paid for a source, or for one of its campaigns, from one day to another, both included. */
export const spendUid = 'plugin::insight.spend';

export const spend = {
  schema: {
    ...recordType('spend', 'spends', 'Spend', 'insight_spends'),
    attributes: {
      source: { type: 'string', required: true, maxLength: 100 },
      /** Empty for all campaigns together. */
      campaign: { type: 'string', required: true, maxLength: 100, default: '' },
      fromDay: { type: 'string', required: true, maxLength: 10 },
      toDay: { type: 'string', required: true, maxLength: 10 },
      amountMinor: { type: 'integer', required: true },
      currency: { type: 'string', required: true, maxLength: 3, ...valuesOf<Currency>() },
      note: { type: 'string', maxLength: 200 },
      byName: { type: 'string', required: true, maxLength: 200 },
      addedAt: { type: 'datetime', required: true },
    } as const,
    indexes: [
      {
        name: 'insight_spends_once_uq',
        columns: ['source', 'campaign', 'from_day', 'to_day'],
        type: 'unique',
      },
      { name: 'insight_spends_days_ix', columns: ['to_day', 'from_day'] },
    ],
  },
};

export type SpendRow = RowOf<typeof spend>;

declare module '@lanternway/server-kit/db/table' {
  interface Rows {
    'plugin::insight.spend': RowOf<typeof spend>;
  }
}
