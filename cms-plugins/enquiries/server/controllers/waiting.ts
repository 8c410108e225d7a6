import * as calls from '@lanternway/contracts/classes/own-class';
import { timeTaken } from '@lanternway/contracts/classes/site';
import type { Endpoint } from '@lanternway/contracts/wire/endpoint';
import {
  answerCall,
  done,
  readCall,
  refuse,
  type Handler,
  type PublicResult,
} from '@lanternway/server-kit/http/public-endpoint';
import { siteRoute } from '@lanternway/server-kit/http/site-route';
import { rateLimitsOf } from '@lanternway/server-kit/platform';
import type { Core } from '@strapi/strapi';
import type { AnyObject } from 'yup';
import { bookFromLink, openWaiting, waitingView } from '../services/booking/from-link';
import { openClass } from '../services/managing/opened';
import { viewOf } from '../services/managing/view';
import type { WaitingRow } from '../services/wishes/waiting';

/** What the link in an offer of free times can do, as long as its request waits for one. */
export function waiting(strapi: Core.Strapi) {
  /** Every call is counted, whether its link is right or not. */
  const linked =
    <Request extends AnyObject & { token: string }, Reply extends AnyObject>(
      call: Endpoint<Request, Reply>,
      answer: (row: WaitingRow, request: Request) => Promise<PublicResult<Reply>>,
    ): Handler =>
    (ctx) => {
      ctx.set('Cache-Control', 'no-store');
      return answerCall(ctx, () =>
        readCall<Request, Reply>(ctx, call, async ({ request, address }) => {
          const allowance = await rateLimitsOf(strapi).take('class.link', address);
          if (allowance.kind === 'over') return allowance;
          const row = await openWaiting(strapi, request.token);
          return row === null ? voided : answer(row, request);
        }),
      );
    };

  async function booked(enquiryId: string) {
    const now = new Date();
    const opened = await openClass(strapi, enquiryId, now);
    return opened === null
      ? voided
      : done('Your class is booked.', { class: await viewOf(strapi, opened, now) });
  }

  return [
    siteRoute(
      calls.readWaiting,
      linked(calls.readWaiting, (row) =>
        Promise.resolve(done('Choose a time.', { waiting: waitingView(row) })),
      ),
    ),
    siteRoute(
      calls.bookWaiting,
      linked(calls.bookWaiting, async (row, { at, zone, hold }) => {
        const booking = await bookFromLink(strapi, row, { at, zone, hold });
        switch (booking.kind) {
          case 'booked':
            return booked(row.documentId);
          case 'lost':
            return refuse(409, timeTaken, {
              reason: 'taken',
              near: booking.near.map((each) => each.toISOString()),
            });
          case 'none':
            return refuse(422, calls.closedToChanges, { reason: 'rule' });
        }
      }),
    ),
  ];
}

const voided = refuse(404, calls.linkIsVoid, { reason: 'void' });
