import type { EditView, FieldView } from './edit-view';

/** The desk is where staff work with enquiries; these are the same entries as Strapi's own lists show them. */
const deskFields: Record<string, FieldView> = {
  stage: { label: 'Status', hint: 'How far it has come. It is changed at the admissions desk.' },
  receivedAt: { label: 'Received', hint: 'When it came.' },
  nextStep: { label: 'Next step', hint: 'What is to be done. It is changed at the admissions desk.' },
  nextStepAt: { label: 'Next step due', hint: 'When that is to be done.' },
  isSuspect: { label: 'Suspected spam', hint: 'Whether it looks like a program wrote it.' },
  page: { label: 'Page', hint: 'The page of the site with the form.' },
  variant: { label: 'Form', hint: 'Which form it was: page, dialog, connect or instructor.' },
  referrer: { label: 'Referrer', hint: 'The other site that led here.' },
  campaign: { label: 'Campaign', hint: 'The campaign of the link that led here.' },
  policyVersion: { label: 'Privacy policy', hint: 'The version that the form linked.' },
};

const deskRows = [
  { stage: 6, receivedAt: 6 },
  { nextStep: 6, nextStepAt: 6 },
  { variant: 4, page: 4, referrer: 4 },
  { policyVersion: 6, isSuspect: 6 },
  { campaign: 12 },
];

const latestFirst = { by: 'receivedAt', order: 'DESC' } as const;

const freeClass: EditView = {
  uid: 'plugin::enquiries.free-class-request',
  mainField: 'name',
  columns: ['name', 'course', 'parentEmail', 'parentPhone', 'stage', 'receivedAt'],
  sort: latestFirst,
  rows: [
    { name: 6, course: 6 },
    { grade: 6, age: 6 },
    { parentEmail: 6, parentPhone: 6 },
    { notes: 12 },
    ...deskRows,
  ],
  fields: {
    name: { label: 'Student name', hint: 'As the parent wrote it.' },
    course: { label: 'Course', hint: 'math or coding.' },
    grade: { label: 'Grade', hint: 'For math.' },
    age: { label: 'Age', hint: 'For coding.' },
    parentEmail: { label: 'Parent email', hint: 'Where our answers go.' },
    parentPhone: { label: 'Phone', hint: 'With its country code.' },
    notes: { label: 'Notes', hint: 'What the parent wished to add.' },
    ...deskFields,
  },
};

const contact: EditView = {
  uid: 'plugin::enquiries.contact-message',
  mainField: 'name',
  columns: ['name', 'email', 'stage', 'receivedAt'],
  sort: latestFirst,
  rows: [{ name: 6, email: 6 }, { message: 12 }, ...deskRows],
  fields: {
    name: { label: 'Name', hint: 'As it was written.' },
    email: { label: 'Email', hint: 'Where our answer goes.' },
    message: { label: 'Message', hint: 'What was asked.' },
    ...deskFields,
  },
};

const career: EditView = {
  uid: 'plugin::enquiries.career-application',
  mainField: 'name',
  columns: ['name', 'course', 'email', 'stage', 'receivedAt'],
  sort: latestFirst,
  rows: [{ name: 6, course: 6 }, { email: 6, mobileNo: 6 }, { resumeName: 8, resumeBytes: 4 }, ...deskRows],
  fields: {
    name: { label: 'Full name', hint: 'As it was written.' },
    course: { label: 'Role', hint: 'What the application is for.' },
    email: { label: 'Email', hint: 'Where our answer goes.' },
    mobileNo: { label: 'Mobile number', hint: 'With its country code.' },
    resumeName: { label: 'Resume', hint: 'The name of the file. It is opened at the admissions desk.' },
    resumeBytes: { label: 'Size of the resume', hint: 'In bytes.' },
    ...deskFields,
  },
};

export const leadViews: readonly EditView[] = [freeClass, contact, career];
