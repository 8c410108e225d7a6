import { fireEvent, render, screen, within } from '@testing-library/react';
import type { Teacher } from '../../content/courses/teacher';
import { drawing } from '../testing/drawing';
import { skippedHeadings } from '../testing/outline';
import { TeachersView } from './TeachersView';

const page = {
  title: 'Know your teacher',
  lead: 'The people your child will see.',
  picture: null,
  benefitsTitle: 'How a teacher gets here',
  benefits: [{ title: 'A lesson', icon: 'medal-duotone' as const, text: 'Not an interview.' }],
  closing: {
    ...{ title: 'Meet one', text: null, second: null },
    link: { label: 'Book', href: '/book-free-class' },
  },
};

const person = (name: string, part: Partial<Teacher> = {}): Teacher => ({
  slug: name.toLowerCase().replace(/\W+/g, '-'),
  name,
  subject: 'maths',
  teaches: 'Grades 1 to 6',
  years: 9,
  languages: ['English', 'Tamil'],
  line: 'Teaches with paper.',
  note: null,
  portrait: drawing(),
  ...part,
});
const ananya = person('Ananya R.', { note: 'First part.\n\nSecond part.' });
const farah = person('Farah K.', { subject: 'robotics', years: 1, languages: ['English'] });
const liWen = person('Li Wen', { subject: 'coding', teaches: null, years: null, languages: [] });
const teachers = [ananya, farah, liWen];

const show = (shownTeachers: Teacher[] = teachers) =>
  render(<TeachersView page={page} teachers={shownTeachers} />);
const names = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const shown = () => names().filter((name) => teachers.some((teacher) => teacher.name === name));
const chip = (group: string, name: RegExp) =>
  within(screen.getByRole('group', { name: group })).getByRole('button', { name });

describe('the teachers', () => {
  it('are shown with what they teach, for how long, and in which languages', () => {
    const { container } = show();
    expect(shown()).toEqual(['Ananya R.', 'Farah K.', 'Li Wen']);
    expect(screen.getByText('Grades 1 to 6 · 9 years')).toBeTruthy();
    expect(screen.getByText('Grades 1 to 6 · 1 year')).toBeTruthy();
    expect(screen.getByText('English, Tamil')).toBeTruthy();
    expect(skippedHeadings(container)).toEqual([]);
  });

  it('keep a longer note in a dialog, and offer it only where there is one', () => {
    show();
    const openers = screen.getAllByRole('button', { name: /Read more about/ });
    expect(openers).toHaveLength(1);
    const dialog = document.getElementById(openers[0]?.getAttribute('commandfor') ?? '');
    if (dialog === null) throw new Error('The button opens nothing');
    expect(within(dialog).getByText('First part.')).toBeTruthy();
    expect(within(dialog).getByText('Second part.')).toBeTruthy();
  });

  it('lead to a booking with their subject and their name', () => {
    show();
    const link = screen.getByRole('link', { name: 'Book with a teacher like Farah' });
    expect(link.getAttribute('href')).toBe('/book-free-class?course=coding&like=Farah+K.');
  });
});

describe('the filter', () => {
  it('counts the teachers of each subject, and says how many are shown', () => {
    show();
    expect(chip('Subject', /^All/).textContent).toBe('All 3');
    fireEvent.click(chip('Subject', /^Robotics/));
    expect(shown()).toEqual(['Farah K.']);
    expect(screen.getByRole('status').textContent).toBe('1 teacher');
    expect(chip('Subject', /^Robotics/).getAttribute('aria-pressed')).toBe('true');
  });

  it('finds who speaks a language, and counts only those', () => {
    show();
    fireEvent.click(chip('Language', /^Tamil/));
    expect(shown()).toEqual(['Ananya R.']);
    expect(chip('Subject', /^Robotics/).textContent).toBe('Robotics 0');
    fireEvent.click(chip('Language', /^Any/));
    expect(shown()).toHaveLength(3);
  });

  it('says so and leads on when nobody fits', () => {
    show();
    fireEvent.click(chip('Subject', /^Robotics/));
    fireEvent.click(chip('Language', /^Tamil/));
    expect(shown()).toEqual([]);
    expect(screen.getByText(/Nobody teaches robotics in Tamil yet/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Tell us' }).getAttribute('href')).toBe('/contact');
    expect(screen.getByRole('status').textContent).toBe('0 teachers');
  });

  it('offers only what makes a difference', () => {
    show([ananya, person('Joseph A.')]);
    expect(screen.queryByRole('group', { name: 'Subject' })).toBeNull();
  });
});

describe('booking with a teacher like one of them', () => {
  it('changes the words and the link with the choice, and promises nobody', () => {
    show();
    expect(screen.getByRole('heading', { name: 'Book with a teacher like Ananya' })).toBeTruthy();
    fireEvent.click(screen.getByRole('radio', { name: 'Li Wen' }));
    expect(screen.getByRole('heading', { name: 'Book with a teacher like Li Wen' })).toBeTruthy();
    expect(screen.getByText(/It may not be Li Wen in person/)).toBeTruthy();
    const panel = within(screen.getByRole('region', { name: 'Book with a teacher like Li Wen' }));
    expect(panel.getByRole('link', { name: 'Book a Free Class' }).getAttribute('href')).toBe(
      '/book-free-class?course=coding&like=Li+Wen',
    );
  });
});

it('the page stands without a teacher', () => {
  show([]);
  expect(screen.getByRole('link', { name: 'Ask us about them' })).toBeTruthy();
  expect(screen.queryByRole('radio')).toBeNull();
});
