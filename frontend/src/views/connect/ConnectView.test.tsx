import { render, screen } from '@testing-library/react';
import { menuFixture } from '../../content/site/menu-fixture';
import type { Site } from '../../content/site/site';
import { skippedHeadings } from '../testing/outline';
import { ConnectView } from './ConnectView';

const band = { title: 'Talk to us', lead: 'A person reads every message.', picture: null };
const site: Site = {
  brandName: 'Lanternway',
  tagline: 'Where education meets dedication.',
  footerNote: '',
  legalName: 'Lanternway Ltd',
  email: 'hello@lanternway.example',
  phone: '+91 98000 00000',
  phoneHref: 'tel:+919800000000',
  address: null,
  chat: { url: 'https://chat.example/lanternway', label: 'Message us' },
  socials: [],
  menu: menuFixture,
  announcements: [],
  words: {},
  logo: null,
  logoOnDark: null,
};
const hrefOf = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href');

it('has the ways to reach the provider next to the form', () => {
  const { container } = render(<ConnectView band={band} site={site} policyVersion={1} />);
  expect(hrefOf(/hello@/)).toBe('mailto:hello@lanternway.example');
  expect(hrefOf(/\+91/)).toBe('tel:+919800000000');
  expect(hrefOf(/Message us/)).toBe('https://chat.example/lanternway');
  for (const name of ['Name', 'Email', 'Message']) {
    expect(screen.getByRole('textbox', { name })).toBeTruthy();
  }
  expect(hrefOf(/Privacy Policy/)).toBe('/privacy');
  expect(skippedHeadings(container)).toEqual([]);
});

it('leaves the chat out where there is none', () => {
  render(<ConnectView band={band} site={{ ...site, chat: null }} policyVersion={null} />);
  expect(screen.queryByText('Chat')).toBeNull();
});
