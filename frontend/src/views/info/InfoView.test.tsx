import { render, screen } from '@testing-library/react';
import type { InfoPage } from '../../content/pages/page';
import { drawing } from '../testing/drawing';
import { outline, skippedHeadings } from '../testing/outline';
import { paragraph } from '../testing/paragraph';
import { InfoView } from './InfoView';

const empty: InfoPage = {
  title: 'Certificates',
  lead: 'Part of every plan.',
  picture: null,
  sections: [],
  facts: [],
  stepsTitle: null,
  steps: [],
  evidence: [],
  sample: null,
  closing: { title: 'Come in', text: null, link: { label: 'Book', href: '/book-free-class' } },
};
const full: InfoPage = {
  ...empty,
  sections: [
    {
      heading: 'How it is earned',
      body: paragraph('By finishing the work.'),
      picture: drawing('A finished lantern'),
      link: { label: 'See the courses', href: '/courses/coding' },
    },
  ],
  facts: [{ value: '8', label: 'sessions a month' }],
  stepsTitle: 'How a lesson runs',
  steps: [{ title: 'Hello', text: 'Two minutes about the week.' }],
  evidence: [{ label: 'Register entry', href: 'https://register.example/1' }],
  sample: drawing('A blank certificate'),
  closing: { title: 'Try one', text: null, link: { label: 'Book a Free Class', href: '/book-free-class' } },
};

describe('InfoView', () => {
  it('claims nothing that staff did not fill in', () => {
    const { container } = render(<InfoView page={empty} variant="certification" />);
    expect(outline(container)).toEqual(['h1 Certificates', 'h2 Come in']);
    expect(screen.queryByText('Sample')).toBeNull();
  });

  it('shows every part that is filled, in a clean outline', () => {
    const { container } = render(<InfoView page={full} variant="one-to-one" />);
    expect(outline(container)).toEqual([
      'h1 Certificates',
      'h2 How it is earned',
      'h2 How a lesson runs',
      'h2 What a certificate looks like',
      'h2 See for yourself',
      'h2 Try one',
    ]);
    expect(skippedHeadings(container)).toEqual([]);
    expect(screen.getByText('8').tagName).toBe('DD');
    expect(screen.getByRole('link', { name: 'See the courses' }).getAttribute('href')).toBe(
      '/courses/coding',
    );
    expect(screen.getByRole('link', { name: /Register entry/ }).getAttribute('href')).toBe(
      'https://register.example/1',
    );
  });

  it('marks a sample as a sample', () => {
    render(<InfoView page={full} variant="certification" />);
    expect(screen.getByRole('img', { name: 'A blank certificate' })).toBeTruthy();
    expect(screen.getByText('Sample')).toBeTruthy();
  });
});
