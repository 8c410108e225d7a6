import { financeSettings, settingsKept } from '@lanternway/contracts/finance-settings';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { own } from '../services/own';
import { bodyOf, readAs, staffOf } from './desk-answers';

export function settings({ strapi }: { strapi: Core.Strapi }) {
  return {
    async read(ctx: Context) {
      ctx.body = await own(strapi, 'settings').read();
    },

    async save(ctx: Context) {
      await own(strapi, 'settings').save(readAs(financeSettings, bodyOf(ctx)));
      strapi.log.info(`payments: the settings were changed by the staff member ${String(staffOf(ctx).id)}`);
      ctx.body = { message: settingsKept };
    },
  };
}
