import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { mailQuery, mailSentences } from '@lanternway/contracts/mail/mails';
import { parse } from '@lanternway/contracts/wire/parse';
import type { Context } from 'koa';
import {
  listMails,
  readMail,
  sendMailAgain,
  sendMailNow,
  sendTestMail,
  type ResendResult,
} from '../services/staff/mail-desk';
import { sightOf, type AdminState, type Sight } from '../services/staff/sight';
import type { Staff } from '../services/staff/test-mail';

export function mails({ strapi }: { strapi: Core.Strapi }) {
  return {
    async list(ctx: Context) {
      const query = parse(mailQuery, ctx.query);
      if (query.kind === 'invalid') throw new errors.ValidationError('This list cannot be shown.');
      ctx.body = await listMails(strapi, query.value, sight(ctx));
    },

    async read(ctx: Context) {
      const mail = await readMail(strapi, idOf(ctx), sight(ctx));
      if (mail === null) throw new errors.NotFoundError(mailSentences.missing);
      ctx.body = mail;
    },

    async sendAgain(ctx: Context) {
      const result = await sendMailAgain(strapi, idOf(ctx), staffOf(ctx).email, sight(ctx));
      answer(ctx, result, mailSentences.again, mailSentences.notAgain);
    },

    async sendNow(ctx: Context) {
      const result = await sendMailNow(strapi, idOf(ctx), staffOf(ctx).email, sight(ctx));
      answer(ctx, result, mailSentences.now, mailSentences.notNow);
    },

    async sendTest(ctx: Context) {
      const staff = staffOf(ctx);
      await sendTestMail(strapi, staff);
      ctx.body = { message: mailSentences.test(staff.email) };
    },
  };
}

function answer(ctx: Context, result: ResendResult, done: string, refused: string): void {
  if (result.kind === 'missing') throw new errors.NotFoundError(mailSentences.missing);
  if (result.kind === 'refused') throw new errors.ApplicationError(refused);
  ctx.body = { message: done };
}

/** The policies of the routes let in nobody who is not logged in. */
const staffOf = (ctx: Context) => (ctx.state as { user: Staff }).user;

const sight = (ctx: Context): Sight => sightOf(ctx.state as AdminState);

/** What is no number of a row names no mail. */
function idOf(ctx: Context): number {
  const { id } = ctx['params'] as { id: string };
  if (!/^\d{1,9}$/.test(id)) throw new errors.NotFoundError(mailSentences.missing);
  return Number(id);
}
