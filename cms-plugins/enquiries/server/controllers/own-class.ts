import * as calls from '@lanternway/contracts/classes/own-class';
import { kindOfCourse, timeTaken } from '@lanternway/contracts/classes/site';
import { tellHeard } from '@lanternway/contracts/enquiries/heard';
import type { Endpoint } from '@lanternway/contracts/wire/endpoint';
import {
  answerCall,
  done,
  readCall,
  refuse,
  type Handler,
  type PublicResult,
  type Refused,
} from '@lanternway/server-kit/http/public-endpoint';
import { siteRoute } from '@lanternway/server-kit/http/site-route';
import { classPlacesOf, rateLimitsOf } from '@lanternway/server-kit/platform';
import type { Core } from '@strapi/strapi';
import type { AnyObject } from 'yup';
import type { Purpose } from '../services/classes/links';
import { levelOf } from '../services/classes/teacher';
import { cancelOwnClass } from '../services/managing/cancel';
import type { Ended } from '../services/managing/change';
import { noteHeard } from '../services/managing/heard';
import { confirmOwnClass, enter } from '../services/managing/come';
import { moveOwnClass, undoOwnCancel } from '../services/managing/move';
import { openClass, openLink, type Opened } from '../services/managing/opened';
import { doorOf, viewOf } from '../services/managing/view';

/** What the link to a class can do. */
export function ownClass(strapi: Core.Strapi) {
  /** Every call is counted, whether its link is right or not. */
  const linked =
    <Request extends AnyObject & { token: string }, Reply extends AnyObject>(
      call: Endpoint<Request, Reply>,
      purpose: Purpose,
      answer: (opened: Opened, request: Request) => Promise<PublicResult<Reply>>,
    ): Handler =>
    (ctx) => {
      ctx.set('Cache-Control', 'no-store');
      return answerCall(ctx, () =>
        readCall<Request, Reply>(ctx, call, async ({ request, address }) => {
          const allowance = await rateLimitsOf(strapi).take('class.link', address);
          if (allowance.kind === 'over') return allowance;
          const opened = await openLink(strapi, request.token, purpose, new Date());
          return opened === null ? voided : answer(opened, request);
        }),
      );
    };

  const shown = async ({ row }: Opened, said: string) => {
    const now = new Date();
    const opened = await openClass(strapi, row.documentId, now);
    return opened === null ? voided : done(said, { class: await viewOf(strapi, opened, now) });
  };

  const changed = async (opened: Opened, ended: Ended, said: string) =>
    ended.kind === 'done' ? shown(opened, said) : refusalOf(ended);

  const idOf = ({ row }: Opened): string => row.documentId;

  return [
    siteRoute(
      calls.readClass,
      linked(calls.readClass, 'manage', (opened) => shown(opened, 'Your class.')),
    ),
    siteRoute(
      calls.otherTimes,
      linked(calls.otherTimes, 'manage', async ({ row }) => {
        const own = { enquiryId: row.documentId, kind: kindOfCourse(row.course), level: levelOf(row) ?? 0 };
        return done('Free times.', await classPlacesOf(strapi).others(own));
      }),
    ),
    siteRoute(
      calls.moveClass,
      linked(calls.moveClass, 'manage', async (opened, { sequence, at, zone, hold }) =>
        changed(
          opened,
          await moveOwnClass(strapi, idOf(opened), sequence, { at, zone, hold }),
          'Your class has a new time.',
        ),
      ),
    ),
    siteRoute(
      calls.cancelOwnClass,
      linked(calls.cancelOwnClass, 'manage', async (opened, { sequence, reason }) =>
        changed(
          opened,
          await cancelOwnClass(strapi, idOf(opened), sequence, reason ?? null),
          'Your class is cancelled.',
        ),
      ),
    ),
    siteRoute(
      calls.undoCancel,
      linked(calls.undoCancel, 'manage', async (opened, { sequence }) =>
        changed(opened, await undoOwnCancel(strapi, idOf(opened), sequence), 'Your class is booked again.'),
      ),
    ),
    siteRoute(
      calls.confirmClass,
      linked(calls.confirmClass, 'manage', async (opened, { sequence }) =>
        changed(
          opened,
          await confirmOwnClass(strapi, idOf(opened), sequence),
          'Thank you. We will see you there.',
        ),
      ),
    ),
    siteRoute(
      tellHeard,
      linked(tellHeard, 'manage', async (opened, { heard }) => {
        await noteHeard(strapi, idOf(opened), heard);
        return done('Thank you.', {});
      }),
    ),
    siteRoute(
      calls.readDoor,
      linked(calls.readDoor, 'join', async (opened) =>
        done('Your class.', { door: await doorOf(strapi, opened, new Date()) }),
      ),
    ),
    siteRoute(
      calls.joinClass,
      linked(calls.joinClass, 'join', async (opened) => {
        const entered = await enter(strapi, opened, new Date());
        return entered.kind === 'open'
          ? done('The door is open.', { room: entered.room })
          : refuse(422, entered.sentence, { reason: 'rule' });
      }),
    ),
  ];
}

const voided = refuse(404, calls.linkIsVoid, { reason: 'void' });

function refusalOf(ended: Exclude<Ended, { kind: 'done' }>): Refused {
  switch (ended.kind) {
    case 'void':
      return voided;
    case 'stale':
      return refuse(409, calls.changedMeanwhile, { reason: 'stale' });
    case 'refused':
      return refuse(422, ended.sentence, { reason: 'rule' });
    case 'taken':
      return refuse(409, timeTaken, { reason: 'taken', near: ended.near.map((at) => at.toISOString()) });
  }
}
