import { render, screen, within } from '@testing-library/react';
import type { Grade } from '../../content/courses/course';
import { drawing } from '../testing/drawing';
import { skippedHeadings } from '../testing/outline';
import { MathsView } from './MathsView';

const band = { title: 'Maths courses', lead: 'One plan for each grade.', picture: null };
const grade: Grade = {
  grade: 4,
  slug: 'grade-4',
  title: 'Grade 4',
  summary: 'Fractions',
  description: 'Paper is folded and compared.',
  topics: ['Equal parts', 'Long division'],
  icon: drawing(),
  ages: null,
};

describe('MathsView', () => {
  it('opens a dialog with the topics of a grade and a free class', () => {
    const { container } = render(<MathsView band={band} grades={[grade]} />);
    const opener = screen.getByRole('button', { name: 'Read More about Grade 4' });
    const dialog = container.querySelector<HTMLElement>(`#${opener.getAttribute('commandfor')}`);
    if (dialog === null) throw new Error('The button opens nothing');
    const inside = within(dialog);
    expect(inside.getByText('Paper is folded and compared.')).toBeTruthy();
    expect(inside.getByText('Equal parts')).toBeTruthy();
    expect(inside.getByText('Long division')).toBeTruthy();
    expect(inside.getByText('Book a Free Class').getAttribute('href')).toBe('/book-free-class');
  });

  it('skips no heading level', () => {
    const { container } = render(<MathsView band={band} grades={[grade]} />);
    expect(skippedHeadings(container)).toEqual([]);
  });

  it('has only its head while no grade is published', () => {
    render(<MathsView band={band} grades={[]} />);
    expect(screen.queryByText('Choose a grade')).toBeNull();
  });
});
