import type { PublishingWeek } from '@lanternway/contracts/publishing/staff';
import type { WeekQuery } from '@lanternway/contracts/wire/weeks';
import { rowsIn } from '@lanternway/server-kit/db/table';
import { countWeeks, type Period } from '@lanternway/server-kit/weeks';
import type { Core } from '@strapi/strapi';
import { buildUid, changeUid } from '../../content-types';

const within = ({ from, to }: Period) => ({ $gte: from, $lt: to });

/** How often the site was renewed this week, and by how much. */
export async function readPublishingWeek(strapi: Core.Strapi, query: WeekQuery): Promise<PublishingWeek> {
  return {
    releases: await countWeeks(query, (period) =>
      rowsIn(strapi, buildUid).count({ where: { liveAt: within(period) } }),
    ),
    changes: await countWeeks(query, (period) =>
      rowsIn(strapi, changeUid).count({ where: { at: within(period) } }),
    ),
  };
}
