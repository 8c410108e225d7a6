import { render, screen, within } from '@testing-library/react';
import type { ShortCourse, Track } from '../../content/courses/course';
import { monthlyPlan, yearlyPlan } from '../../content/courses/plan-fixture';
import { drawing } from '../testing/drawing';
import { outline, skippedHeadings } from '../testing/outline';
import { CodingView } from './CodingView';

// The visitor's country stays unknown, so prices stay in rupees, as on the prebuilt page.
jest.mock('../../features/pricing/ask-visitor', () => ({
  askCountry: () => new Promise(() => undefined),
  askRates: () => new Promise(() => undefined),
}));

const page = {
  title: 'Coding courses',
  lead: 'Four plans.',
  picture: null,
  steps: [],
  sections: [],
  closing: {
    ...{ title: 'Not sure?', text: null },
    link: { label: 'Book a Free Class', href: '/book-free-class' },
    second: { label: 'Ask us', href: '/contact' },
  },
};

const plans = [{ ...yearlyPlan, pricesMinor: { INR: 5999900 } }, monthlyPlan];

const track = (index: number, title: string, stepCount: number): Track => ({
  index,
  slug: title.toLowerCase(),
  title,
  ages: { min: 5, max: 7 },
  summary: `${title} in a sentence.`,
  description: `${title} at length.`,
  icon: drawing(),
  steps: Array.from({ length: stepCount }, (_, step) => ({ title: `Step ${step + 1}`, text: 'Do it.' })),
  pricesMinor: { INR: 649900, USD: 24900, GBP: 19000 },
  ...{ usually: 'about a year', abilities: [] },
  planKey: 'coding-monthly',
  bought: { sessions: 8, sessionMinutes: 45, months: 1 },
});

const robots: ShortCourse = {
  slug: 'robot-builders',
  title: 'Robot Builders',
  subject: 'robotics',
  summary: 'Levers and gears.',
  ages: { min: 8, max: 11 },
  hours: 16,
  icon: drawing(),
  description: 'Four small machines.',
  steps: [
    { title: 'Levers', text: 'A hand that waves.' },
    { title: 'Gears', text: null },
  ],
  outcome: 'One machine.',
  needs: ['Card', 'String'],
};

const dialogOf = (opener: HTMLElement): HTMLElement => {
  const dialog = document.getElementById(opener.getAttribute('commandfor') ?? '');
  if (dialog === null) throw new Error('The button opens nothing');
  return dialog;
};

describe('CodingView', () => {
  it('shows each track with its age, its price in rupees and its page', () => {
    render(<CodingView page={page} plans={plans} tracks={[track(0, 'Kickstart', 9)]} shortCourses={[]} />);
    const card = within(screen.getByRole('article'));
    expect(card.getByText('Ages 5–7')).toBeTruthy();
    expect(card.getByText('₹6,499')).toBeTruthy();
    expect(card.getByRole('link', { name: /View plan page/ }).getAttribute('href')).toBe('/course/kickstart');
  });

  it('shows more in a dialog: the steps in order, and the way to enroll', () => {
    render(
      <CodingView
        page={page}
        plans={plans}
        tracks={[track(0, 'Kickstart', 9), track(1, 'Elevate', 4)]}
        shortCourses={[]}
      />,
    );
    const opener = screen.getByRole('button', { name: 'Read More about Elevate' });
    expect(opener.getAttribute('command')).toBe('show-modal');
    const dialog = within(dialogOf(opener));
    expect(dialog.getByText('Elevate at length.')).toBeTruthy();
    expect(dialog.getAllByText(/^Step \d$/).map((step) => step.textContent)).toEqual([
      'Step 1',
      'Step 2',
      'Step 3',
      'Step 4',
    ]);
    const enroll = dialog.getByText(/Enroll Now/).closest('a');
    expect(enroll?.getAttribute('href')).toBe('/checkout/1');
    expect(dialog.getByText('Close').getAttribute('commandfor')).toBe('about-elevate');
  });

  it('ends in two ways on', () => {
    render(<CodingView page={page} plans={plans} tracks={[]} shortCourses={[]} />);
    const ways = within(screen.getByRole('complementary', { name: 'Next step' })).getAllByRole('link');
    expect(ways.map((way) => [way.textContent, way.getAttribute('href')])).toEqual([
      ['Ask us', '/contact'],
      ['Book a Free Class', '/book-free-class'],
    ]);
  });

  it('shows the words and the picture of its section over the short courses', () => {
    const said = [{ type: 'paragraph' as const, children: [{ type: 'text' as const, text: 'One skill.' }] }];
    const section = { heading: 'Nine stalls', body: said, picture: drawing('A paper market'), link: null };
    render(
      <CodingView
        page={{ ...page, sections: [section] }}
        plans={plans}
        tracks={[]}
        shortCourses={[robots]}
      />,
    );
    const part = within(screen.getByRole('region', { name: 'Nine stalls' }));
    expect(part.getByText('One skill.')).toBeTruthy();
    expect(part.getByAltText('A paper market')).toBeTruthy();
  });

  it('has plain words over the short courses where the page has no section', () => {
    render(<CodingView page={page} plans={plans} tracks={[]} shortCourses={[robots]} />);
    const part = within(screen.getByRole('region', { name: 'Short courses' }));
    expect(part.getByText(/^Sixteen or twenty-four hours on one skill/)).toBeTruthy();
  });

  it('names the dialog by its heading', () => {
    render(<CodingView page={page} plans={plans} tracks={[track(0, 'Kickstart', 9)]} shortCourses={[]} />);
    const dialog = dialogOf(screen.getByRole('button', { name: 'Read More about Kickstart' }));
    const name = document.getElementById(dialog.getAttribute('aria-labelledby') ?? '');
    expect(name?.textContent).toBe('Kickstart');
  });

  it('shows at most nine learning steps', () => {
    render(<CodingView page={page} plans={plans} tracks={[track(0, 'Kickstart', 11)]} shortCourses={[]} />);
    const dialog = dialogOf(screen.getByRole('button', { name: 'Read More about Kickstart' }));
    expect(dialog.querySelectorAll('.steps > li')).toHaveLength(9);
  });

  it('says what the shortest plan costs, and what a session costs in the longest', () => {
    render(<CodingView page={page} plans={plans} tracks={[]} shortCourses={[]} />);
    expect(screen.getByText('₹6,499')).toBeTruthy();
    expect(screen.getByText('a month · 8 sessions of 45 minutes')).toBeTruthy();
    expect(screen.getByText(/Longer plans start at ₹625 a session\./)).toBeTruthy();
  });

  it('lists short courses with age and hours, and a free class that names the course', () => {
    render(<CodingView page={page} plans={plans} tracks={[]} shortCourses={[robots]} />);
    const card = within(document.getElementById('robot-builders') ?? document.body);
    expect(card.getByText('Ages 8–11')).toBeTruthy();
    expect(card.getByText('16 hours')).toBeTruthy();
    expect(card.getByRole('link', { name: /Try it free.*Robot Builders/ }).getAttribute('href')).toBe(
      '/book-free-class?course=coding&short=Robot+Builders',
    );
  });

  it('shows what is in a short course, and two ways on without a price', () => {
    render(<CodingView page={page} plans={[]} tracks={[]} shortCourses={[robots]} />);
    const opener = screen.getByRole('button', { name: /What is in it.*Robot Builders/ });
    const dialog = within(dialogOf(opener));
    for (const words of [
      'Four small machines.',
      'Levers',
      'A hand that waves.',
      'Gears',
      'One machine.',
      'String',
    ])
      expect(dialog.getByText(words)).toBeTruthy();
    expect(dialog.getByText('Ask about dates and price').getAttribute('href')).toBe('/contact');
    expect(dialog.getByText('Try the first class free').getAttribute('href')).toContain('course=coding');
    expect(dialog.queryByText(/₹/)).toBeNull();
  });

  it('leaves out a section that has nothing in it', () => {
    const { container } = render(
      <CodingView page={page} plans={plans} tracks={[]} shortCourses={[robots]} />,
    );
    expect(outline(container)).toEqual([
      'h1 Coding courses',
      'h2 Short courses',
      'h3 Robot Builders',
      'h2 Not sure?',
    ]);
  });

  it('skips no heading level', () => {
    const { container } = render(
      <CodingView page={page} plans={plans} tracks={[track(0, 'Kickstart', 9)]} shortCourses={[robots]} />,
    );
    expect(skippedHeadings(container)).toEqual([]);
  });
});
