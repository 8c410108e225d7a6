import { enquiryKinds, type EnquiryKind } from '@lanternway/contracts/enquiries/site';
import type { DeskWeek } from '@lanternway/contracts/enquiries/staff';
import type { WeekQuery } from '@lanternway/contracts/wire/weeks';
import { countRows } from '@lanternway/server-kit/db/count-rows';
import { countWeeks, type Period } from '@lanternway/server-kit/weeks';
import type { Core } from '@strapi/strapi';
import { kinds } from '../items/kinds';

const classesTable = 'enquiries_classes';

/** What came in this week, and what became of the free classes. */
export async function readWeek(strapi: Core.Strapi, query: WeekQuery): Promise<DeskWeek> {
  const countReceived = (wanted: readonly EnquiryKind[]) => async (period: Period) => {
    let sum = 0;
    for (const kind of wanted) sum += await countRows(receivedIn(strapi, kind, period));
    return sum;
  };
  return {
    received: await countWeeks(query, countReceived(enquiryKinds)),
    freeClasses: await countWeeks(query, countReceived(['free-class'])),
    booked: await countWeeks(query, (period) => countRows(classesIn(strapi, period))),
    attended: await countWeeks(query, (period) => countRows(attendedIn(strapi, period))),
  };
}

const receivedIn = (strapi: Core.Strapi, kind: EnquiryKind, { from, to }: Period) =>
  strapi.db
    .connection(kinds[kind].table)
    .where('received_at', '>=', from)
    .where('received_at', '<', to)
    .where('is_suspect', false)
    .whereNull('merged_into');

const classesIn = (strapi: Core.Strapi, { from, to }: Period) =>
  strapi.db
    .connection(`${classesTable} as class`)
    .join(`${kinds['free-class'].table} as lead`, 'lead.document_id', 'class.enquiry_id')
    .whereNot('class.state', 'cancelled')
    .where('class.starts_at', '>=', from)
    .where('class.starts_at', '<', to);

/** Those that were attended, by the class itself; or by the status of the enquiry, if no one said how the class went. */
const attendedIn = (strapi: Core.Strapi, period: Period) =>
  classesIn(strapi, period).where((either) => {
    void either.where('class.state', 'attended').orWhere((untold) => {
      void untold.where('class.state', 'scheduled').whereIn('lead.stage', ['attended', 'enrolled']);
    });
  });
