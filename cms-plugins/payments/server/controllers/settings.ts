import { financeSettings } from '@lanternway/contracts/payments/finance-settings';
import {
  missingSettings,
  proposalDecline,
  setAlonePermission,
  settingsSeen,
  settingsSentences,
} from '@lanternway/contracts/payments/finance-settings-changes';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import {
  declineProposal,
  confirmProposal,
  changeSettings,
  readSettingsDesk,
  type SettingsOutcome,
} from '../services/settings/changes';
import { bodyOf, idOf, invalid, readAs, staffOf } from './desk-answers';

export function settings({ strapi }: { strapi: Core.Strapi }) {
  const proposalOf = (ctx: Context) => idOf(ctx, settingsSentences.missing);

  return {
    async read(ctx: Context) {
      ctx.body = await readSettingsDesk(strapi, staffOf(ctx), maySetAlone(ctx));
    },

    async save(ctx: Context) {
      const body = bodyOf(ctx);
      const after = readWhole((body as { settings?: unknown } | undefined)?.settings);
      const { seen } = readAs(settingsSeen, body);
      const how = { seen, by: staffOf(ctx), maySetAlone: maySetAlone(ctx) };
      answer(ctx, await changeSettings(strapi, after, how));
    },

    async confirm(ctx: Context) {
      answer(ctx, await confirmProposal(strapi, proposalOf(ctx), staffOf(ctx)));
    },

    async decline(ctx: Context) {
      const { reason } = readAs(proposalDecline, bodyOf(ctx));
      answer(ctx, await declineProposal(strapi, proposalOf(ctx), reason, staffOf(ctx)));
    },
  };
}

/** All settings at once, so that none is reset by being left out. */
function readWhole(sent: unknown) {
  const missing = missingSettings(sent);
  if (missing.length > 0)
    throw invalid(Object.fromEntries(missing.map((path) => [path, settingsSentences.incomplete])));
  return readAs(financeSettings, sent);
}

/** The role's permission says so; the super admin has every one. */
const maySetAlone = (ctx: Context): boolean =>
  (ctx.state as { userAbility: { can: (action: string) => boolean } }).userAbility.can(setAlonePermission);

function answer(ctx: Context, outcome: SettingsOutcome): void {
  switch (outcome.kind) {
    case 'done':
      ctx.body = { message: outcome.message };
      return;
    case 'missing':
      throw new errors.NotFoundError(settingsSentences.missing);
    case 'stale':
      return ctx.throw(409, outcome.sentence);
    case 'refused':
      throw new errors.ApplicationError(outcome.sentence);
  }
}
