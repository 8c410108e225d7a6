import type { EditView } from '../../edit-views/edit-view';
import { draggedOrderField } from '../../edit-views/shared-views';

const faq: EditView = {
  uid: 'api::faq.faq',
  mainField: 'question',
  columns: ['question', 'group', 'order'],
  sort: { by: 'order', order: 'ASC' },
  rows: [{ question: 12 }, { group: 6, order: 6 }, { answer: 12 }],
  fields: {
    question: { label: 'Question', hint: 'As a parent would ask it.' },
    group: { label: 'Group', hint: 'The heading it is listed under. The group must be published too.' },
    order: draggedOrderField,
    answer: {
      label: 'Answer',
      hint: 'Begin with the answer itself, then explain. Links may lead to other pages.',
    },
  },
};

export const faqViews = [faq];
