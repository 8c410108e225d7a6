import type { EditView } from '../../edit-views/edit-view';
import { seoField } from '../../edit-views/shared-views';

const policy: EditView = {
  uid: 'api::policy.policy',
  mainField: 'title',
  columns: ['title', 'document', 'version', 'effectiveOn'],
  sort: { by: 'effectiveOn', order: 'DESC' },
  rows: [
    { title: 12 },
    { document: 4, version: 4, effectiveOn: 4 },
    { summary: 12 },
    { body: 12 },
    { seo: 12 },
  ],
  fields: {
    title: { label: 'Title', hint: 'The heading of the page, such as "Refund policy".' },
    document: { label: 'Document', hint: 'Which policy this is. Each has its own page.' },
    version: {
      label: 'Version',
      hint: 'Counts up from 1. A published version keeps its text: a changed one needs the next number.',
    },
    effectiveOn: {
      label: 'In force from',
      hint: 'From this day the site shows it, as long as no higher version is in force.',
    },
    summary: {
      label: 'In short',
      hint: 'Up to four figures at the top, such as "14 days" and what they stand for.',
    },
    body: {
      label: 'Text',
      hint: 'The whole policy. Use heading 2 for its sections: they make the table of contents.',
    },
    seo: seoField,
  },
};

export const policyViews = [policy];
