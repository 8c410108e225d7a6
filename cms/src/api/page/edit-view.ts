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
    { accreditation: 12 },
    { claims: 12 },
    { storyTitle: 6, storyLead: 6 },
    { beats: 12 },
    { certificate: 12 },
    { pins: 12 },
    { durationsTitle: 6, durationsLead: 6 },
    { durations: 12 },
    { notesTitle: 12 },
    { notes: 12 },
    { closing: 12 },
    { seo: 12 },
  ],
  fields: {
    title: { label: 'Title', hint: 'The heading at the top of the page.' },
    key: { label: 'Page', hint: 'Which page of the site these words belong to. Each page has one entry.' },
    lead: { label: 'Lead', hint: 'One or two sentences below the heading.' },
    picture: {
      label: 'Picture',
      hint: 'Next to the heading; of STEM and the certificate only in shared links. The blog has none.',
    },
    facts: { label: 'Facts', hint: 'Up to four figures, such as "1:1" and what it stands for.' },
    sections: {
      label: 'Sections',
      hint: 'The text of the page in up to eight parts, in order. On the coding page: one, over the short courses.',
    },
    stepsTitle: { label: 'Title of the steps', hint: 'The heading over the steps.' },
    steps: {
      label: 'Steps',
      hint: 'What happens one after the other, at most eight. On the maths page: grades 1 to 3, 4 to 6, 7 and 8, 9 and 10.',
    },
    benefitsTitle: { label: 'Title of the benefits', hint: 'The heading over the benefits.' },
    benefits: {
      label: 'Benefits',
      hint: 'At most six. On the careers page: what teachers gain here. On the page of teachers: how to become one.',
    },
    evidence: {
      label: 'Evidence',
      hint: 'Links that prove what the page says, at most four; for the STEM page.',
    },
    sample: {
      label: 'Sample',
      hint: 'A picture of a certificate; for the certification page, if "Certificate" is empty.',
    },
    accreditation: {
      label: 'Accreditation',
      hint: 'For the STEM page. Leave it empty if there is none: the page then shows no seal.',
    },
    claims: {
      label: 'Claims',
      hint: 'What we claim about our teaching, and where to check each claim; for the STEM page.',
    },
    storyTitle: { label: 'Title of the class', hint: 'The heading over the minutes of a class.' },
    storyLead: { label: 'Words under it', hint: 'One sentence. May be left out.' },
    beats: {
      label: 'Minutes of a class',
      hint: 'One class as it happened, at most ten moments in order; for the 1:1 page.',
    },
    certificate: {
      label: 'Certificate',
      hint: 'A sample as a child gets it; for the certification page.',
    },
    pins: {
      label: 'Pins',
      hint: 'What the five numbers on the certificate mean: name, course, steps, day, signature.',
    },
    durationsTitle: { label: 'Title of the table', hint: 'The heading over how long courses take.' },
    durationsLead: { label: 'Words under it', hint: 'One sentence. May be left out.' },
    durations: { label: 'How long it takes', hint: 'One row for each kind of course.' },
    notesTitle: { label: 'Title of the boxes', hint: 'The heading over the boxes at the end.' },
    notes: { label: 'Boxes', hint: 'Up to six short boxes, such as what the page does not claim.' },
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
  rows: [{ title: 12 }, { text: 12 }, { link: 12 }, { second: 12 }],
  fields: {
    title: { label: 'Title', hint: 'The last sentence, which invites the parent to go on.' },
    text: { label: 'Text', hint: 'One more sentence below it. May be left out.' },
    link: { label: 'Button', hint: 'Where the page leads next.' },
    second: { label: 'Second button', hint: 'Another link next to the first. Optional.' },
  },
};

const accreditation: EditView = {
  uid: 'page.accreditation',
  mainField: 'issuer',
  rows: [{ issuer: 8, number: 4 }, { covers: 12 }, { validFrom: 6, validUntil: 6 }, { link: 12 }],
  fields: {
    issuer: { label: 'Given by', hint: 'The name of the body that gave it.' },
    number: { label: 'Number', hint: 'As printed on the document.' },
    covers: { label: 'Covers', hint: 'Subjects, ages and grades. May be left out.' },
    validFrom: { label: 'Valid from', hint: 'May be left out.' },
    validUntil: { label: 'Valid until', hint: 'The last day on which it holds.' },
    link: { label: 'Link', hint: 'Where anyone can look the number up. May be left out.' },
  },
};

const claim: EditView = {
  uid: 'page.claim',
  mainField: 'heading',
  rows: [{ letter: 2, heading: 10 }, { text: 12 }, { proof: 12 }, { link: 12 }],
  fields: {
    letter: { label: 'Letter', hint: 'The large letter in front, such as S.' },
    heading: { label: 'Claim', hint: 'The claim in one short sentence.' },
    text: { label: 'Text', hint: 'What it means in a class.' },
    proof: { label: 'Where to check', hint: 'Where anyone can see that it is true.' },
    link: { label: 'Link', hint: 'To the page that shows it. May be left out.' },
  },
};

const beat: EditView = {
  uid: 'page.beat',
  mainField: 'title',
  rows: [{ minute: 2, title: 6, look: 4 }, { text: 12 }, { shown: 12 }, { picture: 12 }, { caption: 12 }],
  fields: {
    minute: { label: 'Minute', hint: 'The number in the lantern.' },
    title: { label: 'Title', hint: 'The moment in a few words.' },
    look: { label: 'Paper', hint: 'The paper of what is shown next to it.' },
    text: { label: 'Text', hint: 'What happened.' },
    shown: {
      label: 'Shown next to it',
      hint: 'What was said (a quote), a program (code) or a note. May be left out.',
    },
    picture: { label: 'Picture', hint: 'What was drawn. May be left out.' },
    caption: { label: 'Words below', hint: 'Who said it, or what the drawing is. May be left out.' },
  },
};

const certificate: EditView = {
  uid: 'page.certificate',
  mainField: 'course',
  rows: [{ learner: 6, course: 6 }, { line: 12 }, { learned: 12 }, { day: 4, teacher: 4, number: 4 }],
  fields: {
    learner: { label: 'Name', hint: 'An invented name. The certificate is marked as a sample.' },
    course: { label: 'Course', hint: 'The course that was finished.' },
    line: { label: 'Words before the course', hint: 'Such as "who has finished the coding plan".' },
    learned: { label: 'What was learned', hint: 'The steps of the course by name, at most ten.' },
    day: { label: 'Day', hint: 'The day on which it was earned.' },
    teacher: { label: 'Teacher', hint: 'Who signed it.' },
    number: { label: 'Number', hint: 'May be left out.' },
  },
};

const duration: EditView = {
  uid: 'page.duration',
  mainField: 'course',
  rows: [{ course: 6, usually: 3, sessions: 3 }, { work: 12 }],
  fields: {
    course: { label: 'Course', hint: 'One or several courses that take as long.' },
    usually: { label: 'Usually', hint: 'Such as "about a year".' },
    sessions: { label: 'Sessions', hint: 'Their number, or hours.' },
    work: { label: 'Piece of work', hint: 'What is shown at the end.' },
  },
};

export const pageViews = [
  page,
  fact,
  section,
  step,
  benefit,
  closing,
  accreditation,
  claim,
  beat,
  certificate,
  duration,
];
