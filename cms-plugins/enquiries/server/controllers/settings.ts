import { deskSentences } from '@lanternway/contracts/enquiries/staff';
import { deskSettings, type SettingsReply } from '@lanternway/contracts/enquiries/staff-privacy';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { own } from '../services/own';
import { bodyOf, readAs } from './desk-answers';

const mostRuns = 30;

export function settings({ strapi }: { strapi: Core.Strapi }) {
  return {
    async read(ctx: Context) {
      ctx.body = {
        settings: await own(strapi, 'settings').read(),
        runs: await own(strapi, 'privacyRecords').runs(mostRuns),
      } satisfies SettingsReply;
    },

    async save(ctx: Context) {
      await own(strapi, 'settings').save(readAs(deskSettings, bodyOf(ctx)));
      ctx.body = { message: deskSentences.settingsSaved };
    },
  };
}
