import { render, screen } from '@testing-library/react';
import type { CareersPage } from '../../content/pages/page';
import { skippedHeadings } from '../testing/outline';
import { InstructorView } from './InstructorView';

const page: CareersPage = {
  title: 'Teach with us',
  lead: 'For people who ask good questions.',
  picture: null,
  benefitsTitle: 'Why teachers stay',
  benefits: [{ title: 'Earn', icon: 'wallet-duotone', text: 'Paid per session taught.' }],
};

beforeEach(() => {
  globalThis.fetch = jest.fn(() => Promise.reject(new TypeError('Failed to fetch')));
});

it('says why somebody would work here, and has every field by its name', () => {
  const { container } = render(<InstructorView page={page} policyVersion={1} />);
  expect(screen.getByRole('heading', { name: 'Why teachers stay' })).toBeTruthy();
  expect(screen.getByText('Paid per session taught.')).toBeTruthy();
  for (const label of ['Full name', 'Email', 'Country code', 'Mobile number', 'Role', 'Resume']) {
    expect(screen.getByLabelText(label)).toBeTruthy();
  }
  expect(
    [...screen.getByLabelText('Role').querySelectorAll('option')].map(({ textContent }) => textContent),
  ).toEqual(['Choose a role', 'Math Instructor', 'Coding Instructor', 'HR', 'Sales']);
  expect(skippedHeadings(container)).toEqual([]);
});

it('leaves the benefits out where there are none', () => {
  render(<InstructorView page={{ ...page, benefits: [] }} policyVersion={null} />);
  expect(screen.queryByText('Why teachers stay')).toBeNull();
});
