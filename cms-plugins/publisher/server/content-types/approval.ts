import type { ApprovalState } from '@lanternway/contracts/publishing/approvals';
import type { ScheduleAction } from '@lanternway/contracts/publishing/schedules';
import { valuesOf, type RowOf } from '@lanternway/server-kit/db/table';
import { recordType } from './record-type';

/** A request that a second person lets something be published. */
export const approvalUid = 'plugin::publisher.approval';

export const approval = {
  schema: {
    ...recordType('approval', 'approvals', 'Request to publish'),
    attributes: {
      uid: { type: 'string', required: true, maxLength: 120 },
      entryId: { type: 'string', required: true, maxLength: 40 },
      title: { type: 'text', required: true, maxLength: 300 },
      action: { type: 'string', required: true, maxLength: 12, ...valuesOf<ScheduleAction>() },
      /** The document id of the scheduled change that waits for it; null: it is published when it is approved. */
      scheduleId: { type: 'string', maxLength: 40 },
      /** When the draft was saved that is to be published: ISO 8601. Null for new prices. */
      savedAt: { type: 'string', maxLength: 30 },
      reason: { type: 'text', required: true, maxLength: 500, default: '' },
      state: { type: 'string', required: true, maxLength: 12, ...valuesOf<ApprovalState>() },
      askedAt: { type: 'datetime', required: true },
      askedById: { type: 'integer' },
      askedByName: { type: 'string', required: true, maxLength: 200 },
      decidedAt: { type: 'datetime' },
      decidedById: { type: 'integer' },
      decidedByName: { type: 'string', maxLength: 200 },
      answer: { type: 'text', required: true, maxLength: 500, default: '' },
    } as const,
    indexes: [
      { name: 'publisher_approvals_state_ix', columns: ['state', 'asked_at'] },
      { name: 'publisher_approvals_entry_ix', columns: ['uid', 'entry_id', 'state'] },
    ],
  },
};

export type ApprovalRecord = RowOf<typeof approval>;

declare module '@lanternway/server-kit/db/table' {
  interface Rows {
    'plugin::publisher.approval': ApprovalRecord;
  }
}
