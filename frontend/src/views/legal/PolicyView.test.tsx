import { render, screen, within } from '@testing-library/react';
import type { Policy } from '../../content/policy';
import { headingId } from '../../ui/heading-id';
import { skippedHeadings } from '../testing/outline';
import { heading, paragraph } from '../testing/paragraph';
import { PolicyView } from './PolicyView';

const titles = ['Before sessions start', 'How long it takes'];
const policy: Policy = {
  document: 'refund',
  title: 'Refund Policy',
  version: 3,
  effectiveOn: '2025-09-04',
  summary: [{ value: '7 to 10 business days', label: 'to process' }],
  body: titles.flatMap((title) => [...heading(title), ...paragraph('In words.')]),
  headings: titles.map((text) => ({ id: headingId(text), text })),
};

describe('PolicyView', () => {
  it('tells which version is in force since when', () => {
    render(<PolicyView policy={policy} />);
    expect(screen.getByText('4 September 2025').getAttribute('datetime')).toBe('2025-09-04');
    expect(screen.getByText(/Version 3/)).toBeTruthy();
  });

  it('lists its headings, each leading to a place in the text', () => {
    const { container } = render(<PolicyView policy={policy} />);
    const contents = within(screen.getByRole('navigation', { name: 'On this page' }));
    const targets = contents.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
    expect(targets).toHaveLength(2);
    expect(targets.map((target) => container.querySelector(target)?.textContent)).toEqual(titles);
    expect(skippedHeadings(container)).toEqual([]);
  });

  it('leads with the plain facts, if there are any', () => {
    const { rerender } = render(<PolicyView policy={policy} />);
    expect(screen.getByText('7 to 10 business days').tagName).toBe('DD');
    rerender(<PolicyView policy={{ ...policy, summary: [] }} />);
    expect(screen.queryByText('7 to 10 business days')).toBeNull();
  });

  it('links the other policies and not itself', () => {
    render(<PolicyView policy={policy} />);
    const others = within(screen.getByRole('navigation', { name: 'Read with it' }));
    expect(others.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/cancellationPolicy',
      '/privacy',
      '/terms',
    ]);
  });
});
