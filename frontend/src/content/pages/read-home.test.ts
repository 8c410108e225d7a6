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
    const popup = { title: 'Try a class', text: 'It is free.', picture: null };
    expect(readHome({ ...home, popup }).popup).toEqual(popup);
    expect(readHome({ ...home, popup: { ...popup, picture } }).popup?.picture?.alt).toBe('A bridge');
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
