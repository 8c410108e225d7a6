import { render, screen } from '@testing-library/react';
import type { Track } from '../../content/courses/course';
import { yearlyPlan } from '../../content/courses/plan-fixture';
import { drawing } from '../testing/drawing';
import { skippedHeadings } from '../testing/outline';
import { CourseNotFoundView } from './CourseNotFoundView';
import { CourseView } from './CourseView';

// The visitor's country stays unknown, so prices stay in rupees, as on the prebuilt page.
jest.mock('../../features/pricing/ask-visitor', () => ({
  askCountry: () => new Promise(() => undefined),
  askRates: () => new Promise(() => undefined),
}));

const track: Track = {
  index: 2,
  slug: 'mastery',
  title: 'Mastery',
  ages: { min: 12, max: 15 },
  summary: 'Python, web pages and data.',
  description: 'For learners who are ready.',
  icon: drawing(),
  steps: [{ title: 'Python, properly', text: 'Variables and lists.' }],
  pricesMinor: { INR: 649900 },
  ...{ usually: 'about a year', abilities: ['read an error message', 'answer with data'] },
  planKey: 'coding-monthly',
  bought: { sessions: 8, sessionMinutes: 45, months: 1 },
};

describe('CourseView', () => {
  it('says what the price buys, and that a short plan is not refunded', () => {
    render(<CourseView track={track} longer={[]} />);
    expect(screen.getByText(/^8 sessions of 45 minutes/)).toBeTruthy();
    expect(screen.getByText(/Plans with fewer than 24 sessions are not refunded/)).toBeTruthy();
    expect(screen.queryByText('Or pay for longer')).toBeNull();
  });

  it('offers the longer plans, with the price of one session', () => {
    render(<CourseView track={track} longer={[yearlyPlan]} />);
    expect(screen.getByRole('link', { name: 'Coding Yearly' }).getAttribute('href')).toBe(
      '/checkout/coding-yearly',
    );
    expect(screen.getByText('96 sessions, ₹792 each')).toBeTruthy();
  });

  it('shows title, description, age, price, how long it takes, its steps and what they lead to', () => {
    const { container } = render(<CourseView track={track} longer={[yearlyPlan]} />);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Mastery');
    for (const text of [
      'For learners who are ready.',
      'Ages 12–15',
      '₹6,499',
      'a month',
      'Python, properly',
      'about a year',
      'read an error message',
      'answer with data',
    ]) {
      expect(screen.getByText(text)).toBeTruthy();
    }
    expect(skippedHeadings(container)).toEqual([]);
  });

  it('enrolls by the position of the track', () => {
    render(<CourseView track={track} longer={[yearlyPlan]} />);
    expect(screen.getByRole('link', { name: 'Enroll Now' }).getAttribute('href')).toBe('/checkout/2');
  });

  it('leads to the refund policy and back to the catalogue', () => {
    render(<CourseView track={track} longer={[yearlyPlan]} />);
    expect(screen.getByRole('link', { name: 'Refund Policy' }).getAttribute('href')).toBe('/refund');
    expect(screen.getByRole('link', { name: 'Coding' }).getAttribute('href')).toBe('/courses/coding');
  });
});

describe('CourseNotFoundView', () => {
  it('says so and leads to the catalogue', () => {
    render(<CourseNotFoundView />);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Course not found.');
    expect(screen.getByRole('link').getAttribute('href')).toBe('/courses/coding');
  });
});
