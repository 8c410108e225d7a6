import * as calls from '@lanternway/contracts/publishing/approval-calls';
import { approvalSentences } from '@lanternway/contracts/publishing/approvals';
import { publishingPermissions } from '@lanternway/contracts/publishing/staff';
import { documentIdOf, NotAllowedError, staffRoute } from '@lanternway/server-kit/http/staff-endpoint';
import type { Core } from '@strapi/strapi';
import {
  approveRequest,
  ask,
  declineRequestOf,
  findWaiting,
  withdrawRequest,
  type Decider,
} from '../services/approvals/decide';
import { listRequests, listRequestsOf } from '../services/approvals/list';
import { setNeedsSecond } from '../services/approvals/scheduled';
import { isGuarded, needsSecond } from '../services/approvals/setting';
import { mayWith } from './rights';

interface Caller {
  staff: { id: number; name: string };
  may: (permission: string, subject?: string) => boolean;
}

const deciderOf = ({ staff, may }: Caller): Decider => ({
  ...staff,
  mayAlone: may(publishingPermissions.publishAlone),
});

const readerOf = (caller: Caller) => ({
  ...deciderOf(caller),
  mayPublish: (uid: string) => mayWith(caller.may, 'publish', uid),
});

/** What waits for a second person, and deciding about it: for people who may publish such an entry by hand. */
export function approvals(strapi: Core.Strapi) {
  async function waitingFor(id: string, { may }: Caller) {
    const found = await findWaiting(strapi, documentIdOf(id, approvalSentences.missing));
    if (!mayWith(may, 'publish', found.uid)) throw new NotAllowedError(approvalSentences.notAllowed);
    return found;
  }

  return [
    staffRoute(calls.listApprovals, async (call) => ({
      needsSecond: await needsSecond(strapi),
      maySet: call.may(publishingPermissions.publishAlone),
      approvals: await listRequests(strapi, readerOf(call)),
    })),

    staffRoute(calls.readApproval, async (call) => {
      const { uid } = call.params;
      const documentId = documentIdOf(call.params.documentId, approvalSentences.missing);
      const reader = readerOf(call);
      if (!reader.mayPublish(uid)) return { needsSecond: false, mayAlone: false, waiting: [] };
      const waiting = await listRequestsOf(strapi, { uid, documentId }, reader);
      return { needsSecond: await isGuarded(strapi, uid), mayAlone: reader.mayAlone, waiting };
    }),

    staffRoute(calls.askApproval, async (call) => {
      const { uid, documentId, reason } = call.request;
      if (!mayWith(call.may, 'publish', uid)) throw new NotAllowedError(approvalSentences.notAllowed);
      await ask(strapi, { uid, documentId }, reason, deciderOf(call));
      return { message: approvalSentences.askedFor };
    }),

    staffRoute(calls.approve, async (call) => {
      const found = await waitingFor(call.params.id, call);
      return { message: await approveRequest(strapi, found, deciderOf(call)) };
    }),

    staffRoute(calls.decline, async (call) => {
      const found = await waitingFor(call.params.id, call);
      await declineRequestOf(strapi, found, call.request.reason, deciderOf(call));
      return { message: approvalSentences.declined };
    }),

    staffRoute(calls.withdraw, async (call) => {
      const found = await waitingFor(call.params.id, call);
      await withdrawRequest(strapi, found, deciderOf(call));
      return { message: approvalSentences.withdrawn };
    }),

    staffRoute(calls.saveSecondSetting, async ({ request }) => {
      await setNeedsSecond(strapi, request.needsSecond);
      return { message: approvalSentences.saved };
    }),
  ];
}
