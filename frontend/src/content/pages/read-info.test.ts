import { readInfoPage, readStemPage } from './read-info';

const entry = {
  issuer: 'A body',
  number: '0417',
  covers: null,
  validFrom: null,
  validUntil: '2028-08-31',
  link: null,
};

const page = {
  title: 'STEM accreditation',
  lead: 'One sheet.',
  picture: null,
  seo: null,
  sections: null,
  facts: [{ value: '8', label: 'sessions a month' }, null],
  stepsTitle: null,
  steps: null,
  evidence: null,
  sample: null,
  accreditation: null,
  claims: null,
  storyTitle: null,
  storyLead: null,
  beats: null,
  certificate: null,
  pins: null,
  durationsTitle: null,
  durationsLead: null,
  durations: null,
  notesTitle: null,
  notes: null,
  closing: null,
};

describe('a page that explains one thing', () => {
  it('is read without what is not filled in', () => {
    expect(readInfoPage(page, 'one_to_one')).toMatchObject({
      title: 'STEM accreditation',
      sections: [],
      facts: [{ value: '8', label: 'sessions a month' }],
      beats: [],
      certificate: null,
    });
  });

  it('stands on its default head while its entry is not published', () => {
    expect(readInfoPage(null, 'certification')).toMatchObject({
      title: 'Certificate',
      sections: [],
      pins: [],
    });
  });

  it('keeps a moment of a class on plain paper when its choice is not known', () => {
    const beat = { minute: 4, title: 'One question', text: 'Why?', shown: null, fields: null, picture: null };
    const beats = [{ ...beat, caption: null, look: 'velvet' }];
    expect(readInfoPage({ ...page, beats }, 'one_to_one').beats[0]?.look).toBe('plain');
  });
});

describe('the title of the STEM page', () => {
  it('claims an accreditation only with its entry', () => {
    expect(readStemPage(page).title).toBe('How we teach STEM');
    expect(readStemPage({ ...page, accreditation: entry }).title).toBe('STEM accreditation');
    expect(readStemPage({ ...page, title: 'Making things' }).title).toBe('Making things');
    expect(readStemPage(null).title).toBe('How we teach STEM');
  });
});
