import { fireEvent, render, screen, within } from '@testing-library/react';
import type { Teacher } from '../../content/courses/teacher';
import { drawing } from '../testing/drawing';
import { skippedHeadings } from '../testing/outline';
import { TeachersView } from './TeachersView';

const band = { title: 'Know your teacher', lead: 'The people your child will see.', picture: null };
const subjects = ['coding', 'maths'] as const;
const teachers = (count: number): Teacher[] =>
  Array.from({ length: count }, (_, index) => ({
    slug: `teacher-${index}`,
    name: `Teacher ${index}`,
    subject: subjects[index % 2] ?? 'coding',
    line: 'Teaches with paper.',
    note: index === 0 ? 'First part.\n\nSecond part.' : null,
    portrait: drawing(),
  }));
const cards = () => screen.getAllByRole('listitem').filter((item) => item.className === 'teacher');

describe('TeachersView', () => {
  it('shows name, subject and line of each teacher', () => {
    const { container } = render(<TeachersView band={band} teachers={teachers(2)} />);
    expect(cards()).toHaveLength(2);
    expect(screen.getByRole('heading', { name: 'Teacher 1' })).toBeTruthy();
    expect(skippedHeadings(container)).toEqual([]);
  });

  it('keeps a longer note in a dialog, and offers it only where there is one', () => {
    render(<TeachersView band={band} teachers={teachers(2)} />);
    const openers = screen.getAllByRole('button', { name: /Read more about/ });
    expect(openers).toHaveLength(1);
    const dialog = document.getElementById(openers[0]?.getAttribute('commandfor') ?? '');
    if (dialog === null) throw new Error('The button opens nothing');
    expect(within(dialog).getByText('First part.')).toBeTruthy();
    expect(within(dialog).getByText('Second part.')).toBeTruthy();
  });

  it('has no filter for twelve teachers', () => {
    render(<TeachersView band={band} teachers={teachers(12)} />);
    expect(screen.queryByRole('group', { name: 'Show teachers of' })).toBeNull();
  });

  it('filters thirteen by subject, offering only subjects that are taught', () => {
    render(<TeachersView band={band} teachers={teachers(13)} />);
    const filter = within(screen.getByRole('group', { name: 'Show teachers of' }));
    expect(filter.getAllByRole('button').map((chip) => chip.textContent)).toEqual(['All', 'Coding', 'Maths']);
    fireEvent.click(filter.getByRole('button', { name: 'Maths' }));
    expect(cards()).toHaveLength(6);
    expect(screen.getByRole('status').textContent).toBe('6 of 13 teachers');
    expect(filter.getByRole('button', { name: 'Maths' }).getAttribute('aria-pressed')).toBe('true');
  });

  it('stands without a teacher', () => {
    render(<TeachersView band={band} teachers={[]} />);
    expect(screen.getByRole('link', { name: 'Ask us about them' })).toBeTruthy();
  });
});
