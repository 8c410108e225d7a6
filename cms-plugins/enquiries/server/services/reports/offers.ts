import type { Offer } from '@lanternway/contracts/classes/teaching';
import type { Course } from '@lanternway/contracts/enquiries/site';
import type { Core } from '@strapi/strapi';
import { readConfig } from '../../config';

interface PlanRow {
  key: string;
  title: string;
  subject: Course;
}

interface TrackRow {
  slug: string;
  title: string;
  soldAs: PlanRow | null;
}

const isPublished = { publishedAt: { $notNull: true } };

const byOrder = [{ order: 'asc' }, { id: 'asc' }];

/** The published plans, and the tracks that are sold as one of them, by their address at the checkout. No prices. */
export async function readOffers(strapi: Core.Strapi): Promise<(Offer & { course: Course })[]> {
  const { planUid, courseUid } = readConfig(strapi);
  const plans: PlanRow[] = await strapi.db
    .query(planUid)
    .findMany({ select: ['key', 'title', 'subject'], where: isPublished, orderBy: byOrder });
  const tracks: TrackRow[] = await strapi.db.query(courseUid).findMany({
    select: ['slug', 'title'],
    where: { kind: 'coding_plan', ...isPublished },
    populate: { soldAs: { select: ['key', 'title', 'subject'] } },
    orderBy: byOrder,
  });
  const keys = new Set(plans.map(({ key }) => key));
  return [
    ...tracks.flatMap(({ slug, title, soldAs }) =>
      soldAs !== null && keys.has(soldAs.key)
        ? [{ key: slug, title: `${title} (${soldAs.title})`, course: soldAs.subject }]
        : [],
    ),
    ...plans.map(({ key, title, subject }) => ({ key, title, course: subject })),
  ];
}
