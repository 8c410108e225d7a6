import type { SettingsStep } from '@lanternway/contracts/payments/finance-settings-changes';
import type { FinanceSettings } from '@lanternway/contracts/payments/finance-settings';
import { lockLease } from '@lanternway/server-kit/jobs/lease';
import { rowsIn } from '@lanternway/server-kit/db/table';
import type { Core } from '@strapi/strapi';
import { leaseTable, settingsStepUid } from '../../content-types/service-records';
import { timeOf } from '../orders/records';

/** A line of the settings' history, as it is stored. Lines are only ever added. */
export interface StepRow {
  id: number;
  documentId: string;
  serial: number;
  /** The same in a proposal and in what ended it; null where nobody else was needed. */
  proposalId: string | null;
  step: SettingsStep;
  before: FinanceSettings;
  after: FinanceSettings;
  byId: number | null;
  byName: string | null;
  reason: string | null;
  at: string | Date;
}

export type NewStep = Omit<StepRow, 'id' | 'documentId' | 'serial' | 'at'>;

const proposalDays = 7;

const rows = (strapi: Core.Strapi) => rowsIn(strapi, settingsStepUid);

/** To be called first in a transaction: settings are changed one after the other, on every instance. */
export const holdSettings = (strapi: Core.Strapi): Promise<void> => lockLease(strapi, leaseTable, 'settings');

export async function latestSteps(strapi: Core.Strapi, limit: number): Promise<StepRow[]> {
  return await rows(strapi).findMany({ orderBy: [{ serial: 'desc' }], limit });
}

export async function addStep(strapi: Core.Strapi, step: NewStep): Promise<StepRow> {
  const [last] = await latestSteps(strapi, 1);
  const data = { ...step, serial: (last?.serial ?? 0) + 1, at: new Date() };
  return await rows(strapi).create({ data });
}

/** The proposal that has not ended yet, though its time may be over. There is one at most. */
export async function openProposal(strapi: Core.Strapi): Promise<StepRow | null> {
  const [last] = await rows(strapi).findMany({
    where: { step: 'proposed' },
    orderBy: [{ serial: 'desc' }],
    limit: 1,
  });
  if (last === undefined) return null;
  const ends = await rows(strapi).count({
    where: { proposalId: last.proposalId, step: { $ne: 'proposed' } },
  });
  return ends === 0 ? last : null;
}

export const endOf = ({ at }: StepRow): Date =>
  new Date(timeOf(at).getTime() + proposalDays * 24 * 60 * 60_000);
