import * as calls from '@lanternway/contracts/classes/site';
import { parse } from '@lanternway/contracts/wire/parse';
import {
  answerCall,
  done,
  readCall,
  refuse,
  refuseFields,
  type Handler,
  type OverLimit,
} from '@lanternway/server-kit/http/public-endpoint';
import { siteRoute } from '@lanternway/server-kit/http/site-route';
import { limitConcurrency } from '@lanternway/server-kit/jobs/limit-concurrency';
import { rateLimitsOf, type SharedLimit } from '@lanternway/server-kit/platform';
import type { Core } from '@strapi/strapi';
import { freeTimesReply } from '../services/holds/offered';
import { releaseHold } from '../services/holds/give-back';
import { holdTime } from '../services/holds/hold';

/**
 * How many browsers' requests to hold a time are worked on at once. Each takes a dozen statements: without a limit, parents
 * who send the form would wait behind a rush of them. Sending the form books its time without waiting here.
 */
const holdsAtOnce = 2;

/** What the site asks about free times. */
export function times(strapi: Core.Strapi) {
  const limited = limitConcurrency(holdsAtOnce);

  const over = async (limit: SharedLimit, address: string): Promise<OverLimit | null> => {
    const allowance = await rateLimitsOf(strapi).take(limit, address);
    return allowance.kind === 'over' ? allowance : null;
  };

  const read: Handler = (ctx) => {
    ctx.set('Cache-Control', 'no-store');
    return answerCall(ctx, async () => {
      const parsed = parse(calls.freeTimes.query, { ...ctx.query });
      if (parsed.kind === 'invalid') return refuseFields(parsed.errors);
      const limit = await over('class.times', ctx.request.ip);
      if (limit !== null) return limit;
      return done(
        'Free times.',
        await freeTimesReply(strapi, parsed.value.kind, parsed.value.level, new Date()),
      );
    });
  };

  const hold: Handler = (ctx) =>
    answerCall(ctx, () =>
      readCall(ctx, calls.holdTime, async ({ request, address }) => {
        const limit = await over('class.hold', address);
        if (limit !== null) return limit;
        const at = new Date(request.at);
        const result = await limited(() => holdTime(strapi, { ...request, at, address }, new Date()));
        switch (result.kind) {
          case 'held':
            return done('The time is held for you.', {
              hold: result.hold,
              at: at.toISOString(),
              until: result.until.toISOString(),
            });
          case 'over':
            return result;
          case 'closed':
            return refuse(409, calls.timesClosed, { reason: 'closed', near: [] });
          case 'crowded':
            return refuse(409, calls.confirmedWhenSent, { reason: 'crowded', near: [] });
          case 'taken':
            return refuse(409, calls.timeTaken, { reason: 'taken', near: textsOf(result.near) });
          case 'late':
            return refuse(410, calls.timeIsLate, { reason: 'late', near: textsOf(result.near) });
          case 'never': {
            const errors = { at: calls.noTime };
            return refuse(422, calls.noTime, { reason: 'never', errors, near: textsOf(result.near) });
          }
        }
      }),
    );

  const release: Handler = (ctx) =>
    answerCall(ctx, () =>
      readCall(ctx, calls.releaseTime, async ({ request }) => {
        await releaseHold(strapi, request.hold);
        return done('The time is free again.', {});
      }),
    );

  return [
    siteRoute(calls.freeTimes, read),
    siteRoute(calls.holdTime, hold),
    siteRoute(calls.releaseTime, release),
  ];
}

const textsOf = (times: readonly Date[]): string[] => times.map((each) => each.toISOString());
