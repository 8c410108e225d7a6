import { readBookingPage, readCareersPage, readClosing } from './read-page';

const page = {
  title: '1:1 Program',
  lead: 'One teacher, one child.',
  picture: null,
  seo: null,
  stepsTitle: null,
  steps: null,
  closing: { title: 'Try it', text: null, link: null, second: null },
};

describe('the end of a page', () => {
  it('is what staff wrote', () => {
    const link = { label: 'Book a Free Class', href: '/book-free-class' };
    const second = { label: 'Ask us', href: '/contact' };
    const written = { title: 'Still wondering?', text: null, link, second };
    expect(readClosing({ closing: written })).toEqual(written);
  });

  it('leads to the free class when what they wrote leads nowhere', () => {
    expect(readClosing(page).link.href).toBe('/book-free-class');
    expect(readClosing(null).link.href).toBe('/book-free-class');
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
