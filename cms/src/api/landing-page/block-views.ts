import type { EditView, FieldView } from '../../edit-views/edit-view';

const title: FieldView = { label: 'Heading', hint: 'The heading of this block.' };
const lead: FieldView = { label: 'Words below', hint: 'One or two sentences. May be left out.' };
const ground: FieldView = {
  label: 'Background',
  hint: 'The background of the block. Empty: backgrounds alternate. Two equal ones never follow each other.',
};
const button: FieldView = {
  label: 'Button',
  hint: 'What it says, and where it leads. "#form" leads to the form of the page.',
};

const hero: EditView = {
  uid: 'block.hero',
  mainField: 'eyebrow',
  rows: [{ eyebrow: 12 }, { picture: 12 }, { button: 12 }],
  fields: {
    eyebrow: { label: 'Words above the title', hint: 'Such as "21 December to 2 January". May be left out.' },
    picture: { label: 'Picture', hint: 'Next to the title of the page, which it shows with the lead.' },
    button: { ...button, hint: 'Below the lead. "#form" leads to the form of the page. May be left out.' },
  },
};

const text: EditView = {
  uid: 'block.text',
  mainField: 'title',
  rows: [{ title: 8, ground: 4 }, { body: 12 }],
  fields: {
    title: { label: 'Heading', hint: 'The heading of this block. May be left out.' },
    ground,
    body: { label: 'Text', hint: 'Paragraphs, lists, quotes. Headings get their size by themselves.' },
  },
};

const pictureText: EditView = {
  uid: 'block.picture-text',
  mainField: 'title',
  rows: [{ title: 6, side: 3, ground: 3 }, { body: 12 }, { picture: 12 }, { link: 12 }],
  fields: {
    title,
    side: { label: 'Picture', hint: 'The side of the picture on wide screens.' },
    ground,
    body: { label: 'Text', hint: 'A few short paragraphs or a list.' },
    picture: { label: 'Picture', hint: 'Shown next to the text.' },
    link: { label: 'Link', hint: 'Below the text. May be left out.' },
  },
};

/** A block that is a heading, a few words and a list. */
function listView(uid: string, field: string, view: FieldView, hasLead = true): EditView {
  return {
    uid,
    mainField: 'title',
    rows: [{ title: 8, ground: 4 }, ...(hasLead ? [{ lead: 12 }] : []), { [field]: 12 }],
    fields: { title, ground, ...(hasLead ? { lead } : {}), [field]: view },
  };
}

const facts: EditView = {
  uid: 'block.facts',
  mainField: 'title',
  rows: [{ title: 12 }, { items: 12 }],
  fields: {
    title: { label: 'Name', hint: 'Not shown: screen readers say it. Empty: "In figures".' },
    items: { label: 'Facts', hint: 'One to four figures, such as "10 mornings", each with what it says.' },
  },
};

const closing: EditView = {
  uid: 'block.closing',
  mainField: 'title',
  rows: [{ title: 12 }, { text: 12 }, { link: 12 }],
  fields: {
    title: { label: 'Heading', hint: 'A last sentence that invites the parent to go on.' },
    text: { label: 'Text', hint: 'One more sentence below it. May be left out.' },
    link: button,
  },
};

const table: EditView = {
  uid: 'block.table',
  mainField: 'title',
  rows: [{ title: 8, ground: 4 }, { lead: 12 }, { firstHead: 4, secondHead: 4, thirdHead: 4 }, { rows: 12 }],
  fields: {
    title,
    ground,
    lead,
    firstHead: { label: 'First column', hint: 'What stands in it, such as "Day".' },
    secondHead: { label: 'Second column', hint: 'What stands in it, such as "What we build".' },
    thirdHead: { label: 'Third column', hint: 'Leave it empty for a table of two columns.' },
    rows: { label: 'Rows', hint: 'At most twelve. On phones each row becomes a small card.' },
  },
};

const tableRow: EditView = {
  uid: 'block.table-row',
  mainField: 'first',
  rows: [{ first: 4, second: 4, third: 4 }],
  fields: {
    first: { label: 'First column', hint: 'The row is named by it.' },
    second: { label: 'Second column', hint: 'A few words.' },
    third: { label: 'Third column', hint: 'A few words. May be left out.' },
  },
};

const form: EditView = {
  uid: 'block.form',
  mainField: 'title',
  rows: [
    { title: 8, ground: 4 },
    { lead: 12 },
    { points: 12 },
    { sends: 6, button: 6 },
    { course: 6, needsPhone: 6 },
    { thanksTitle: 12 },
    { thanksText: 12 },
    { next: 12 },
  ],
  fields: {
    title,
    ground,
    lead,
    points: { label: 'Points', hint: 'Up to four short lines with a tick, such as "No payment details".' },
    sends: {
      label: 'What it sends',
      hint: 'A request for a free class, or a message with name, email and text. Both come to the desk.',
    },
    course: {
      label: 'Course',
      hint: 'The form then does not ask for it. Empty: the parent chooses. Only for a free class.',
    },
    needsPhone: {
      label: 'Needs a phone number',
      hint: 'Only for a free class. Off: parents may leave it out.',
    },
    button: { label: 'Button', hint: 'What the button says. Empty: "Book a Free Class", or "Send message".' },
    thanksTitle: {
      label: 'Title of the thanks',
      hint: 'Shown when the request has arrived. Empty: the usual one.',
    },
    thanksText: { label: 'Text of the thanks', hint: 'What happens now. Empty: the usual one.' },
    next: {
      label: 'Then lead to',
      hint: 'The page that opens when the thanks are closed. Empty: the parent stays here.',
      placeholder: '/courses/coding',
    },
  },
};

const video: EditView = {
  uid: 'block.video',
  mainField: 'title',
  rows: [{ title: 8, ground: 4 }, { lead: 12 }, { file: 4, poster: 4, captions: 4 }],
  fields: {
    title,
    ground,
    lead,
    file: { label: 'Video', hint: 'An MP4 or WebM file of at most 20 MB. It plays from this site.' },
    poster: { label: 'Picture before it plays', hint: 'A frame of the video, 1280 pixels wide.' },
    captions: {
      label: 'Captions',
      hint: 'A WebVTT file (.vtt) with what is said, for those who do not hear it.',
    },
  },
};

export const blockViews: EditView[] = [
  hero,
  text,
  pictureText,
  listView('block.benefits', 'items', { label: 'Benefits', hint: 'One to six, each with a small drawing.' }),
  listView('block.steps', 'items', {
    label: 'Steps',
    hint: 'What happens one after the other, at most eight.',
  }),
  facts,
  listView('block.plans', 'plans', {
    label: 'Plans',
    hint: 'One to three published plans. Their prices come from the plans themselves.',
  }),
  listView('block.courses', 'courses', { label: 'Courses', hint: 'One to six published courses.' }),
  listView('block.teachers', 'teachers', { label: 'Teachers', hint: 'One to six published teachers.' }),
  listView(
    'block.testimonials',
    'testimonials',
    { label: 'Testimonials', hint: 'One to six published ones.' },
    false,
  ),
  listView(
    'block.faq',
    'questions',
    { label: 'Questions', hint: 'One to ten published questions of the FAQ.' },
    false,
  ),
  listView(
    'block.logos',
    'affiliations',
    { label: 'Affiliations', hint: 'One to twelve published ones, each with its mark.' },
    false,
  ),
  video,
  closing,
  table,
  tableRow,
  form,
];
