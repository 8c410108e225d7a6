import { healthSentences, leftDays } from '@lanternway/contracts/publishing/health';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { FaultRecord } from '../../content-types/health';
import { faultsIn } from './faults';
import type { Person } from './reviews';

const dayMs = 24 * 3_600_000;

/** A fault by its document id. Throws where there is none. */
export async function findFault(strapi: Core.Strapi, id: string): Promise<FaultRecord> {
  const found = await faultsIn(strapi).findOne({ where: { documentId: id } });
  if (found === null) throw new errors.NotFoundError(healthSentences.missing);
  return found;
}

/** Takes a fault from the list for a time. */
export async function leaveFault(
  strapi: Core.Strapi,
  { id, documentId }: FaultRecord,
  reason: string,
  by: Person,
): Promise<FaultRecord> {
  const leftAt = new Date();
  const leftUntil = new Date(leftAt.getTime() + leftDays * dayMs);
  const data = { leftAt, leftUntil, leftById: by.id, leftByName: by.name, leftReason: reason };
  await faultsIn(strapi).updateMany({ where: { id }, data });
  return findFault(strapi, documentId);
}

/** Puts it back on the list. */
export async function takeBackFault(
  strapi: Core.Strapi,
  { id, documentId }: FaultRecord,
): Promise<FaultRecord> {
  const data = { leftAt: null, leftUntil: null, leftById: null, leftByName: null, leftReason: null };
  await faultsIn(strapi).updateMany({ where: { id }, data });
  return findFault(strapi, documentId);
}
