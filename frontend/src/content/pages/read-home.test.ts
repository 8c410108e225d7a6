import { readHome } from './read-home';

const picture = {
  share: null,
  alt: 'A bridge',
  focalX: 55,
  focalY: 45,
  image: {
    alternativeText: null,
    width: 2000,
    height: 1640,
    localFile: { publicURL: '/static/bridge.svg' },
    raster: null,
  },
};

const home = {
  headline: 'Hope',
  tagline: 'Dedication.',
  buttons: null,
  slides: [
    { label: 'Coding', picture },
    { label: 'Maths', picture: { ...picture, image: null } },
  ],
  pricingTitle: null,
  pricingLead: null,
  pricingRefundNote: null,
  satellite: { title: 'Satellite', lead: null, facts: null, buttonLabel: null, picture },
  affiliationsTitle: null,
  testimonialsTitle: null,
  popup: null,
  seo: null,
};

describe('the home page', () => {
  it('leaves out a slide that has lost its picture', () => {
    expect(readHome(home).slides.map(({ label }) => label)).toEqual(['Coding']);
  });

  it('keeps the focal point of a slide', () => {
    expect(readHome(home).slides[0]?.picture.focal).toEqual({ x: 55, y: 45 });
  });

  it('invites to the free class, with or without a picture', () => {
    const words = { buttonLabel: null, laterLabel: null, afterSeconds: null, frequency: null };
    const popup = { title: 'Try a class', text: 'It is free.', ...words, picture: null };
    expect(readHome({ ...home, popup }).popup).toEqual({
      title: 'Try a class',
      text: 'It is free.',
      bookLabel: 'Book a Free Class',
      laterLabel: 'Not now',
      afterMs: 7000,
      opensAgain: false,
      picture: null,
    });
    const own = { ...popup, afterSeconds: 20, frequency: 'each_visit', picture };
    expect(readHome({ ...home, popup: own }).popup).toMatchObject({
      afterMs: 20_000,
      opensAgain: true,
      picture: { alt: 'A bridge' },
    });
  });

  it('leads to the free class and to the courses, unless staff chose other buttons', () => {
    expect(readHome(home).buttons.map(({ href }) => href)).toEqual(['/book-free-class', '/courses/coding']);
    const buttons = [{ label: 'See the camp', href: '/winter-camp' }];
    expect(readHome({ ...home, buttons }).buttons).toEqual(buttons);
  });

  it('invites nobody when staff removed the popup', () => {
    expect(readHome(home).popup).toBeNull();
  });

  it('shows the satellite program with its button, even when its words are few', () => {
    expect(readHome(home).satellite).toMatchObject({
      title: 'Satellite',
      facts: [],
      buttonLabel: 'Apply Now',
    });
  });

  it('leaves the satellite program out when it is not filled in', () => {
    expect(readHome({ ...home, satellite: null }).satellite).toBeNull();
    expect(readHome({ ...home, satellite: { ...home.satellite, title: null } }).satellite).toBeNull();
  });
});
