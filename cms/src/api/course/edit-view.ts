import type { EditView } from '../../edit-views/edit-view';
import { orderField, seoField, slugField } from '../../edit-views/shared-views';

const course: EditView = {
  uid: 'api::course.course',
  mainField: 'title',
  columns: ['title', 'kind', 'subject', 'order'],
  sort: { by: 'kind', order: 'ASC' },
  rows: [
    { title: 6, slug: 6 },
    { kind: 4, subject: 4, order: 4 },
    { hours: 6, grade: 6 },
    { minAge: 6, maxAge: 6 },
    { summary: 12 },
    { description: 12 },
    { icon: 6, soldAs: 6 },
    { steps: 12 },
    { topics: 12 },
    { outcome: 12 },
    { needs: 12 },
    { usually: 12 },
    { abilities: 12 },
    { prices: 12 },
    { seo: 12 },
  ],
  fields: {
    title: { label: 'Title', hint: 'The name on the card, such as "Kickstart" or "Grade 4".' },
    slug: slugField('kickstart'),
    kind: {
      label: 'Kind',
      hint: 'A coding plan has its own page, a short course has hours, a maths grade has its grade.',
    },
    subject: { label: 'Subject', hint: 'Decides the catalogue and the colour of the card.' },
    order: orderField,
    hours: { label: 'Hours', hint: 'How long the short course lasts: 16 or 24.' },
    grade: { label: 'Grade', hint: 'The school grade. Each grade has one course.' },
    minAge: { label: 'Youngest age', hint: 'In years. Shown on the card.' },
    maxAge: { label: 'Oldest age', hint: 'In years, not below the youngest age.' },
    summary: { label: 'Summary', hint: 'The sentence on the card.' },
    description: {
      label: 'Description',
      hint: 'What a child learns and makes, for the Read More dialog and the course page.',
    },
    icon: {
      label: 'Picture',
      hint: 'The illustration on the card: square, SVG or PNG, described in the media library.',
    },
    soldAs: {
      label: 'Sold as',
      hint: 'The plan whose price this course takes when it has no prices of its own.',
    },
    steps: {
      label: 'Learning steps',
      hint: 'The way through the course, at most nine steps, in order. A short course without steps shows its topics.',
    },
    topics: { label: 'Topics', hint: 'What is covered, at most twelve, in teaching order.' },
    outcome: {
      label: 'Afterwards',
      hint: 'For a grade, the end of "After it, your child ...". For a short course, what there is at the end.',
    },
    needs: { label: 'Needed', hint: 'What a child needs for the short course, one thing on each line.' },
    usually: {
      label: 'Usually takes',
      hint: 'How long most children take for the coding plan, such as "about a year".',
    },
    abilities: {
      label: 'Can do afterwards',
      hint: 'The ends of "After it, your child can ...", one on each line.',
    },
    prices: {
      label: 'Prices of its own',
      hint: "Only if it differs from the plan it is sold as. These win over the plan's.",
    },
    seo: seoField,
  },
};

const learningStep: EditView = {
  uid: 'course.learning-step',
  mainField: 'title',
  rows: [{ title: 12 }, { text: 12 }],
  fields: {
    title: { label: 'Title', hint: 'The step in a few words.' },
    text: { label: 'Text', hint: 'What the child does and can do afterwards.' },
  },
};

const topic: EditView = {
  uid: 'course.topic',
  mainField: 'title',
  rows: [{ title: 12 }],
  fields: { title: { label: 'Topic', hint: 'One topic in a few words.' } },
};

export const courseViews = [course, learningStep, topic];
