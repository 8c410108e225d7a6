import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { readConfig } from '../config';
import { framePolicy, mailPolicy, unframe } from '../pages/frame';
import { listPage, mailPage, noMailPage } from '../pages/outbox';
import { findShownMail, listShownMails } from '../services/staff/shown-outbox';

const maxShown = 200;

/** The demonstration's outbox as pages, and as JSON for programs. */
export function shownOutbox({ strapi }: { strapi: Core.Strapi }) {
  const find = async (ctx: Context) => findShownMail(strapi, String((ctx['params'] as { id: string }).id));

  return {
    async json(ctx: Context) {
      ctx.set('Cache-Control', 'no-store');
      ctx.body = (await listShownMails(strapi, maxShown)).map(({ mail }) => mail);
    },

    async list(ctx: Context) {
      showPage(ctx, listPage(await listShownMails(strapi, maxShown)));
    },

    async mail(ctx: Context) {
      const found = await find(ctx);
      if (found === null) showPage(ctx, noMailPage(), 404);
      else showPage(ctx, mailPage(found));
    },

    async html(ctx: Context) {
      const found = await find(ctx);
      if (found === null) return showPage(ctx, noMailPage(), 404);
      showPage(ctx, unframe(found.mail.html));
      ctx.set('Content-Security-Policy', mailPolicy(readConfig(strapi).publicUrl));
      ctx.set('X-Frame-Options', 'SAMEORIGIN');
    },

    async attachment(ctx: Context) {
      const { index } = ctx['params'] as { index: string };
      const attachment = (await find(ctx))?.mail.attachments[Number(index)];
      if (attachment === undefined) return showPage(ctx, noMailPage(), 404);
      ctx.attachment(attachment.filename);
      // Whatever type the attachment claims to have, the browser saves it and does not show it.
      ctx.type = 'application/octet-stream';
      ctx.set('Cache-Control', 'no-store');
      ctx.body = Buffer.from(attachment.base64, 'base64');
    },
  };
}

function showPage(ctx: Context, page: string, status = 200): void {
  ctx.status = status;
  ctx.set({ 'Cache-Control': 'no-store', 'Content-Security-Policy': framePolicy });
  ctx.type = 'html';
  ctx.body = page;
}
