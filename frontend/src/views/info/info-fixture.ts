import type { InfoPage } from '../../content/pages/page';

/** An information page on which staff have filled nothing. */
export const emptyInfoPage: InfoPage = {
  title: 'A page',
  lead: 'What it is about.',
  picture: null,
  sections: [],
  facts: [],
  stepsTitle: null,
  steps: [],
  evidence: [],
  sample: null,
  accreditation: null,
  claims: [],
  storyTitle: null,
  storyLead: null,
  beats: [],
  certificate: null,
  pins: [],
  durationsTitle: null,
  durationsLead: null,
  durations: [],
  notesTitle: null,
  notes: [],
  closing: {
    ...{ title: 'Try one', text: null, second: null },
    link: { label: 'Book a Free Class', href: '/book-free-class' },
  },
};
