import type { EditView } from '../../edit-views/edit-view';
import { orderField } from '../../edit-views/shared-views';

const plan: EditView = {
  uid: 'api::plan.plan',
  mainField: 'title',
  columns: ['title', 'subject', 'sessions', 'months', 'prices', 'order'],
  sort: { by: 'order', order: 'ASC' },
  rows: [
    { title: 6, key: 6 },
    { subject: 6, order: 6 },
    { sessions: 4, sessionMinutes: 4, months: 4 },
    { isUnlisted: 12 },
    { prices: 12 },
    { features: 12 },
  ],
  fields: {
    title: { label: 'Title', hint: 'The name on the price card, such as "Coding Monthly".' },
    key: {
      label: 'Key',
      hint: 'The name orders and links use for this plan. Fixed once the plan was published.',
      placeholder: 'coding-monthly',
    },
    subject: { label: 'Subject', hint: 'The tab of the price section that shows the plan.' },
    order: orderField,
    sessions: { label: 'Sessions', hint: 'How many classes the price buys.' },
    sessionMinutes: {
      label: 'Minutes of a session',
      hint: 'How long one class takes. It is shown with every price. An order keeps the length it was sold with.',
      placeholder: '45',
    },
    months: { label: 'Months', hint: 'How many months the sessions take. 12 is shown as 1 year.' },
    isUnlisted: {
      label: 'Only on campaign pages',
      hint: 'Not in the price lists. It is sold where a landing page shows it, and at /checkout/ followed by its key.',
    },
    prices: {
      label: 'Prices',
      hint: 'One price per currency. Visitors see the one for their country. With rupees alone, the others see about what that is.',
    },
    features: {
      label: 'Features',
      hint: 'What the plan includes, one line each with a picture. The first ones show best.',
    },
  },
};

const price: EditView = {
  uid: 'pricing.price',
  mainField: 'currency',
  rows: [{ currency: 6, amountMinor: 6 }],
  fields: {
    currency: { label: 'Currency', hint: 'INR is shown in India, USD in the United States, GBP elsewhere.' },
    amountMinor: {
      label: 'Price',
      hint: 'The whole price as the parent pays it, such as 6,499 or 6499.50.',
      placeholder: '6,499',
    },
  },
};

const feature: EditView = {
  uid: 'pricing.feature',
  mainField: 'label',
  rows: [{ label: 6, icon: 6 }],
  fields: {
    label: { label: 'Words', hint: 'The feature in a few words.' },
    icon: { label: 'Icon', hint: 'The small picture before the words.' },
  },
};

export const planViews = [plan, price, feature];
