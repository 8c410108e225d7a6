import { deskSentences } from '@lanternway/contracts/enquiries/staff';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { openResume } from '../services/resumes/opening';
import { staffOf } from './desk-answers';

/** Hands a resume to a member of the staff, which is recorded before the first byte of it goes out. */
export const resumes = ({ strapi }: { strapi: Core.Strapi }) => ({
  async open(ctx: Context) {
    const { id } = ctx['params'] as { id: string };
    const resume = await openResume(strapi, id, staffOf(ctx));
    if (resume === null) throw new errors.NotFoundError(deskSentences.noResume);
    ctx.set({
      'Cache-Control': 'private, no-store',
      'X-Content-Type-Options': 'nosniff',
      'Content-Security-Policy': "default-src 'none'; sandbox",
    });
    ctx.attachment(resume.name);
    // Whatever it is, no browser is to show it: a stranger made it.
    ctx.type = 'application/octet-stream';
    ctx.body = resume.stream;
    if (resume.bytes !== null) ctx.length = resume.bytes;
  },
});
