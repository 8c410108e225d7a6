import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import type { ShownOutbox } from '../services/shown-outbox';

const mostShown = 200;

export function shownOutbox({ strapi }: { strapi: Core.Strapi }) {
  const outbox = (): ShownOutbox => strapi.plugin('mailer').service('shownOutbox');
  return {
    async json(ctx: Context) {
      ctx.set('Cache-Control', 'no-store');
      ctx.body = (await outbox().newest(mostShown)).map(({ mail }) => mail);
    },
  };
}
