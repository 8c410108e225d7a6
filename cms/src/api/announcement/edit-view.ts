import type { EditView } from '../../edit-views/edit-view';

const announcement: EditView = {
  uid: 'api::announcement.announcement',
  mainField: 'text',
  columns: ['text', 'from', 'to', 'pages', 'countries', 'order'],
  sort: { by: 'order', order: 'ASC' },
  rows: [
    { text: 12 },
    { label: 6, tone: 6 },
    { destination: 12 },
    { from: 6, to: 6 },
    { pages: 6, countries: 6 },
    { order: 6 },
  ],
  fields: {
    text: { label: 'Text', hint: 'One short sentence, shown in a bar at the top of the pages.' },
    label: {
      label: 'Words of the link',
      hint: 'Where it leads, such as "Choose your mornings", not "Read more". Needed if there is a destination.',
    },
    tone: {
      label: 'Tone',
      hint: 'Info: news. Offer: something to get. Alert: trouble, such as classes that are cancelled.',
    },
    destination: { label: 'Destination', hint: 'Where the link leads. May be left out.' },
    from: { label: 'From', hint: 'The bar appears at this time. Empty: as soon as it is published.' },
    to: { label: 'Until', hint: 'The bar goes at this time. Empty: it stays until you unpublish it.' },
    pages: {
      label: 'Shown on',
      hint: 'All pages, or the home page only. Checkout, account and policies never show it.',
    },
    countries: {
      label: 'Only in these countries',
      hint: 'Two letters each, such as IN, AE. Empty: everywhere. Publish one for everywhere too.',
      placeholder: 'IN, AE',
    },
    order: { label: 'Order', hint: 'Only one bar shows at a time: the one with the lowest number.' },
  },
};

export const announcementViews = [announcement];
