import { act, fireEvent, render, screen } from '@testing-library/react';
import type { FaqGroup } from '../../content/reading/faq';
import { skippedHeadings } from '../testing/outline';
import { paragraph } from '../testing/paragraph';
import { FaqView } from './FaqView';

const closing = {
  ...{ title: 'Still wondering?', text: null, second: null },
  link: { label: 'Contact us', href: '/contact' },
};
const band = { title: 'Questions parents ask', lead: 'Write to us.', picture: null };
const question = (id: string, title: string, text: string) => ({
  id,
  question: title,
  answer: paragraph(text),
  text,
});
const groups: FaqGroup[] = [
  {
    slug: 'classes',
    title: 'About classes',
    questions: [
      question('who-teaches', 'Who teaches?', 'The same teacher each week.'),
      question('what-is-needed', 'What is needed?', 'A laptop.'),
    ],
  },
  { slug: 'payments', title: 'Payments', questions: [question('how-do-i-pay', 'How do I pay?', 'By card.')] },
];

const search = (text: string) =>
  fireEvent.change(screen.getByRole('searchbox', { name: 'Search the answers' }), {
    target: { value: text },
  });
const shownQuestions = () => [...document.querySelectorAll('summary')].map((summary) => summary.textContent);

beforeAll(() => {
  // jsdom has no layout, so it cannot scroll.
  Element.prototype.scrollIntoView = jest.fn();
});
afterEach(() => {
  window.location.hash = '';
});

describe('FaqView', () => {
  it('contains every question and answer before anything is searched', () => {
    const { container } = render(<FaqView band={band} groups={groups} closing={closing} />);
    expect(shownQuestions()).toEqual(['Who teaches?', 'What is needed?', 'How do I pay?']);
    expect(screen.getByText('By card.')).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe('');
    expect(skippedHeadings(container)).toEqual([]);
  });

  it('narrows the groups while a word is typed, and says how many are left', () => {
    render(<FaqView band={band} groups={groups} closing={closing} />);
    search('teacher');
    expect(shownQuestions()).toEqual(['Who teaches?']);
    expect(screen.getByRole('status').textContent).toBe('1 answer');
    expect(screen.queryByRole('link', { name: 'Payments' })).toBeNull();
    search('a');
    expect(screen.getByRole('status').textContent).toBe('3 answers');
  });

  it('shows everything again when cleared, with the focus in the field', () => {
    render(<FaqView band={band} groups={groups} closing={closing} />);
    search('card');
    fireEvent.click(screen.getByRole('button', { name: 'Clear the search' }));
    expect(shownQuestions()).toHaveLength(3);
    expect(document.activeElement).toBe(screen.getByRole('searchbox'));
    expect(screen.queryByRole('button', { name: 'Clear the search' })).toBeNull();
  });

  it('clears on Escape', () => {
    render(<FaqView band={band} groups={groups} closing={closing} />);
    search('card');
    fireEvent.keyDown(screen.getByRole('searchbox'), { key: 'Escape' });
    expect(shownQuestions()).toHaveLength(3);
  });

  it('offers a way on when nothing matches', () => {
    render(<FaqView band={band} groups={groups} closing={closing} />);
    search('trampoline');
    expect(screen.getByText(/No answer has all of “trampoline”/)).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe('0 answers');
    fireEvent.click(screen.getByRole('button', { name: 'Show all answers' }));
    expect(shownQuestions()).toHaveLength(3);
  });

  it('opens the question the address points at, and only that', () => {
    window.location.hash = '#how-do-i-pay';
    render(<FaqView band={band} groups={groups} closing={closing} />);
    const open = [...document.querySelectorAll('details[open] > summary')].map(
      (summary) => summary.textContent,
    );
    expect(open).toEqual(['How do I pay?']);
  });

  it('does not move the reader after that, whatever is searched', () => {
    window.location.hash = '#how-do-i-pay';
    render(<FaqView band={band} groups={groups} closing={closing} />);
    search('laptop');
    search('');
    expect(document.querySelector('details[open]')).toBeNull();
    expect(shownQuestions()).toHaveLength(3);
  });

  it('opens another one when the address moves on', () => {
    render(<FaqView band={band} groups={groups} closing={closing} />);
    act(() => {
      window.location.hash = '#what-is-needed';
      window.dispatchEvent(new HashChangeEvent('hashchange'));
    });
    expect(document.querySelector('details[open] > summary')?.textContent).toBe('What is needed?');
  });

  it('marks the first topic until the reader scrolls', () => {
    render(<FaqView band={band} groups={groups} closing={closing} />);
    expect(screen.getByRole('link', { name: 'About classes' }).getAttribute('aria-current')).toBe('true');
    expect(screen.getByRole('link', { name: 'Payments' }).getAttribute('aria-current')).toBeNull();
  });

  it('stands without a single question', () => {
    render(<FaqView band={band} groups={[]} closing={closing} />);
    expect(screen.queryByRole('searchbox')).toBeNull();
    expect(screen.getByRole('link', { name: 'Contact us' }).getAttribute('href')).toBe('/contact');
  });
});
