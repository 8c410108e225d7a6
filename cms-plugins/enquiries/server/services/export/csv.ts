import { randomUUID } from 'node:crypto';
import type { Transform } from 'node:stream';
import type { Core } from '@strapi/strapi';
import { csvStream } from '@lanternway/server-kit/csv-stream';
import type { InboxQuery, Staff } from '@lanternway/contracts/enquiries/staff';
import { privacyRecordUid, scheduledClassUid } from '../../content-types/desk-records';
import { fullWhen } from '../items/when';
import { findPlaces } from '../inbox/inbox';
import type { Look, Place } from '../inbox/query';
import { readPlaces } from '../inbox/rows';
import type { Enquiry } from '../items/kinds';
import { readOwnerNames } from '../items/owners';
import { cellsOf, columnTitles } from './csv-columns';

const atATime = 1_000;

/** The inbox as a file: everything that fits, whatever the page. That it was taken is recorded, and by whom. */
export async function exportInbox(
  strapi: Core.Strapi,
  query: InboxQuery,
  look: Look,
  by: Staff,
): Promise<{ name: string; stream: Transform }> {
  // The places of all rows are read first, at once: so changes by staff meanwhile neither drop a row nor repeat one.
  const places = await findPlaces(strapi, query, query.sort, look);
  await record(strapi, places.length, by, look.now);
  const stream = csvStream(columnTitles, readRows(strapi, places));
  return { name: `enquiries-${look.now.toISOString().slice(0, 10)}.csv`, stream };
}

async function* readRows(strapi: Core.Strapi, places: readonly Place[]): AsyncGenerator<string[]> {
  for (let start = 0; start < places.length; start += atATime) {
    const enquiries = await readPlaces(strapi, places.slice(start, start + atATime));
    const ownerIds = enquiries.flatMap(({ row }) => (row.ownerId === null ? [] : [row.ownerId]));
    const owners = await readOwnerNames(strapi, ownerIds);
    const classes = await classesOf(strapi, enquiries);
    for (const enquiry of enquiries) yield cellsOf(enquiry, { owners, classes });
  }
}

async function classesOf(strapi: Core.Strapi, enquiries: readonly Enquiry[]): Promise<Map<string, string>> {
  const ids = enquiries.filter(({ kind }) => kind === 'free-class').map(({ row }) => row.documentId);
  if (ids.length === 0) return new Map();
  const found: { enquiryId: string; startsAt: string; zone: string }[] = await strapi.db
    .query(scheduledClassUid)
    .findMany({
      where: { enquiryId: { $in: ids }, state: { $ne: 'cancelled' } },
    });
  return new Map(found.map(({ enquiryId, startsAt, zone }) => [enquiryId, fullWhen(startsAt, zone)]));
}

/** Many people's data leave the desk with it, so it is written down like an export of one person's. */
async function record(strapi: Core.Strapi, count: number, by: Staff, at: Date): Promise<void> {
  await strapi.db.query(privacyRecordUid).create({
    data: {
      documentId: randomUUID(),
      what: 'exported',
      facts: { file: 'csv', count },
      byId: by.id,
      byName: by.name,
      at,
    },
  });
}
