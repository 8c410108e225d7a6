import type { EditView } from '../../edit-views/edit-view';
import { orderField, slugField } from '../../edit-views/shared-views';

const teacher: EditView = {
  uid: 'api::teacher.teacher',
  mainField: 'name',
  columns: ['name', 'subject', 'line', 'order'],
  sort: { by: 'order', order: 'ASC' },
  rows: [
    { name: 6, slug: 6 },
    { subject: 6, order: 6 },
    { teaches: 6, years: 6 },
    { languages: 12 },
    { line: 12 },
    { note: 12 },
    { portrait: 6 },
  ],
  fields: {
    name: { label: 'Name', hint: 'As children and parents call the teacher.' },
    slug: {
      ...slugField('asha-menon'),
      hint: 'Leads straight to the teacher on the page. Small letters, digits and hyphens.',
    },
    subject: { label: 'Subject', hint: 'What the teacher teaches here.' },
    order: orderField,
    teaches: { label: 'Whom', hint: 'In a few words, such as "Grades 1 to 6" or "Ages 8 to 22".' },
    years: { label: 'Years of teaching', hint: 'A whole number.' },
    languages: {
      label: 'Languages',
      hint: 'Separated by commas, such as "English, Hindi". Parents filter the teachers by them.',
    },
    line: { label: 'In one line', hint: 'What makes the teacher good, on the card.' },
    note: {
      label: 'More',
      hint: 'Experience, training and a personal word, for the dialog.',
    },
    portrait: { label: 'Portrait', hint: 'A square picture, described in the media library.' },
  },
};

export const teacherViews = [teacher];
