import { deskSentences } from '@lanternway/contracts/enquiries/staff';
import {
  privacyErase,
  privacyQuery,
  type Erased,
  type PrivacyFindings,
} from '@lanternway/contracts/enquiries/staff-privacy';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { erasePerson, exportPerson, findPerson } from '../services/privacy/privacy';
import { bodyOf, invalid, readAs, staffOf } from './desk-answers';

/** All that is known under one e-mail. Nothing of it is to stay behind in a browser. */
export function privacy({ strapi }: { strapi: Core.Strapi }) {
  return {
    async find(ctx: Context) {
      const { email } = readAs(privacyQuery, bodyOf(ctx));
      ctx.set('Cache-Control', 'private, no-store');
      ctx.body = (await findPerson(strapi, email)) satisfies PrivacyFindings;
    },

    async export(ctx: Context) {
      const { email } = readAs(privacyQuery, bodyOf(ctx));
      const data = await exportPerson(strapi, email, staffOf(ctx));
      // The file's name does not say whose data it is: it stands in lists of downloads.
      ctx.attachment(`personal-data-${new Date().toISOString().slice(0, 10)}.json`);
      ctx.set('Cache-Control', 'private, no-store');
      ctx.type = 'application/json';
      ctx.body = JSON.stringify(data, null, 2);
    },

    async erase(ctx: Context) {
      const { email, confirm, reason } = readAs(privacyErase, bodyOf(ctx));
      if (confirm.trim().toLowerCase() !== email) throw invalid({ confirm: deskSentences.confirmMismatch });
      ctx.body = (await erasePerson(strapi, email, reason, staffOf(ctx))) satisfies Erased;
    },
  };
}
