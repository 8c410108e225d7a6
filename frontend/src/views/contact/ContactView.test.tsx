import { render, screen } from '@testing-library/react';
import type { Desk } from '../../content/site/desk';
import { menuFixture } from '../../content/site/menu-fixture';
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
  menu: menuFixture,
  announcements: [],
  words: {},
  logo: null,
  logoOnDark: null,
};
const desk: Desk = {
  chatAnswer: 'Within the hour',
  mailAnswer: null,
  hours: { zone: 'Asia/Kolkata', lines: [{ day: 'monday', opens: '09:00', closes: '19:00' }] },
};
const closing = {
  ...{ title: 'Try one', text: null, second: null },
  link: { label: 'Try it', href: '/book-free-class' },
};
const view = (shown = site, at = desk) => (
  <ContactView band={band} site={shown} desk={at} closing={closing} />
);
const hrefOf = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href');

describe('ContactView', () => {
  it('gives e-mail, phone, chat and the message form', () => {
    const { container } = render(view());
    expect(hrefOf(/hello@/)).toBe('mailto:hello@lanternway.example');
    expect(hrefOf(/\+91/)).toBe('tel:+919800000000');
    expect(hrefOf(/Message us/)).toBe('https://chat.example/lanternway');
    expect(hrefOf(/send a message/)).toBe('/connect');
    expect(skippedHeadings(container)).toEqual([]);
  });

  it('gives the address and social pages', () => {
    render(view());
    expect(screen.getByText(/12 Lamp Street/)).toBeTruthy();
    expect(hrefOf(/YouTube/)).toBe('https://www.youtube.com/@lanternway');
  });

  it('leaves out what the provider does not have', () => {
    render(view({ ...site, address: null, chat: null, socials: [] }));
    for (const title of ['Chat', 'Where we are', 'Follow along']) {
      expect(screen.queryByText(title)).toBeNull();
    }
  });

  it('says how soon somebody answers, where staff say it', () => {
    const { rerender } = render(view());
    expect(screen.getByText('Within the hour')).toBeTruthy();
    const now = screen.getByText(/Open now, until|Closed now\. Opens/);
    expect(now.className).toBe(
      now.textContent?.startsWith('Open') ? 'open-now is-open' : 'open-now is-closed',
    );
    rerender(view(site, { chatAnswer: null, mailAnswer: null, hours: null }));
    expect(screen.queryByText(/Open now|Closed now/)).toBeNull();
    expect(screen.queryByText('When we are at our desks')).toBeNull();
  });

  it('leads to what a parent can do alone, and on', () => {
    render(view());
    expect(hrefOf(/^Your orders/)).toBe('/profile');
    expect(hrefOf(/^Questions and answers/)).toBe('/faq');
    expect(hrefOf(/^Try it$/)).toBe('/book-free-class');
  });
});
