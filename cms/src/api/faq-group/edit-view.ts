import type { EditView } from '../../edit-views/edit-view';
import { draggedOrderField, slugField } from '../../edit-views/shared-views';

const faqGroup: EditView = {
  uid: 'api::faq-group.faq-group',
  mainField: 'title',
  columns: ['title', 'slug', 'order'],
  sort: { by: 'order', order: 'ASC' },
  rows: [{ title: 6, slug: 6 }, { order: 6 }],
  fields: {
    title: { label: 'Title', hint: 'The heading on the FAQ page, such as "Fees and refunds".' },
    slug: {
      ...slugField('fees-and-refunds'),
      hint: 'Leads straight to the group, as in /faq#fees-and-refunds. Links elsewhere may rely on it.',
    },
    order: draggedOrderField,
  },
};

export const faqGroupViews = [faqGroup];
