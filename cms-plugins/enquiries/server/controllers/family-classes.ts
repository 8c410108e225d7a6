import { listFamilyClasses } from '@lanternway/contracts/classes/own-class';
import {
  answerCall,
  asParent,
  done,
  readCall,
  type Handler,
} from '@lanternway/server-kit/http/public-endpoint';
import { rateLimitsOf } from '@lanternway/server-kit/platform';
import type { Core } from '@strapi/strapi';
import { classesOfFamily } from '../services/managing/of-family';

/** The classes of the parent who is logged in. Their e-mail is the account's, and nobody logs in before it is proved. */
export const familyClasses =
  (strapi: Core.Strapi): Handler =>
  (ctx) => {
    ctx.set('Cache-Control', 'no-store');
    return answerCall(ctx, () =>
      asParent(ctx, async ({ email }) => {
        const allowance = await rateLimitsOf(strapi).take('class.link', ctx.request.ip);
        if (allowance.kind === 'over') return allowance;
        return readCall(ctx, listFamilyClasses, async () =>
          done('Your classes.', { classes: await classesOfFamily(strapi, email, new Date()) }),
        );
      }),
    );
  };
