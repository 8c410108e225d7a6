import * as calls from '@lanternway/contracts/publishing/health-calls';
import { healthSentences, type Fault, reviewSentences } from '@lanternway/contracts/publishing/health';
import { ownEntry } from '@lanternway/contracts/wire/own-entry';
import { documentIdOf, NotAllowedError, staffRoute } from '@lanternway/server-kit/http/staff-endpoint';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { readConfig } from '../config';
import type { FaultRecord } from '../content-types/health';
import { findVersions } from '../services/content/entries';
import { findFault, leaveFault, takeBackFault } from '../services/health/faults';
import { listFaults, listReviewRows, shownFaults } from '../services/health/list';
import { markReviewed, readReview, saveReview } from '../services/health/reviews';
import { writeAsked, writeSettings } from '../services/health/settings';
import { inProcess } from '../services/in-process';
import { mayWith } from './rights';

type May = Parameters<typeof mayWith>[0];

/** The health of the content: lists what a check found, and lets staff leave a fault for a time. */
export function health(strapi: Core.Strapi) {
  async function faultFor(id: string, may: May): Promise<FaultRecord> {
    const found = await findFault(strapi, documentIdOf(id, healthSentences.missing));
    if (!mayWith(may, 'update', found.uid)) throw new NotAllowedError(healthSentences.notAllowed);
    return found;
  }

  async function shown(row: FaultRecord): Promise<Fault> {
    const [fault] = await shownFaults(strapi, [row]);
    if (fault === undefined) throw new errors.NotFoundError(healthSentences.missing);
    return fault;
  }

  return [
    staffRoute(calls.readHealth, ({ request, may }) =>
      listFaults(strapi, request, (uid) => mayWith(may, 'read', uid)),
    ),

    staffRoute(calls.checkHealth, async () => {
      await writeAsked(strapi);
      inProcess(strapi, 'healthWorker').wake();
      return { message: healthSentences.asked };
    }),

    staffRoute(calls.saveHealthSettings, async ({ request: { months, avoid } }) => {
      const settings = { months, avoid: [...new Set(avoid)] };
      await writeSettings(strapi, settings);
      return settings;
    }),

    staffRoute(calls.leaveFault, async ({ params, request, staff, may }) =>
      shown(await leaveFault(strapi, await faultFor(params.id, may), request.reason, staff)),
    ),

    staffRoute(calls.takeBackFault, async ({ params, may }) =>
      shown(await takeBackFault(strapi, await faultFor(params.id, may))),
    ),
  ];
}

/** When entries are to be looked at again. */
export function reviews(strapi: Core.Strapi) {
  async function entryOf({ uid, documentId: id }: { uid: string; documentId: string }) {
    const documentId = documentIdOf(id, reviewSentences.missing);
    const isOurs = ownEntry(readConfig(strapi).types, uid) !== undefined;
    const { draft, published } = isOurs
      ? await findVersions(strapi, uid, documentId)
      : { draft: null, published: null };
    if (draft === null && published === null) throw new errors.NotFoundError(reviewSentences.missing);
    return { uid, documentId };
  }

  async function changeable(params: { uid: string; documentId: string }, may: May) {
    const entry = await entryOf(params);
    if (!mayWith(may, 'update', entry.uid)) throw new NotAllowedError(reviewSentences.notAllowed);
    return entry;
  }

  return [
    staffRoute(calls.listReviews, ({ request, may }) =>
      listReviewRows(strapi, request, (uid) => mayWith(may, 'read', uid)),
    ),

    staffRoute(calls.readReview, async ({ params, may }) => {
      if (!mayWith(may, 'read', params.uid)) throw new errors.NotFoundError(reviewSentences.missing);
      return readReview(strapi, await entryOf(params), mayWith(may, 'update', params.uid));
    }),

    staffRoute(calls.saveReview, async ({ params, request, may }) => {
      const entry = await changeable(params, may);
      await saveReview(strapi, entry, request);
      return readReview(strapi, entry, true);
    }),

    staffRoute(calls.markReviewed, async ({ params, staff, may }) => {
      const day = await markReviewed(strapi, await changeable(params, may), staff);
      return { message: reviewSentences.reviewed(day) };
    }),
  ];
}
