import type { EditView } from '../../edit-views/edit-view';
import { slugField } from '../../edit-views/shared-views';

const category: EditView = {
  uid: 'api::category.category',
  mainField: 'title',
  columns: ['title', 'slug', 'description'],
  sort: { by: 'title', order: 'ASC' },
  rows: [{ title: 6, slug: 6 }, { description: 12 }],
  fields: {
    title: { label: 'Title', hint: 'The subject in a word or two, such as "Learning at home".' },
    slug: slugField('learning-at-home'),
    description: {
      label: 'Description',
      hint: "One sentence at the top of the category's page.",
    },
  },
};

export const categoryViews = [category];
