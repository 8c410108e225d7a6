import { statusLabels, type EnquiryStatus } from '@lanternway/contracts/enquiries/staff';
import type { Core } from '@strapi/strapi';
import type { ItemEvent } from './change-item';
import type { DeskRow } from './kinds';
import { readSettings } from './settings';
import { addWorkingHours } from './working-hours';

const followUp = 'Call: missed the class';

export const cancelledFollowUp = 'Call: the parent cancelled the class';

/** Next steps that nobody wrote, and that a class which is agreed makes needless. */
export const isFollowUp = (text: string | null): boolean => text === followUp || text === cancelledFollowUp;

/** What a new status changes. Who missed a class and has no next step is called within the desk's time to reply. */
export async function toStatus(
  strapi: Core.Strapi,
  { stage, nextStepAt }: Pick<DeskRow, 'stage' | 'nextStepAt'>,
  status: EnquiryStatus,
  now: Date,
): Promise<{ data: object; events: ItemEvent[] }> {
  const facts = { from: statusLabels[stage], to: statusLabels[status] };
  const changed = { data: { stage: status }, events: [{ what: 'status' as const, facts }] };
  if (status !== 'no-show' || nextStepAt !== null) return changed;
  const { hours } = await readSettings(strapi);
  const due = addWorkingHours(now, hours.replyHours, hours);
  const step = { what: 'next-step' as const, facts: { text: followUp, dueAt: due.toISOString() } };
  return {
    data: { ...changed.data, nextStep: followUp, nextStepAt: due },
    events: [...changed.events, step],
  };
}
