import { render, screen } from '@testing-library/react';
import type { Site } from '../../content/site/site';
import { skippedHeadings } from '../testing/outline';
import { ContactView } from './ContactView';

const band = { title: 'Talk to us', lead: 'A person reads every message.', picture: null };
const site: Site = {
  brandName: 'Lanternway',
  tagline: 'Where education meets dedication.',
  footerNote: '',
  legalName: 'Lanternway Ltd',
  email: 'hello@lanternway.example',
  phone: '+91 98000 00000',
  phoneHref: 'tel:+919800000000',
  address: '12 Lamp Street',
  chat: { url: 'https://chat.example/lanternway', label: 'Message us' },
  socials: [{ network: 'youtube', url: 'https://www.youtube.com/@lanternway' }],
  logo: null,
  logoOnDark: null,
};
const hrefOf = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href');

describe('ContactView', () => {
  it('gives e-mail, phone, chat and the message form', () => {
    const { container } = render(<ContactView band={band} site={site} />);
    expect(hrefOf(/hello@/)).toBe('mailto:hello@lanternway.example');
    expect(hrefOf(/\+91/)).toBe('tel:+919800000000');
    expect(hrefOf(/Message us/)).toBe('https://chat.example/lanternway');
    expect(hrefOf(/Send a message/)).toBe('/connect');
    expect(skippedHeadings(container)).toEqual([]);
  });

  it('gives the address and social pages', () => {
    render(<ContactView band={band} site={site} />);
    expect(screen.getByText(/12 Lamp Street/)).toBeTruthy();
    expect(hrefOf(/YouTube/)).toBe('https://www.youtube.com/@lanternway');
  });

  it('leaves out what the provider does not have', () => {
    render(<ContactView band={band} site={{ ...site, address: null, chat: null, socials: [] }} />);
    for (const title of ['Chat', 'Where we are', 'Follow along']) {
      expect(screen.queryByText(title)).toBeNull();
    }
  });
});
