import { deskSentences } from '@lanternway/contracts/enquiries/staff';
import { deskSettings, type SettingsReply } from '@lanternway/contracts/enquiries/staff-privacy';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { readSettings, saveSettings } from '../services/items/settings';
import { listRetentionRuns } from '../services/privacy/records';
import { bodyOf, readAs } from './desk-answers';

const maxRuns = 30;

export function settings({ strapi }: { strapi: Core.Strapi }) {
  return {
    async read(ctx: Context) {
      ctx.body = {
        settings: await readSettings(strapi),
        runs: await listRetentionRuns(strapi, maxRuns),
      } satisfies SettingsReply;
    },

    async save(ctx: Context) {
      await saveSettings(strapi, readAs(deskSettings, bodyOf(ctx)));
      ctx.body = { message: deskSentences.settingsSaved };
    },
  };
}
