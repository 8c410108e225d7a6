import { orderSentences } from '@lanternway/contracts/publishing/order';
import { listOrders, saveOrder as saveEndpoint } from '@lanternway/contracts/publishing/staff-calls';
import { ownEntry } from '@lanternway/contracts/wire/own-entry';
import { ConflictError, NotAllowedError, staffRoute } from '@lanternway/server-kit/http/staff-endpoint';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { readConfig } from '../config';
import { readList } from '../services/order/list';
import { saveOrder } from '../services/order/save';
import { mayWith } from './rights';

/** Lists that staff put in order. Only people who may publish the entries: the order goes live at once. */
export const orders = (strapi: Core.Strapi) => [
  staffRoute(listOrders, async ({ may }) => {
    const uids = Object.keys(readConfig(strapi).orderedTypes);
    return Promise.all(
      uids.filter((uid) => mayWith(may, 'publish', uid)).map((uid) => readList(strapi, uid)),
    );
  }),

  staffRoute(saveEndpoint, async ({ request, params: { uid }, staff, may }) => {
    if (ownEntry(readConfig(strapi).orderedTypes, uid) === undefined)
      throw new errors.NotFoundError(orderSentences.missing);
    if (!mayWith(may, 'publish', uid)) throw new NotAllowedError(orderSentences.notAllowed);
    const saved = await saveOrder(strapi, uid, request, staff);
    if (saved === 'overtaken') throw new ConflictError(orderSentences.overtaken);
    return { message: orderSentences[saved], list: await readList(strapi, uid) };
  }),
];
