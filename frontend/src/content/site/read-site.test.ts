import { menuFixture } from './menu-fixture';
import { digitsOf, readSite } from './read-site';

const setting = {
  brandName: 'Provider',
  tagline: 'We teach.',
  footerNote: null,
  legalName: 'Provider Ltd',
  email: 'hello@example.org',
  phone: '+91 98765 43210',
  address: ' ',
  chatUrl: 'https://chat.example.org',
  chatLabel: null,
  socials: [{ network: 'youtube', url: 'https://youtube.example.org' }, null],
  menu: menuFixture,
  announcements: [],
  words: null,
  logo: null,
  logoOnDark: null,
};

describe('a phone number as machines dial it', () => {
  it.each([
    ['+91 98765 43210', '+919876543210'],
    ['(080) 1234-5678', '08012345678'],
  ])('%s is %s', (phone, digits) => {
    expect(digitsOf(phone)).toBe(digits);
  });
});

describe('the provider', () => {
  it('is read with what staff filled in, and nothing for the rest', () => {
    expect(readSite({ setting })).toMatchObject({
      phoneHref: 'tel:+919876543210',
      address: null,
      footerNote: '',
      chat: { url: 'https://chat.example.org', label: 'Chat with us' },
      socials: [{ network: 'youtube' }],
      logo: null,
    });
  });

  it('has no chat without an address for it', () => {
    expect(readSite({ setting: { ...setting, chatUrl: null } }).chat).toBeNull();
  });

  it('must be there', () => {
    expect(() => readSite({ setting: null })).toThrow('site settings');
  });
});
