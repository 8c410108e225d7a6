import { deskSentences, type Staff } from '@lanternway/contracts/enquiries/staff';
import {
  addLead as addCall,
  addSentences,
  findKnown as knownCall,
} from '@lanternway/contracts/enquiries/staff-add';
import { giveToOthers as giveCall } from '@lanternway/contracts/enquiries/staff-away';
import { readTabCounts as readTabCountsCall } from '@lanternway/contracts/enquiries/staff-counts';
import * as calls from '@lanternway/contracts/enquiries/staff-calls';
import * as waiting from '@lanternway/contracts/enquiries/waiting';
import { ConflictError, documentIdOf, staffRoute } from '@lanternway/server-kit/http/staff-endpoint';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { addLead } from '../services/adding/add-lead';
import { findKnown } from '../services/inbox/alike';
import { readInboxPage } from '../services/inbox/inbox';
import { toInboxRows } from '../services/inbox/rows';
import { listCampaigns, listSources } from '../services/inbox/sources';
import { readSummary } from '../services/inbox/summary';
import { readWeek } from '../services/inbox/week';
import { readItem } from '../services/item/item';
import type { Target } from '../services/items/change-item';
import { listOwners } from '../services/items/owners';
import { giveToOthers } from '../services/planning/to-others';
import { readTabCounts } from '../services/planning/tab-counts';
import { readTimetable } from '../services/planning/timetable';
import { endWaiting, offerByStaff, readWaitingPage } from '../services/wishes/list';
import { itemOf, mustBeChanged } from './item';

/** What the desk shows. */
export const desk = (strapi: Core.Strapi) => [
  staffRoute(calls.readInbox, ({ request, staff }) =>
    readInboxPage(strapi, request, { staffId: staff.id, now: new Date() }),
  ),

  staffRoute(calls.readSummary, ({ request: { zone }, staff }) =>
    readSummary(strapi, zone, { staffId: staff.id, now: new Date() }),
  ),

  staffRoute(readTabCountsCall, ({ request: { zone }, staff }) =>
    readTabCounts(strapi, zone, { staffId: staff.id, now: new Date() }),
  ),

  staffRoute(calls.readWeek, ({ request }) => readWeek(strapi, request)),

  staffRoute(calls.readTimetable, ({ request }) => readTimetable(strapi, request, new Date())),

  staffRoute(giveCall, async ({ request, staff }) => ({
    lines: await giveToOthers(strapi, request.classes, staff),
  })),

  staffRoute(waiting.readWaitingList, () => readWaitingPage(strapi)),

  staffRoute(waiting.offerTimes, async ({ params, staff }) => {
    mustBeChanged(await offerByStaff(strapi, waitingTarget(params.id, staff), new Date()));
    return readWaitingPage(strapi);
  }),

  staffRoute(waiting.endWaiting, async ({ params, staff }) => {
    mustBeChanged(await endWaiting(strapi, waitingTarget(params.id, staff)));
    return readWaitingPage(strapi);
  }),

  staffRoute(calls.listSources, () => listSources(strapi)),

  staffRoute(calls.listCampaigns, () => listCampaigns(strapi)),

  staffRoute(calls.listOwners, () => listOwners(strapi)),

  staffRoute(calls.readItem, async ({ params }) => {
    const { kind, id } = itemOf(params);
    const found = await readItem(strapi, kind, id, new Date());
    if (found === null) throw new errors.NotFoundError(deskSentences.missing);
    return found;
  }),

  staffRoute(addCall, async ({ request, staff }) => {
    const outcome = await addLead(strapi, request, staff, new Date());
    if (outcome.kind === 'known') throw new ConflictError(addSentences.known);
    return { id: outcome.id };
  }),

  staffRoute(knownCall, async ({ request: { email = null, phone = null } }) => {
    const found = await findKnown(strapi, { email, phone }, mostKnown);
    return { rows: await toInboxRows(strapi, found.slice(0, mostKnown), new Date()) };
  }),
];

/** The most earlier enquiries that are shown. */
const mostKnown = 5;

const waitingTarget = (id: string, by: Staff): Target => ({
  kind: 'free-class',
  id: documentIdOf(id, waiting.waitingSentences.missing),
  by,
});
