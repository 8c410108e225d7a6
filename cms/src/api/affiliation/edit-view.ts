import type { EditView } from '../../edit-views/edit-view';
import { orderField } from '../../edit-views/shared-views';

const affiliation: EditView = {
  uid: 'api::affiliation.affiliation',
  mainField: 'name',
  columns: ['name', 'detail', 'url', 'order'],
  sort: { by: 'order', order: 'ASC' },
  rows: [{ name: 6, detail: 6 }, { mark: 6, url: 6 }, { order: 6 }],
  fields: {
    name: { label: 'Name', hint: 'The name of the body, as it writes itself.' },
    detail: { label: 'Detail', hint: 'How we belong to it, such as "Accredited since 2021".' },
    mark: {
      label: 'Mark',
      hint: 'Its logo, SVG or PNG with a clear background, described in the media library.',
    },
    url: { label: 'Address', hint: 'Its web site, starting with https://. Leave it empty for no link.' },
    order: orderField,
  },
};

export const affiliationViews = [affiliation];
