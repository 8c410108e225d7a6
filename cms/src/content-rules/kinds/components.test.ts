import { checkComponent } from './components';

const sentences = (uid: string, component: Record<string, unknown>) =>
  checkComponent(uid, component).map(({ path, message }) => `${path.join('.')}: ${message}`);

describe('the rules of components', () => {
  it.each([0, -1])('refuse a price of %p', (amountMinor) => {
    expect(sentences('pricing.price', { currency: 'INR', amountMinor })).toEqual([
      'amountMinor: A price must be more than 0.',
    ]);
  });

  it('refuse a price above a million', () => {
    expect(sentences('pricing.price', { currency: 'INR', amountMinor: 100_000_001 })).toHaveLength(1);
    expect(sentences('pricing.price', { currency: 'INR', amountMinor: 100_000_000 })).toEqual([]);
  });

  it('accept a price, and one that is still being written', () => {
    expect(sentences('pricing.price', { currency: 'INR', amountMinor: 649900 })).toEqual([]);
    expect(sentences('pricing.price', { currency: 'INR' })).toEqual([]);
  });

  it.each(['/faq', '/courses/coding?from=home#prices', 'https://example.org/a'])(
    'accept a link to %p',
    (href) => {
      expect(sentences('shared.link', { href })).toEqual([]);
    },
  );

  it.each(['faq', 'http://example.org', 'javascript:alert(1)', '//example.org', 'https://localhost'])(
    'refuse a link to %p',
    (href) => {
      expect(sentences('shared.link', { href })).toHaveLength(1);
    },
  );

  it('want https for social networks', () => {
    expect(sentences('settings.social-link', { url: 'http://facebook.com/x' })).toHaveLength(1);
    expect(sentences('settings.social-link', { url: 'https://facebook.com/x' })).toEqual([]);
  });
});
