import { statusLabels, type EnquiryStatus } from '@lanternway/contracts/enquiries/staff';
import type { Core } from '@strapi/strapi';
import type { ItemEvent } from './change-item';
import type { DeskRow } from './kinds';
import { readSettings } from './settings';
import { addWorkingHours } from './working-hours';

export const cancelledFollowUp = 'Call: the parent cancelled the class';
export const cancelledByUsFollowUp = 'Call: we cancelled the class';

/** What is to be done next in a status, unless staff have written something else. */
const nextSteps: Partial<Record<EnquiryStatus, string>> = {
  'no-show': 'Call: missed the class',
  attended: 'Call with the offer',
};

const followUps = new Set([...Object.values(nextSteps), cancelledFollowUp, cancelledByUsFollowUp]);

/** Next steps that nobody wrote, and that a class which is agreed makes needless. */
export const isFollowUp = (text: string | null): boolean => text !== null && followUps.has(text);

type Step = Pick<DeskRow, 'nextStep' | 'nextStepAt'>;

/** What a new status changes. After a class the family is called within the desk's time to reply. */
export async function toStatus(
  strapi: Core.Strapi,
  row: Pick<DeskRow, 'stage'> & Step,
  status: EnquiryStatus,
  now: Date,
): Promise<{ data: object; events: ItemEvent[] }> {
  const facts = { from: statusLabels[row.stage], to: statusLabels[status] };
  const next = nextSteps[status];
  const step = next === undefined ? null : await followUpStep(strapi, row, next, now);
  return {
    data: { stage: status, ...step?.data },
    events: [{ what: 'status' as const, facts }, ...(step?.events ?? [])],
  };
}

/** A next step within the desk's time to reply. What staff have planned themselves stays. */
export async function followUpStep(
  strapi: Core.Strapi,
  { nextStep, nextStepAt }: Step,
  text: string,
  now: Date,
): Promise<{ data: object; events: ItemEvent[] }> {
  if (nextStepAt !== null && !isFollowUp(nextStep)) return { data: {}, events: [] };
  const { hours } = await readSettings(strapi);
  const due = addWorkingHours(now, hours.replyHours, hours);
  return {
    data: { nextStep: text, nextStepAt: due },
    events: [{ what: 'next-step', facts: { text, dueAt: due.toISOString() } }],
  };
}
