import type { Report } from '@lanternway/contracts/classes/teaching';
import { rowsIn, type Rows, type Time } from '@lanternway/server-kit/db/table';
import type { Core } from '@strapi/strapi';
import { classReportUid } from '../../content-types/class-report';
import type { StoredClass } from '../classes/classes';

export type StoredReport = Rows[typeof classReportUid];

/** The report of the class as it stands: a class that was agreed later has another. */
export const findStoredReport = (
  strapi: Core.Strapi,
  enquiryId: string,
  { sequence }: Pick<StoredClass, 'sequence'>,
): Promise<StoredReport | null> => rowsIn(strapi, classReportUid).findOne({ where: { enquiryId, sequence } });

/** The latest report of a request, which may be about a class before the present one. */
export const findLatestReport = (strapi: Core.Strapi, enquiryId: string): Promise<StoredReport | null> =>
  rowsIn(strapi, classReportUid).findOne({ where: { enquiryId }, orderBy: { sequence: 'desc' } });

/** The same as staff read it. */
export async function findReport(strapi: Core.Strapi, enquiryId: string): Promise<Report | null> {
  const found = await findLatestReport(strapi, enquiryId);
  return found === null ? null : toReport(found);
}

/** All reports of a request, the first one first. */
export const findReports = (strapi: Core.Strapi, enquiryId: string): Promise<StoredReport[]> =>
  rowsIn(strapi, classReportUid).findMany({ where: { enquiryId }, orderBy: { sequence: 'asc' } });

export const toReport = (row: StoredReport): Report => ({
  version: row.version,
  did: row.did,
  strengths: row.strengths,
  offer: row.offerKey === null ? null : { key: row.offerKey, title: row.offerTitle ?? '' },
  remark: row.remark ?? '',
  byName: row.byName ?? '',
  writtenAt: isoOf(row.writtenAt),
  sentAt: row.sentAt === null ? null : isoOf(row.sentAt),
});

const isoOf = (time: Time): string => new Date(time).toISOString();
