import type { EditView } from '../../edit-views/edit-view';
import { seoField } from '../../edit-views/shared-views';

const page: EditView = {
  uid: 'api::page.page',
  mainField: 'title',
  columns: ['title', 'key', 'lead'],
  sort: { by: 'key', order: 'ASC' },
  rows: [
    { title: 8, key: 4 },
    { lead: 12 },
    { picture: 12 },
    { facts: 12 },
    { sections: 12 },
    { stepsTitle: 12 },
    { steps: 12 },
    { benefitsTitle: 12 },
    { benefits: 12 },
    { evidence: 12 },
    { sample: 12 },
    { closing: 12 },
    { seo: 12 },
  ],
  fields: {
    title: { label: 'Title', hint: 'The heading at the top of the page.' },
    key: { label: 'Page', hint: 'Which page of the site these words belong to. Each page has one entry.' },
    lead: { label: 'Lead', hint: 'One or two sentences below the heading.' },
    picture: { label: 'Picture', hint: 'Next to the heading. Only the blog has none.' },
    facts: { label: 'Facts', hint: 'Up to four figures, such as "1:1" and what it stands for.' },
    sections: { label: 'Sections', hint: 'The text of the page in up to eight parts, in order.' },
    stepsTitle: { label: 'Title of the steps', hint: 'The heading over the steps.' },
    steps: {
      label: 'Steps',
      hint: 'What happens one after the other, at most eight. On the maths page: grades 1 to 3, 4 to 6, 7 and 8, 9 and 10.',
    },
    benefitsTitle: { label: 'Title of the benefits', hint: 'The heading over the benefits.' },
    benefits: {
      label: 'Benefits',
      hint: 'At most six. On the careers page: what teachers gain here. On the page of teachers: how somebody becomes one.',
    },
    evidence: {
      label: 'Evidence',
      hint: 'Links that prove what the page says, at most four; for the STEM page.',
    },
    sample: { label: 'Sample', hint: 'The sample certificate; for the certification page.' },
    closing: { label: 'Closing', hint: 'The last words of the page and the button that leads on.' },
    seo: seoField,
  },
};

const fact: EditView = {
  uid: 'page.fact',
  mainField: 'value',
  rows: [{ value: 4, label: 8 }],
  fields: {
    value: { label: 'Figure', hint: 'Short, such as "14 days" or "1:1".' },
    label: { label: 'Stands for', hint: 'What the figure says.' },
  },
};

const section: EditView = {
  uid: 'page.section',
  mainField: 'heading',
  rows: [{ heading: 12 }, { body: 12 }, { picture: 12 }, { link: 12 }],
  fields: {
    heading: { label: 'Heading', hint: 'The heading of this part.' },
    body: { label: 'Text', hint: 'A few short paragraphs or a list.' },
    picture: { label: 'Picture', hint: 'Shown next to the text. May be left out.' },
    link: { label: 'Link', hint: 'Below the text. May be left out.' },
  },
};

const step: EditView = {
  uid: 'page.step',
  mainField: 'title',
  rows: [{ title: 12 }, { text: 12 }],
  fields: {
    title: { label: 'Title', hint: 'The step in a few words.' },
    text: { label: 'Text', hint: 'What happens in it.' },
  },
};

const benefit: EditView = {
  uid: 'page.benefit',
  mainField: 'title',
  rows: [{ title: 8, icon: 4 }, { text: 12 }],
  fields: {
    title: { label: 'Title', hint: 'The benefit in a few words.' },
    icon: { label: 'Icon', hint: 'The small picture before the words.' },
    text: { label: 'Text', hint: 'One sentence that says what it means.' },
  },
};

const closing: EditView = {
  uid: 'page.closing',
  mainField: 'title',
  rows: [{ title: 12 }, { text: 12 }, { link: 12 }],
  fields: {
    title: { label: 'Title', hint: 'The last sentence that invites on.' },
    text: { label: 'Text', hint: 'One more sentence below it. May be left out.' },
    link: { label: 'Button', hint: 'Where the page leads next.' },
  },
};

export const pageViews = [page, fact, section, step, benefit, closing];
