import { readInfoPage } from './read-page';

const page = {
  title: '1:1 Program',
  lead: 'One teacher, one child.',
  picture: null,
  seo: null,
  sections: null,
  facts: [{ value: '8', label: 'sessions a month' }, null],
  stepsTitle: null,
  steps: null,
  evidence: null,
  sample: null,
  closing: { title: 'Try it', text: null, link: null },
};

describe('a page that staff keep as an entry', () => {
  it('is read without what is not filled in', () => {
    expect(readInfoPage(page, 'one_to_one')).toMatchObject({
      title: '1:1 Program',
      sections: [],
      facts: [{ value: '8', label: 'sessions a month' }],
      steps: [],
    });
  });

  it('closes with nothing when its closing leads nowhere', () => {
    expect(readInfoPage(page, 'one_to_one').closing).toBeNull();
  });

  it('stands on its default head while its entry is not published', () => {
    expect(readInfoPage(null, 'stem')).toMatchObject({
      title: 'STEM accreditation',
      sections: [],
      evidence: [],
    });
  });
});
