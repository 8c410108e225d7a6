import { render, screen, within } from '@testing-library/react';
import type { ShortCourse, Track } from '../../content/courses/course';
import { drawing } from '../testing/drawing';
import { outline, skippedHeadings } from '../testing/outline';
import { CodingView } from './CodingView';

// The visitor's country stays unknown, so prices stay in rupees, as on the prebuilt page.
jest.mock('../../features/pricing/ask-visitor', () => ({
  askCountry: () => new Promise(() => undefined),
  askRates: () => new Promise(() => undefined),
}));

const band = { title: 'Coding courses', lead: 'Four plans.', picture: null };

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
};

const dialogOf = (opener: HTMLElement): HTMLElement => {
  const dialog = document.getElementById(opener.getAttribute('commandfor') ?? '');
  if (dialog === null) throw new Error('The button opens nothing');
  return dialog;
};

describe('CodingView', () => {
  it('shows each track with its age, its price in rupees and its page', () => {
    render(<CodingView band={band} tracks={[track(0, 'Kickstart', 9)]} shortCourses={[]} />);
    const card = within(screen.getByRole('article'));
    expect(card.getByText('Ages 5–7')).toBeTruthy();
    expect(card.getByText('₹6,499')).toBeTruthy();
    expect(card.getByRole('link', { name: /View plan page/ }).getAttribute('href')).toBe('/course/kickstart');
  });

  it('shows more in a dialog: the steps in order, and the way to enroll', () => {
    render(
      <CodingView
        band={band}
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

  it('names the dialog by its heading', () => {
    render(<CodingView band={band} tracks={[track(0, 'Kickstart', 9)]} shortCourses={[]} />);
    const dialog = dialogOf(screen.getByRole('button', { name: 'Read More about Kickstart' }));
    const name = document.getElementById(dialog.getAttribute('aria-labelledby') ?? '');
    expect(name?.textContent).toBe('Kickstart');
  });

  it('shows at most nine learning steps', () => {
    render(<CodingView band={band} tracks={[track(0, 'Kickstart', 11)]} shortCourses={[]} />);
    const dialog = dialogOf(screen.getByRole('button', { name: 'Read More about Kickstart' }));
    expect(dialog.querySelectorAll('.steps > li')).toHaveLength(9);
  });

  it('lists short courses with age and hours', () => {
    render(<CodingView band={band} tracks={[]} shortCourses={[robots]} />);
    const row = within(screen.getByText('Robot Builders').closest('li') ?? document.body);
    expect(row.getByText('Ages 8–11')).toBeTruthy();
    expect(row.getByText('16 hours')).toBeTruthy();
  });

  it('leaves out a section that has nothing in it', () => {
    const { container } = render(<CodingView band={band} tracks={[]} shortCourses={[robots]} />);
    expect(outline(container)).toEqual(['h1 Coding courses', 'h2 Short courses', 'h3 Robot Builders']);
  });

  it('skips no heading level', () => {
    const { container } = render(
      <CodingView band={band} tracks={[track(0, 'Kickstart', 9)]} shortCourses={[robots]} />,
    );
    expect(skippedHeadings(container)).toEqual([]);
  });
});
