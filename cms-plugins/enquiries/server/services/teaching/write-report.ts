import { randomUUID } from 'node:crypto';
import { kindOfCourse } from '@lanternway/contracts/classes/site';
import { teachingSentences, type NewReport } from '@lanternway/contracts/classes/teaching';
import type { Staff } from '@lanternway/contracts/enquiries/staff';
import { rowsIn } from '@lanternway/server-kit/db/table';
import { classTeachingOf } from '@lanternway/server-kit/platform';
import type { Core } from '@strapi/strapi';
import { classReportUid } from '../../content-types/class-report';
import { findStored, refuse, type StoredClass } from '../classes/classes';
import { changeItem, type Changed, type Decision } from '../items/change-item';
import { findEnquiry, type Enquiry } from '../items/kinds';
import { isOwnClass } from '../marks/mark';
import { readOffers } from '../reports/offers';
import { findStoredReport, type StoredReport } from '../reports/report';
import { mailReport, sentEvent } from '../reports/send';

/** Ends the transaction with this answer. */
class Ended extends Error {
  constructor(readonly answer: Changed) {
    super('ended');
  }
}

/** The most tries. Others are not expected to interfere more often. */
const maxRounds = 5;

/**
 * Stores what a teacher wrote about a class that was attended, and mails it at once where the kind of class is set so (BK18).
 * It can be changed until it is sent.
 */
export async function writeReport(
  strapi: Core.Strapi,
  id: string,
  by: Staff,
  written: NewReport,
): Promise<Changed> {
  const offers = written.offer === null ? [] : await readOffers(strapi);
  const offer = offers.find(({ key }) => key === written.offer) ?? null;
  if (written.offer !== null && offer === null)
    return { kind: 'invalid', field: 'offer', sentence: teachingSentences.noOffer };
  for (let round = 0; round < maxRounds; round += 1) {
    const enquiry = await findEnquiry(strapi, 'free-class', id);
    if (enquiry === null) return { kind: 'missing' };
    const target = { kind: 'free-class' as const, id, by };
    try {
      const changed = await changeItem(strapi, target, enquiry.row.version, (found, now) =>
        decideReport(strapi, found, by, { ...written, title: offer?.title ?? null }, now),
      );
      if (changed.kind !== 'stale') return changed;
    } catch (error) {
      if (error instanceof Ended) return error.answer;
      throw error;
    }
  }
  return { kind: 'stale' };
}

type Written = NewReport & { title: string | null };

async function decideReport(
  strapi: Core.Strapi,
  enquiry: Enquiry,
  by: Staff,
  written: Written,
  now: Date,
): Promise<Decision> {
  if (enquiry.kind !== 'free-class') throw new Ended({ kind: 'missing' });
  const { row } = enquiry;
  const held = await findStored(strapi, row.documentId);
  if (held === null || !(await isOwnClass(strapi, row.documentId, held, by.id, now)))
    throw new Ended({ kind: 'missing' });
  if (held.sequence !== written.sequence) throw new Ended({ kind: 'stale' });
  if (held.state !== 'attended') return refuse(teachingSentences.notAttended);
  const before = await findStoredReport(strapi, row.documentId, held);
  if ((before?.version ?? 0) !== written.version) throw new Ended({ kind: 'stale' });
  if (before !== null && before.sentAt !== null) return refuse(teachingSentences.isSent);
  const isSentAtOnce = await classTeachingOf(strapi).sendsReports(kindOfCourse(row.course));
  const events = [{ what: 'class' as const, facts: { change: 'report' } }];
  return {
    kind: 'change',
    data: {},
    events: isSentAtOnce ? [...events, sentEvent] : events,
    alsoWrite: async () => {
      const stored = await storeReport(strapi, row.documentId, held, by, written, before, now);
      if (isSentAtOnce) await mailReport(strapi, row, stored, held.zone);
    },
  };
}

/** Nobody else changes it meanwhile: each change of a report changes the version of its enquiry first. */
async function storeReport(
  strapi: Core.Strapi,
  enquiryId: string,
  { sequence, startsAt }: StoredClass,
  by: Staff,
  { did, strengths, offer, title, remark }: Written,
  before: StoredReport | null,
  now: Date,
): Promise<StoredReport> {
  const rows = rowsIn(strapi, classReportUid);
  const data = {
    ...{ did, strengths, offerKey: offer, offerTitle: title, remark },
    ...{ byId: by.id, byName: by.name, writtenAt: now },
  };
  if (before === null)
    return rows.create({
      data: { documentId: randomUUID(), enquiryId, sequence, startsAt, version: 1, ...data },
    });
  const version = before.version + 1;
  await rows.updateMany({ where: { id: before.id }, data: { ...data, version } });
  return { ...before, ...data, version };
}
