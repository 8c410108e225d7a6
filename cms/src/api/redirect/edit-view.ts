import type { EditView } from '../../edit-views/edit-view';

const redirect: EditView = {
  uid: 'api::redirect.redirect',
  mainField: 'from',
  columns: ['from', 'to', 'permanent'],
  sort: { by: 'from', order: 'ASC' },
  rows: [{ from: 6, to: 6 }, { permanent: 6 }],
  fields: {
    from: {
      label: 'Old address',
      hint: 'The path that visitors still use, starting with /, without ? and anything after it.',
      placeholder: '/old-page',
    },
    to: {
      label: 'New address',
      hint: 'Where they are taken: a path of this site, or a full address that starts with https://.',
      placeholder: '/courses/coding',
    },
    permanent: {
      label: 'For good',
      hint: 'Yes: search engines forget the old address. No: the old address will come back one day.',
    },
  },
};

export const redirectViews = [redirect];
