import type { EnquiryDetail } from '@lanternway/contracts/enquiries/staff-item';
import { deskSentences, type Staff } from '@lanternway/contracts/enquiries/staff';
import { sendReport as sendReportCall } from '@lanternway/contracts/classes/teaching-calls';
import * as calls from '@lanternway/contracts/enquiries/staff-calls';
import { staffRoute } from '@lanternway/server-kit/http/staff-endpoint';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { cancelClass, scheduleClass } from '../services/classes/classes';
import { recordClass, setClassOutcome } from '../services/classes/outcomes';
import { addNote, changeNextStep, changeOwner, changeStatus, markSuspect } from '../services/item/changes';
import { readItem } from '../services/item/item';
import { mergeItems, unmergeItems } from '../services/item/merge';
import type { Changed, Target } from '../services/items/change-item';
import { sendReport } from '../services/reports/send';
import { itemOf, mustBeChanged } from './item';

interface ItemCall<Request> {
  request: Request;
  params: { kind: string; id: string };
  staff: Staff;
}

/** What staff change about one enquiry. Each answers with the enquiry as it is then. */
export function deskChanges(strapi: Core.Strapi) {
  const changed =
    <Request>(change: (target: Target, request: Request) => Promise<Changed>) =>
    async ({ request, params, staff }: ItemCall<Request>): Promise<EnquiryDetail> => {
      const { kind, id } = itemOf(params);
      mustBeChanged(await change({ kind, id, by: staff }, request));
      const item = await readItem(strapi, kind, id, new Date());
      if (item === null) throw new errors.NotFoundError(deskSentences.missing);
      return item;
    };

  return [
    staffRoute(
      calls.changeStatus,
      changed((target, change) => changeStatus(strapi, target, change)),
    ),
    staffRoute(
      calls.changeOwner,
      changed((target, change) => changeOwner(strapi, target, change)),
    ),
    staffRoute(
      calls.changeNextStep,
      changed((target, change) => changeNextStep(strapi, target, change)),
    ),
    staffRoute(
      calls.addNote,
      changed((target, { text }) => addNote(strapi, target, text)),
    ),
    staffRoute(
      calls.markSuspect,
      changed((target, change) => markSuspect(strapi, target, change)),
    ),
    staffRoute(
      calls.mergeItems,
      changed((target, { ids }) => mergeItems(strapi, target, ids)),
    ),
    staffRoute(
      calls.unmergeItems,
      changed((target, { ids }) => unmergeItems(strapi, target, ids)),
    ),
    staffRoute(
      calls.scheduleClass,
      changed((target, requested) => scheduleClass(strapi, target, requested)),
    ),
    staffRoute(
      calls.cancelClass,
      changed((target, requested) => cancelClass(strapi, target, requested)),
    ),
    staffRoute(
      calls.setClassOutcome,
      changed((target, requested) => setClassOutcome(strapi, target, requested)),
    ),
    staffRoute(
      calls.recordClass,
      changed((target, requested) => recordClass(strapi, target, requested)),
    ),
    staffRoute(
      sendReportCall,
      changed((target, seen) => sendReport(strapi, target, seen)),
    ),
  ];
}
