import { randomUUID } from 'node:crypto';
import { settingsKept, type FinanceSettings } from '@lanternway/contracts/payments/finance-settings';
import {
  settingsChanged,
  settingsSentences,
  type SettingsLine,
  type SettingsProposal,
  type SettingsReply,
} from '@lanternway/contracts/payments/finance-settings-changes';
import type { Core } from '@strapi/strapi';
import type { ByStaff } from '../orders/ledger';
import { readSettings, saveSettings } from './settings';
import { isoOf } from '../orders/records';
import { mailStep } from './mail';
import {
  addStep,
  endOf,
  holdSettings,
  latestSteps,
  openProposal,
  type NewStep,
  type StepRow,
} from './transitions';

export type SettingsOutcome =
  | { kind: 'done'; message: string }
  | { kind: 'missing' }
  /** Somebody else was quicker, or it may not be done. Nothing was changed. */
  | { kind: 'stale'; sentence: string }
  | { kind: 'refused'; sentence: string };

/** How the settings that bind money change: by one person and another, or by the super admin (product rule H4). */

const maxLines = 100;

/** The settings, the open proposal and the history, for a member of staff. */
export async function readSettingsDesk(
  strapi: Core.Strapi,
  by: ByStaff,
  maySetAlone: boolean,
): Promise<SettingsReply> {
  const lines = await latestSteps(strapi, maxLines);
  const open = await openProposal(strapi);
  return {
    settings: await readSettings(strapi),
    seen: lines[0]?.serial ?? 0,
    maySetAlone,
    proposal: open === null || endOf(open) <= new Date() ? null : proposalOf(open, by),
    history: lines.map(lineOf),
  };
}

/** Proposes a change, or makes it at once where the person may. `seen` is the last line of the history that they saw. */
export const changeSettings = (
  strapi: Core.Strapi,
  after: FinanceSettings,
  { seen, by, maySetAlone }: { seen: number; by: ByStaff; maySetAlone: boolean },
): Promise<SettingsOutcome> =>
  whileHeld(strapi, async () => {
    const [last] = await latestSteps(strapi, 1);
    if ((last?.serial ?? 0) !== seen) return { kind: 'stale', sentence: settingsSentences.stale };
    const before = await readSettings(strapi);
    if (settingsChanged(before, after).length === 0)
      return { kind: 'refused', sentence: settingsSentences.same };
    const open = await openProposal(strapi);
    if (open !== null && !maySetAlone && endOf(open) > new Date()) {
      return { kind: 'refused', sentence: settingsSentences.waiting(open.byName ?? 'a colleague') };
    }
    if (open !== null) await add(strapi, endedBy(open, maySetAlone ? 'superseded' : 'expired', null));
    const line = { before, after, byId: by.id, byName: by.name, reason: null };
    if (!maySetAlone) {
      await add(strapi, { ...line, step: 'proposed', proposalId: randomUUID() });
      return { kind: 'done', message: settingsSentences.proposed };
    }
    await saveSettings(strapi, after);
    await add(strapi, { ...line, step: 'applied', proposalId: null });
    return { kind: 'done', message: settingsKept };
  });

/** The second person agrees: the proposed settings hold from now on. */
export const confirmProposal = (strapi: Core.Strapi, id: string, by: ByStaff): Promise<SettingsOutcome> =>
  onProposal(strapi, id, async (open) => {
    if (open.byId === by.id) return { kind: 'refused', sentence: settingsSentences.notOwn };
    // The proposal was a change of the settings of that moment, and of no others.
    if (settingsChanged(open.before, await readSettings(strapi)).length > 0) {
      await add(strapi, endedBy(open, 'superseded', null));
      return { kind: 'stale', sentence: settingsSentences.stale };
    }
    await saveSettings(strapi, open.after);
    await add(strapi, endedBy(open, 'confirmed', by));
    return { kind: 'done', message: settingsSentences.confirmed };
  });

/** People withdraw their own proposal, and decline that of somebody else with a reason. */
export const declineProposal = (
  strapi: Core.Strapi,
  id: string,
  reason: string,
  by: ByStaff,
): Promise<SettingsOutcome> =>
  onProposal(strapi, id, async (open) => {
    const isOwn = open.byId === by.id;
    if (!isOwn && reason === '') return { kind: 'refused', sentence: settingsSentences.reasonNeeded };
    await add(strapi, {
      ...endedBy(open, isOwn ? 'withdrawn' : 'declined', by),
      reason: reason === '' ? null : reason,
    });
    return { kind: 'done', message: settingsSentences[isOwn ? 'withdrawn' : 'declined'] };
  });

/** Ends a proposal whose time is over. */
export async function expireProposal(strapi: Core.Strapi, now: Date): Promise<void> {
  await strapi.db.transaction(async () => {
    await holdSettings(strapi);
    const open = await openProposal(strapi);
    if (open !== null && endOf(open) <= now) await add(strapi, endedBy(open, 'expired', null));
  });
}

async function add(strapi: Core.Strapi, step: NewStep): Promise<void> {
  await mailStep(strapi, await addStep(strapi, step));
  strapi.log.info(`payments: settings ${step.step} by ${String(step.byId ?? 'the server')}`);
}

async function whileHeld(
  strapi: Core.Strapi,
  work: () => Promise<SettingsOutcome>,
): Promise<SettingsOutcome> {
  return strapi.db.transaction(async (): Promise<SettingsOutcome> => {
    await holdSettings(strapi);
    return work();
  });
}

/** Ends an open proposal, or says why people can no longer end it. */
const onProposal = (
  strapi: Core.Strapi,
  id: string,
  work: (proposal: StepRow) => Promise<SettingsOutcome>,
): Promise<SettingsOutcome> =>
  whileHeld(strapi, async () => {
    const known = (await latestSteps(strapi, maxLines)).some(({ proposalId }) => proposalId === id);
    if (!known) return { kind: 'missing' };
    const open = await openProposal(strapi);
    if (open?.proposalId !== id || endOf(open) <= new Date())
      return { kind: 'stale', sentence: settingsSentences.over };
    return work(open);
  });

const endedBy = (
  { proposalId, before, after }: StepRow,
  step: StepRow['step'],
  by: ByStaff | null,
): NewStep => ({
  proposalId,
  step,
  before,
  after,
  byId: by?.id ?? null,
  byName: by?.name ?? null,
  reason: null,
});

const proposalOf = (row: StepRow, by: ByStaff): SettingsProposal => ({
  id: row.proposalId ?? '',
  by: row.byName ?? '',
  at: isoOf(row.at) ?? '',
  endsAt: endOf(row).toISOString(),
  isOwn: row.byId === by.id,
  changes: settingsChanged(row.before, row.after),
});

const lineOf = (row: StepRow): SettingsLine => ({
  id: row.documentId,
  step: row.step,
  by: row.byName,
  at: isoOf(row.at) ?? '',
  reason: row.reason,
  changes: settingsChanged(row.before, row.after),
});
