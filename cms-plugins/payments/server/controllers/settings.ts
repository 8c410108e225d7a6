import { financeSettings } from '@lanternway/contracts/payments/finance-settings';
import {
  missingSettings,
  setAlonePermission,
  settingsSeen,
  settingsSentences,
} from '@lanternway/contracts/payments/finance-settings-changes';
import * as calls from '@lanternway/contracts/payments/staff-calls';
import {
  ConflictError,
  documentIdOf,
  invalid,
  readAs,
  staffRoute,
} from '@lanternway/server-kit/http/staff-endpoint';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import {
  declineProposal,
  confirmProposal,
  changeSettings,
  readSettingsDesk,
  type SettingsOutcome,
} from '../services/settings/changes';
import { byStaff } from './by-staff';

const proposalOf = ({ id }: { id: string }): string => documentIdOf(id, settingsSentences.missing);

/** Settings of finance, whose changes need a second person unless the role says otherwise. */
export const settings = (strapi: Core.Strapi) => [
  staffRoute(calls.readSettings, ({ staff, may }) =>
    readSettingsDesk(strapi, byStaff(staff), may(setAlonePermission)),
  ),

  staffRoute(
    calls.saveSettings,
    async ({ request, staff, may }) => {
      const how = { seen: request.seen, by: byStaff(staff), maySetAlone: may(setAlonePermission) };
      return sentenceFor(await changeSettings(strapi, request.settings, how));
    },
    readChange,
  ),

  staffRoute(calls.confirmProposal, async ({ params, staff }) =>
    sentenceFor(await confirmProposal(strapi, proposalOf(params), byStaff(staff))),
  ),

  staffRoute(calls.declineProposal, async ({ request: { reason }, params, staff }) =>
    sentenceFor(await declineProposal(strapi, proposalOf(params), reason, byStaff(staff))),
  ),
];

/** All settings at once, so that none is reset by being left out. Faults name the settings as the form does. */
function readChange(sent: unknown) {
  const whole = (sent as { settings?: unknown } | undefined)?.settings;
  const missing = missingSettings(whole);
  if (missing.length > 0)
    throw invalid(Object.fromEntries(missing.map((path) => [path, settingsSentences.incomplete])));
  return { settings: readAs(financeSettings, whole), seen: readAs(settingsSeen, sent).seen };
}

function sentenceFor(outcome: SettingsOutcome): { message: string } {
  switch (outcome.kind) {
    case 'done':
      return { message: outcome.message };
    case 'missing':
      throw new errors.NotFoundError(settingsSentences.missing);
    case 'stale':
      throw new ConflictError(outcome.sentence);
    case 'refused':
      throw new errors.ApplicationError(outcome.sentence);
  }
}
