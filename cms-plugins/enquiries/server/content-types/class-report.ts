import type { Strength } from '@lanternway/contracts/classes/teaching';
import { valuesOf, type RowOf } from '@lanternway/server-kit/db/table';

/** What a teacher wrote about a class that was attended. A class that is agreed later gets a report of its own. */
export const classReportUid = 'plugin::enquiries.class-report';

export const classReport = {
  schema: {
    kind: 'collectionType',
    collectionName: 'enquiries_class_reports',
    info: { singularName: 'class-report', pluralName: 'class-reports', displayName: 'Report of a class' },
    options: { draftAndPublish: false },
    pluginOptions: { 'content-manager': { visible: false }, 'content-type-builder': { visible: false } },
    attributes: {
      enquiryId: { type: 'string', required: true, maxLength: 40 },
      /** The sequence of the class at this time. At an earlier or later time it has another one. */
      sequence: { type: 'integer', required: true },
      startsAt: { type: 'datetime', required: true },
      did: { type: 'text', required: true, maxLength: 500 },
      strengths: { type: 'json', ...valuesOf<Strength[]>() },
      /** The plan or track that is suggested: its address at the checkout, and what it was called. */
      offerKey: { type: 'string', maxLength: 80 },
      offerTitle: { type: 'string', maxLength: 200 },
      /** For admissions only. */
      remark: { type: 'text', maxLength: 500 },
      byId: { type: 'integer' },
      byName: { type: 'string', maxLength: 200 },
      writtenAt: { type: 'datetime', required: true },
      sentAt: { type: 'datetime' },
      version: { type: 'integer', required: true, default: 1 },
    } as const,
    indexes: [{ name: 'enquiries_class_reports_of_uq', columns: ['enquiry_id', 'sequence'], type: 'unique' }],
  },
};

declare module '@lanternway/server-kit/db/table' {
  interface Rows {
    'plugin::enquiries.class-report': RowOf<typeof classReport>;
  }
}
