import { createHash } from 'node:crypto';
import { financePermissions } from '@lanternway/contracts/payments/staff';
import { settingsChanged, type SettingsStep } from '@lanternway/contracts/payments/finance-settings-changes';
import { email } from '@lanternway/contracts/fields/fields';
import { parse } from '@lanternway/contracts/wire/parse';
import { outboxOf, type MailBlock } from '@lanternway/server-kit/platform';
import { rowsIn } from '@lanternway/server-kit/db/table';
import type { Core } from '@strapi/strapi';
import { financeDeskPath } from '../orders/desk-path';
import type { StepRow } from './transitions';

interface StaffRow {
  id: number;
  email: string;
}

const headings: Record<SettingsStep, (by: string) => string> = {
  proposed: (by) => `${by} proposes to change the settings of finance`,
  confirmed: (by) => `${by} has confirmed a change of the settings of finance`,
  applied: (by) => `${by} has changed the settings of finance`,
  declined: (by) => `${by} has declined a change of the settings of finance`,
  withdrawn: (by) => `${by} has withdrawn a change of the settings of finance`,
  superseded: () => 'A proposed change of the settings of finance was overtaken by another',
  expired: () => 'A proposed change of the settings of finance was not confirmed in time',
};

/**
 * Mails a line of the settings' history to everybody who may change them, and to everybody who gets or got the alerts, but
 * not to the person who made it. In the caller's transaction: the mails go out if, and only if, the change holds.
 */
export async function mailStep(strapi: Core.Strapi, step: StepRow): Promise<void> {
  const heading = headings[step.step](step.byName ?? 'The server');
  const { before, after, reason } = step;
  const text =
    step.step === 'proposed'
      ? 'It takes effect once someone else has confirmed it at the finance desk. If it is not right, decline it there.'
      : 'Is that not right? Look at the history of the settings at the finance desk.';
  const rows = settingsChanged(before, after).map((one): [string, string] => [
    one.what,
    `${one.before} → ${one.after}`,
  ]);
  if (reason !== null) rows.push(['Reason', reason]);
  const blocks: MailBlock[] = [
    { kind: 'text', text },
    { kind: 'facts', rows },
    { kind: 'button', label: 'Open the settings', path: `${financeDeskPath}/settings` },
  ];
  const content = { subject: heading, preheader: text, heading, blocks };
  const mails = (await addressesFor(strapi, step)).map((to) => ({
    key: `payments.settings.${String(step.serial)}.${shortHash(to)}`,
    kind: 'Settings of finance, to staff' as const,
    to,
    content,
  }));
  if (mails.length > 0) await outboxOf(strapi).queueAll(mails);
}

async function addressesFor(strapi: Core.Strapi, { byId, before, after }: StepRow): Promise<string[]> {
  const staff = await rowsIn(strapi, 'admin::user').findMany({
    where: {
      isActive: true,
      $or: [{ blocked: false }, { blocked: null }],
      roles: { permissions: { action: financePermissions.settings } },
    },
  });
  const actor = byId === null ? null : ((await staffById(strapi, byId))?.email.toLowerCase() ?? null);
  const addresses = [...staff.map((one) => one.email), ...before.alertTo, ...after.alertTo].flatMap(
    (address) => {
      const read = parse(email(), address);
      return read.kind === 'valid' ? [read.value] : [];
    },
  );
  return [...new Set(addresses)].filter((address) => address !== actor);
}

const staffById = async (strapi: Core.Strapi, id: number): Promise<StaffRow | null> =>
  await rowsIn(strapi, 'admin::user').findOne({ where: { id } });

/** The key of a mail outlives it, and names nobody. */
const shortHash = (address: string) => createHash('sha256').update(address).digest('base64url').slice(0, 12);
