import { publishingSentences } from '@lanternway/contracts/publishing/entry';
import {
  listBuilds,
  publishNow,
  readBuild,
  readState,
  readWeek,
  rollBack,
} from '@lanternway/contracts/publishing/staff-calls';
import { ConflictError, staffRoute } from '@lanternway/server-kit/http/staff-endpoint';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { readConfig } from '../config';
import { inProcess } from '../services/in-process';
import { readBuildDetail, readBuildPage } from '../services/staff/builds';
import { readPublishingState } from '../services/staff/overview';
import { readPublishingWeek } from '../services/staff/week';

/** A build's number from the path. Throws "not found" for a text that cannot be one. */
function numberOf({ number }: { number: string }): number {
  if (!/^[1-9]\d{0,8}$/.test(number)) throw new errors.NotFoundError(publishingSentences.missing);
  return Number(number);
}

/** What staff see of publishing, and what they do about it. */
export const publishing = (strapi: Core.Strapi) => [
  staffRoute(readState, () => readPublishingState(strapi)),

  staffRoute(readWeek, ({ request }) => readPublishingWeek(strapi, request)),

  staffRoute(listBuilds, ({ request }) => readBuildPage(strapi, request)),

  staffRoute(readBuild, async ({ params }) => {
    const found = await readBuildDetail(strapi, numberOf(params));
    if (found === null) throw new errors.NotFoundError(publishingSentences.missing);
    return found;
  }),

  staffRoute(publishNow, async ({ staff }) => {
    if (!readConfig(strapi).isAwake) throw new errors.ApplicationError(publishingSentences.asleep);
    await inProcess(strapi, 'builder').publishNow(staff.name);
    return { message: publishingSentences.asked };
  }),

  staffRoute(rollBack, async ({ request: { hold }, params, staff }) => {
    const { kind } = await inProcess(strapi, 'builder').rollBack(numberOf(params), staff.name, { hold });
    if (kind === 'missing') throw new errors.NotFoundError(publishingSentences.missing);
    if (kind !== 'done') throw new ConflictError(publishingSentences[kind]);
    return { message: publishingSentences.rolledBack };
  }),
];
