import { tryRule } from '../../content-rules/try-rule';
import { siteSettingRules } from './rules';

const settings = {
  email: 'hello@lanternway.example',
  phone: '+91 80 5550 1234',
  chatUrl: 'https://wa.me/918055501234',
  chatLabel: 'Chat with us',
  seo: { title: 'Lanternway', description: 'Coding and maths, one to one.' },
};

describe('the rules of the site settings', () => {
  it('accept complete settings', async () => {
    expect(await tryRule(siteSettingRules, settings)).toEqual([]);
  });

  it.each(['hello', 'hello@', 'a@b', 'a@b.c, d@e.f', 'a b@c.d', 'a@b..c'])(
    'refuse the email %p',
    async (email) => {
      expect(await tryRule(siteSettingRules, { ...settings, email })).toEqual([
        'email: Write one email address, such as hello@example.org.',
      ]);
    },
  );

  it.each(['123456', '1234567890123456', 'call us', '+91 80 5550 CALL'])(
    'refuse the phone %p',
    async (phone) => {
      const [first] = await tryRule(siteSettingRules, { ...settings, phone });
      expect(first).toMatch(/^phone: .*7 to 15 digits/);
    },
  );

  it('refuse a chat address that is not https, and a chat button without words', async () => {
    expect(await tryRule(siteSettingRules, { ...settings, chatUrl: 'http://wa.me/1' })).toHaveLength(1);
    expect(await tryRule(siteSettingRules, { ...settings, chatLabel: '' })).toEqual([
      'chatLabel: Give the chat button its words.',
    ]);
    expect(await tryRule(siteSettingRules, { ...settings, chatUrl: '', chatLabel: '' })).toEqual([]);
  });

  it.each(['red', '#fff', '0a323c', '#0a323g', '#0a323'])('refuse the colour %p', async (headColour) => {
    expect(await tryRule(siteSettingRules, { ...settings, headColour, bottomStripe: headColour })).toEqual([
      'headColour: Write the colour as # with six digits or letters from a to f, such as #1f3a5f.',
      'bottomStripe: Write the colour as # with six digits or letters from a to f, such as #1f3a5f.',
    ]);
  });

  it('refuse a colour on which white text is hard to read, and only where text stands on it', async () => {
    const light = {
      headColour: '#777777',
      buttonColour: '#FFB21E',
      topStripe: '#777777',
      bottomStripe: '#ffffff',
    };
    expect(await tryRule(siteSettingRules, { ...settings, ...light })).toEqual([
      'headColour: White text is hard to read on this colour. Choose a darker one.',
      'buttonColour: White text is hard to read on this colour. Choose a darker one.',
    ]);
    const dark = { headColour: '#767676', buttonColour: '#0B5A63' };
    expect(await tryRule(siteSettingRules, { ...settings, ...dark })).toEqual([]);
  });

  it('need the title and description that stand in for every page', async () => {
    expect(await tryRule(siteSettingRules, { ...settings, seo: { title: 'Lanternway' } })).toEqual([
      'seo.description: The description for search engines is missing.',
    ]);
  });

  it('take hours that can be shown, with the clock they follow', async () => {
    const hours = (opens: string, closes: string, deskZone = 'Asia/Kolkata') =>
      tryRule(siteSettingRules, { deskZone, deskHours: [{ day: 'monday', opens, closes }] });
    expect(await hours('09:00', '19:00')).toEqual([]);
    expect(await hours('9', '19:00')).toEqual([
      'deskHours: Write each time with four digits, such as 09:00.',
    ]);
    expect(await hours('19:00', '09:00')).toEqual([
      'deskHours: The time at which the desk closes must be later than the one at which it opens.',
    ]);
    const zone = 'deskZone: Write the time zone of the desk by its name, such as Asia/Kolkata.';
    expect(await hours('09:00', '19:00', 'India')).toEqual([zone]);
    expect(await hours('09:00', '19:00', '')).toEqual([zone]);
  });
});
