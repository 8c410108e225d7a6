import type { Core } from '@strapi/strapi';
import { freeClassRequestUid } from '../../content-types/free-class-request';
import { scheduledClassUid } from '../../content-types/desk-records';
import type { FreeClassRow } from '../items/kinds';

/** What one e-mail may book without a person (BK8): classes to come, and classes made in the last 24 hours. */
const maxToCome = 2;
const maxInADay = 3;

const day = 24 * 60 * 60_000;

/** Whether the parent may book. If not, they get the same answer as one who chose no time, and are called. */
export async function mayBook(
  strapi: Core.Strapi,
  { parentEmail }: Pick<FreeClassRow, 'parentEmail'>,
): Promise<boolean> {
  const own: { documentId: string }[] = await strapi.db
    .query(freeClassRequestUid)
    .findMany({ select: ['documentId'], where: { parentEmail } });
  const enquiryId = { $in: own.map(({ documentId }) => documentId) };
  const classes = strapi.db.query(scheduledClassUid);
  const now = new Date();
  const toCome = await classes.count({
    where: { enquiryId, state: 'scheduled', startsAt: { $gt: now } },
  });
  if (toCome >= maxToCome) return false;
  const lately = await classes.count({
    where: { enquiryId, createdAt: { $gt: new Date(now.getTime() - day) } },
  });
  return lately < maxInADay;
}
