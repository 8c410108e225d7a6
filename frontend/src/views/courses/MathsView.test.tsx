import { render, screen, within } from '@testing-library/react';
import type { Grade } from '../../content/courses/course';
import { monthlyPlan } from '../../content/courses/plan-fixture';
import { drawing } from '../testing/drawing';
import { skippedHeadings } from '../testing/outline';
import { MathsView } from './MathsView';

// The visitor's country stays unknown, so prices stay in rupees, as on the prebuilt page.
jest.mock('../../features/pricing/ask-visitor', () => ({
  askCountry: () => new Promise(() => undefined),
  askRates: () => new Promise(() => undefined),
}));

const page = {
  title: 'Maths courses',
  lead: 'One course for each grade.',
  picture: null,
  steps: [],
  sections: [],
  closing: {
    ...{ title: 'Not sure which grade?', text: null, second: null },
    link: { label: 'Book', href: '/book-free-class' },
  },
};
const monthly = { ...monthlyPlan, key: 'math-monthly', title: 'Math Monthly', subject: 'math' } as const;
const grade: Grade = {
  grade: 4,
  slug: 'grade-4',
  title: 'Grade 4',
  summary: 'Fractions',
  description: 'Paper is folded and compared.',
  topics: ['Equal parts', 'Long division'],
  outcome: 'shares three pizzas between four.',
  icon: drawing(),
  ages: null,
};

describe('MathsView', () => {
  it('opens a dialog with the topics of a grade and a free class', () => {
    const { container } = render(<MathsView page={page} plans={[monthly]} grades={[grade]} />);
    const opener = screen.getByRole('button', { name: 'Read More about Grade 4' });
    const dialog = container.querySelector<HTMLElement>(`#${opener.getAttribute('commandfor')}`);
    if (dialog === null) throw new Error('The button opens nothing');
    const inside = within(dialog);
    expect(inside.getByText('Paper is folded and compared.')).toBeTruthy();
    expect(inside.getByText('Equal parts')).toBeTruthy();
    expect(inside.getByText('Long division')).toBeTruthy();
    expect(inside.getByText('Book a Free Class').getAttribute('href')).toBe('/book-free-class');
  });

  it('says what a child can do after a grade, and what maths costs', () => {
    render(<MathsView page={page} plans={[monthly]} grades={[grade]} />);
    expect(screen.getByText('After it, your child')).toBeTruthy();
    expect(screen.getByText('shares three pizzas between four.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See all prices' }).getAttribute('href')).toBe('#prices');
    const prices = within(screen.getByRole('region', { name: 'What maths costs' }));
    expect(prices.getByRole('link', { name: 'Continue with Math Monthly' })).toBeTruthy();
    expect(screen.getByText('Not sure which grade?')).toBeTruthy();
  });

  it('promises nothing for a grade whose entry says nothing yet', () => {
    render(<MathsView page={page} plans={[]} grades={[{ ...grade, outcome: null }]} />);
    expect(screen.queryByText('After it, your child')).toBeNull();
    expect(screen.queryByText('What maths costs')).toBeNull();
  });

  it('skips no heading level', () => {
    const { container } = render(<MathsView page={page} plans={[monthly]} grades={[grade]} />);
    expect(skippedHeadings(container)).toEqual([]);
  });

  it('has only its head while no grade is published', () => {
    render(<MathsView page={page} plans={[monthly]} grades={[]} />);
    expect(screen.queryByText('Choose a grade')).toBeNull();
  });
});
