import { readBookingPage, readCareersPage, readInfoPage } from './read-page';

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

  it('leads to the free class when its own closing leads nowhere', () => {
    expect(readInfoPage(page, 'one_to_one').closing.link.href).toBe('/book-free-class');
  });

  it('stands on its default head while its entry is not published', () => {
    expect(readInfoPage(null, 'stem')).toMatchObject({
      title: 'STEM accreditation',
      sections: [],
      evidence: [],
    });
  });
});

describe('the page of careers', () => {
  const benefit = { title: 'Earn', icon: 'wallet', text: 'Paid per session.' };
  const careers = { ...page, benefitsTitle: 'Why teachers stay', benefits: [benefit, null] };

  it('shows the icon that staff chose', () => {
    expect(readCareersPage(careers).benefits).toEqual([{ ...benefit, icon: 'wallet-duotone' }]);
  });

  it('shows some icon for a choice it does not know', () => {
    const unknown = readCareersPage({ ...careers, benefits: [{ ...benefit, icon: 'rocket' }] });
    expect(unknown.benefits[0]?.icon).toBe('medal-duotone');
  });

  it('stands without benefits while its entry is not published', () => {
    expect(readCareersPage(null)).toMatchObject({ title: 'Work with us', benefits: [] });
  });
});

describe('the page where a class is booked', () => {
  it('says what follows, in the words of staff or in its own', () => {
    const steps = [{ title: 'Send this form', text: 'It takes a minute.' }];
    expect(readBookingPage({ ...page, stepsTitle: 'And then', steps })).toMatchObject({
      stepsTitle: 'And then',
      steps,
    });
    expect(readBookingPage(null)).toMatchObject({ stepsTitle: 'What happens next', steps: [] });
  });
});
