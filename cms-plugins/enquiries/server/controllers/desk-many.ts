import * as calls from '@lanternway/contracts/enquiries/staff-calls';
import { staffFileRoute, staffRoute } from '@lanternway/server-kit/http/staff-endpoint';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { exportInbox } from '../services/export/csv';
import { addView, listViews, removeView } from '../services/inbox/views';
import { changeMany } from '../services/item/bulk';

/** What staff do with many enquiries at once, and the filters they keep. */
export const deskMany = (strapi: Core.Strapi) => [
  staffRoute(calls.changeMany, async ({ request, staff }) => {
    const outcome = await changeMany(strapi, request, staff);
    if (outcome.kind === 'refused') throw new errors.ApplicationError(outcome.sentence);
    return outcome.result;
  }),

  staffFileRoute(calls.exportInbox, async ({ request, staff }) => {
    const look = { staffId: staff.id, now: new Date() };
    const { name, stream } = await exportInbox(strapi, request, look, staff);
    return { name, content: stream };
  }),

  staffRoute(calls.listViews, ({ staff }) => listViews(strapi, staff)),

  staffRoute(calls.addView, ({ request, staff }) => addView(strapi, request, staff)),

  staffRoute(calls.removeView, async ({ params: { id }, staff }) => {
    const isRemoved = /^\d{1,9}$/.test(id) && (await removeView(strapi, Number(id), staff));
    if (!isRemoved) throw new errors.NotFoundError('This view is not there, or is not yours.');
    return {};
  }),
];
