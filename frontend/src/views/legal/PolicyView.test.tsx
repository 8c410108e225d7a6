import { render, screen, within } from '@testing-library/react';
import type { Policy } from '../../content/reading/policy';
import { headingId } from '@lanternway/contracts/site/heading-id';
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
  it('shows which version is in force since when', () => {
    render(<PolicyView policy={policy} versions={[]} />);
    expect(screen.getByText('4 September 2025').getAttribute('datetime')).toBe('2025-09-04');
    expect(screen.getByText(/Version 3/)).toBeTruthy();
  });

  it('lists its headings, each leading to a place in the text', () => {
    const { container } = render(<PolicyView policy={policy} versions={[]} />);
    const contents = within(screen.getByRole('navigation', { name: 'On this page' }));
    const targets = contents.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
    expect(targets).toHaveLength(2);
    expect(targets.map((target) => container.querySelector(target)?.textContent)).toEqual(titles);
    expect(skippedHeadings(container)).toEqual([]);
  });

  it('leads with the plain facts, if there are any', () => {
    const { rerender } = render(<PolicyView policy={policy} versions={[]} />);
    expect(screen.getByText('7 to 10 business days').tagName).toBe('DD');
    rerender(<PolicyView policy={{ ...policy, summary: [] }} versions={[]} />);
    expect(screen.queryByText('7 to 10 business days')).toBeNull();
  });

  it('links the other policies and not itself', () => {
    render(<PolicyView policy={policy} versions={[]} />);
    const others = within(screen.getByRole('navigation', { name: 'Read with it' }));
    expect(others.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/cancellationPolicy',
      '/privacy',
      '/terms',
    ]);
  });

  it('leads to the other versions, each with the day from which it is in force', () => {
    const versions = [{ version: 2, effectiveOn: '2024-03-01', href: '/refund/versions/2' }];
    const { rerender } = render(<PolicyView policy={policy} versions={versions} />);
    const list = within(screen.getByRole('navigation', { name: 'Other versions of this policy' }));
    const link = list.getByRole('link', { name: 'Version 2, in force from 1 March 2024' });
    expect(link.getAttribute('href')).toBe('/refund/versions/2');
    rerender(<PolicyView policy={policy} versions={[]} />);
    expect(screen.queryByRole('navigation', { name: 'Other versions of this policy' })).toBeNull();
  });

  it('says of one version that it is as it was published, and leads to the one in force', () => {
    render(<PolicyView policy={policy} versions={[]} inForce="/refund" />);
    expect(screen.getByText(/This is version 3 as it was published/)).toBeTruthy();
    const link = screen.getByRole('link', { name: 'Read the version in force now' });
    expect(link.getAttribute('href')).toBe('/refund');
  });
});
