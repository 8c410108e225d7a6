import { teachingSentences } from '@lanternway/contracts/classes/teaching';
import { rowsIn } from '@lanternway/server-kit/db/table';
import { outboxOf } from '@lanternway/server-kit/platform';
import type { Core } from '@strapi/strapi';
import { classReportUid } from '../../content-types/class-report';
import { findStored, refuse } from '../classes/classes';
import { changeItem, type Changed, type ItemEvent, type Target } from '../items/change-item';
import type { FreeClassRow } from '../items/kinds';
import { reportMail } from './mail';
import { readOffers } from './offers';
import { findLatestReport, toReport, type StoredReport } from './report';

/** Ends the transaction: the teacher has changed the report, or it is sent. */
class AnotherReport extends Error {}

export const sentEvent: ItemEvent = { what: 'class', facts: { change: 'report-sent' } };

/** Mails the report that a member of staff has read to the parent (BK18). */
export async function sendReport(
  strapi: Core.Strapi,
  target: Target,
  { version, report: seen }: { version: number; report: number },
): Promise<Changed> {
  try {
    return await changeItem(strapi, target, version, async (enquiry) => {
      if (enquiry.kind !== 'free-class') return refuse(teachingSentences.noReport);
      const held = await findStored(strapi, target.id);
      const report = await findLatestReport(strapi, target.id);
      if (held === null || report === null) return refuse(teachingSentences.noReport);
      if (report.sentAt !== null) return refuse(teachingSentences.isSent);
      // The mark was changed after the report was written.
      if (held.sequence === report.sequence && held.state !== 'attended')
        return refuse(teachingSentences.notAttended);
      return {
        kind: 'change',
        data: {},
        events: [sentEvent],
        alsoWrite: () => mailReport(strapi, enquiry.row, { ...report, version: seen }, held.zone),
      };
    });
  } catch (error) {
    if (error instanceof AnotherReport) return { kind: 'stale' };
    throw error;
  }
}

/** In the caller's transaction. Throws where the report is another one by now. */
export async function mailReport(
  strapi: Core.Strapi,
  row: FreeClassRow,
  report: StoredReport,
  zone: string,
): Promise<void> {
  const { count } = await rowsIn(strapi, classReportUid).updateMany({
    where: { id: report.id, version: report.version, sentAt: null },
    data: { sentAt: new Date() },
  });
  if (count === 0) throw new AnotherReport();
  const { did, strengths, offer } = toReport(report);
  // A plan that is no longer on the site is suggested to nobody.
  const isSold = offer !== null && (await readOffers(strapi)).some(({ key }) => key === offer.key);
  const told = { did, strengths, offer: isSold ? offer : null };
  const { sequence } = report;
  await outboxOf(strapi).queue(
    reportMail(row, { ...told, sequence, startsAt: new Date(report.startsAt), zone }),
  );
}
