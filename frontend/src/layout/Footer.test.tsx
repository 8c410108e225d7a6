import { render, screen, within } from '@testing-library/react';
import type { Site } from '../content/site/site';
import { Footer } from './Footer';
import { Header } from './Header';

/** Staff have removed all that they can. */
const bare = {
  ...{ brandName: 'Lanternway', tagline: 'We teach.', logo: null, logoOnDark: null, footerNote: '' },
  ...{ email: 'hello@example.org', phone: '+91 98765 43210', phoneHref: 'tel:+919876543210', socials: [] },
  menu: { groups: [], links: [], columns: [] },
} as unknown as Site;

const leadsTo = (part: HTMLElement): (string | null)[] =>
  within(part)
    .getAllByRole('link', { hidden: true })
    .map((link) => link.getAttribute('href'));

beforeEach(() => localStorage.clear());

it('keeps the rules, the objection to being counted and the way to book without any menu', () => {
  render(<Footer site={bare} />);
  const links = leadsTo(screen.getByRole('contentinfo'));
  for (const href of ['/refund', '/cancellationPolicy', '/privacy', '/terms', '/book-free-class'])
    expect(links).toContain(href);
  expect(screen.getByRole('link', { name: 'Do not count me' }).getAttribute('href')).toMatch(/^\/privacy#./);
});

it('keeps the login and the way to book in the head without any menu', () => {
  render(<Header site={bare} path="/" />);
  const links = leadsTo(screen.getByRole('banner'));
  expect(links).toContain('/book-free-class');
  expect(links).toContain('/login');
});

it('has more room in a row where staff have added columns', () => {
  const column = (label: string) => ({ label, links: [{ label: `About ${label}`, href: '/faq' }] });
  const rowWith = (...columns: object[]) => {
    const site = { ...bare, menu: { groups: [], links: [], columns } } as unknown as Site;
    return render(<Footer site={site} />).container.querySelector('.ftr-top')?.className;
  };
  expect(rowWith(column('One'))).toBe('ftr-top');
  expect(rowWith(column('One'), column('Two'))).toBe('ftr-top ftr-more');
});
