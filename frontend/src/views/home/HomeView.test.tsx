import { render, screen } from '@testing-library/react';
import { type ComponentProps } from 'react';
import { type Affiliation } from '../../content/pages/affiliation';
import { type Home } from '../../content/pages/home';
import { type Picture } from '../../content/blocks/picture';
import { type Site } from '../../content/site/site';
import { type Testimonial } from '../../content/pages/testimonial';
import { HomeView } from './HomeView';

const picture = (alt: string): Picture => ({
  src: '/a.svg',
  width: 10,
  height: 8,
  alt,
  sources: [],
  focal: { x: 50, y: 50 },
});

const home: Home = {
  headline: "Every child carries a parent's hope — we honor it",
  tagline: 'Where education meets dedication.',
  buttons: [
    { label: 'Start Learning', href: '/book-free-class' },
    { label: 'View Courses', href: '/courses/coding' },
  ],
  slides: ['Coding', 'Maths', 'Robotics'].map((label) => ({ label, picture: picture(`${label} drawn`) })),
  pricing: { title: 'Plans and prices', lead: 'Pick one.', refundNote: 'Full refund.' },
  satellite: null,
  affiliationsTitle: 'Affiliations',
  testimonialsTitle: 'What teachers and learners say',
  popup: null,
};

const site = { brandName: 'Lanternway' } as Site;
const affiliations: Affiliation[] = ['Northfield', 'Kite School'].map((name) => ({
  name,
  detail: null,
  mark: picture('mark'),
  url: null,
}));
const testimonials: Testimonial[] = Array.from({ length: 5 }, (_, at) => ({
  name: `Learner ${at}`,
  role: 'learner',
  about: 'Elevate learner',
  quote: `Quote ${at}`,
  portrait: picture('face'),
}));

beforeEach(() => {
  window.matchMedia = (() => ({
    matches: true,
    addEventListener: jest.fn(),
    removeEventListener: jest.fn(),
  })) as unknown as typeof window.matchMedia;
});

type Parts = Partial<ComponentProps<typeof HomeView>>;
const show = (parts: Parts = {}) =>
  render(
    <HomeView
      home={home}
      plans={[]}
      affiliations={affiliations}
      testimonials={testimonials}
      site={site}
      invitation={null}
      {...parts}
    />,
  );

describe('the hero', () => {
  it('leads to a free class and to the coding courses', () => {
    show();
    expect(screen.getByRole('link', { name: 'Start Learning' }).getAttribute('href')).toBe(
      '/book-free-class',
    );
    expect(screen.getByRole('link', { name: 'View Courses' }).getAttribute('href')).toBe('/courses/coding');
  });

  it('names each slide by its place, and fetches only the first at once', () => {
    show();
    const names = ['Coding, 1 of 3', 'Maths, 2 of 3', 'Robotics, 3 of 3'];
    expect(
      names.map((name) => screen.getByRole('group', { name }).querySelector('img')?.getAttribute('loading')),
    ).toEqual([null, 'lazy', 'lazy']);
    expect(screen.getByRole('button', { name: 'Maths, slide 2 of 3' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Coding, slide 1 of 3' }).getAttribute('aria-current')).toBe(
      'true',
    );
  });

  it('does not play under reduced motion', () => {
    show();
    expect(screen.getByRole('button', { name: 'Play slides' })).toBeTruthy();
  });
});

describe('a section without content', () => {
  const cases: [string, Parts, string][] = [
    ['affiliations', { affiliations: [] }, 'Affiliations'],
    ['testimonials', { testimonials: [] }, 'What teachers and learners say'],
    ['plans', { plans: [] }, 'Plans and prices'],
  ];
  it.each(cases)('is left out: %s', (_, parts, title) => {
    show(parts);
    expect(screen.queryByRole('heading', { name: title })).toBeNull();
    expect(screen.getByRole('heading', { level: 1 })).toBeTruthy();
  });
});

it('hangs four testimonials to a string', () => {
  const { container } = show();
  const strings = [...container.querySelectorAll('.string')];
  expect(strings.map((string) => string.querySelectorAll('figure').length)).toEqual([4, 1]);
});

it('lets parents speak first, and leads to all the others', () => {
  const named = testimonials.map((testimonial, at) =>
    at === 4 ? { ...testimonial, role: 'parent' as const } : testimonial,
  );
  const { container } = show({ testimonials: named });
  expect(container.querySelector('.note blockquote')?.textContent).toBe('“Quote 4”');
  const all = screen.getByRole('link', { name: 'Read all 5' });
  const rest = container.querySelector(all.getAttribute('href') ?? 'none');
  expect([...(rest?.querySelectorAll('blockquote') ?? [])].map((quote) => quote.textContent)).toEqual([
    '“Quote 3”',
  ]);
});

it('has nothing to swipe where there is one testimonial', () => {
  show({ testimonials: testimonials.slice(0, 1) });
  expect(screen.queryByRole('button', { name: 'Next letter' })).toBeNull();
  expect(screen.queryByRole('link', { name: /Read all/ })).toBeNull();
});

it('names each affiliation by its place', () => {
  show();
  expect(screen.getByRole('group', { name: 'Kite School, 2 of 2' })).toBeTruthy();
});
