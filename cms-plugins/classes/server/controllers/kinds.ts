import { classSentences } from '@lanternway/contracts/classes/staff';
import {
  readKinds as readEndpoint,
  saveKind as saveEndpoint,
} from '@lanternway/contracts/classes/staff-calls';
import { ConflictError, staffRoute } from '@lanternway/server-kit/http/staff-endpoint';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { readKinds, saveKind } from '../services/staff/kinds';

/** How long the kinds of class take and how they are booked. */
export const kinds = (strapi: Core.Strapi) => [
  staffRoute(readEndpoint, async () => ({ kinds: await readKinds(strapi) })),

  staffRoute(saveEndpoint, async ({ params, request }) => {
    const saved = await saveKind(strapi, params.key, request);
    if (saved === 'missing') throw new errors.NotFoundError('There is no such kind of class.');
    if (saved === 'stale') throw new ConflictError(classSentences.stale);
    return { message: 'Saved. It applies to classes that are booked from now on.' };
  }),
];
