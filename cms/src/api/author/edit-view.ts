import type { EditView } from '../../edit-views/edit-view';
import { slugField } from '../../edit-views/shared-views';

const author: EditView = {
  uid: 'api::author.author',
  mainField: 'name',
  columns: ['name', 'role', 'slug'],
  sort: { by: 'name', order: 'ASC' },
  rows: [{ name: 6, slug: 6 }, { role: 6, portrait: 6 }, { bio: 12 }],
  fields: {
    name: { label: 'Name', hint: 'As shown below the posts.' },
    slug: slugField('meera-nair'),
    role: { label: 'Role', hint: 'What the person does here, such as "Leads the maths team".' },
    portrait: { label: 'Portrait', hint: 'A square picture, described in the media library.' },
    bio: { label: 'About the author', hint: 'Two or three sentences below each post.' },
  },
};

export const authorViews = [author];
