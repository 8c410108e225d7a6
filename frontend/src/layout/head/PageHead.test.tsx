import { render } from '@testing-library/react';
import type { HeadSite } from '../../content/site/head';
import { PageHead } from './PageHead';

const site: HeadSite = {
  siteUrl: 'https://example.org',
  brandName: 'Provider',
  tagline: 'We teach.',
  titleSuffix: 'Provider',
  legalName: 'Provider Ltd',
  email: 'hello@example.org',
  phone: '+911234567890',
  address: null,
  profiles: [],
  logo: '/static/logo.svg',
  seo: { title: null, description: null, share: '/static/share/default.jpg' },
};

const seo = { title: null, description: null, share: null };

function renderHead(props: Partial<Parameters<typeof PageHead>[0]> = {}): HTMLElement {
  return render(
    <PageHead site={site} path="/faq" title="Questions" description="What parents ask." {...props} />,
  ).container;
}

const titleOf = (head: HTMLElement) => head.querySelector('title')?.textContent;

const content = (head: HTMLElement, name: string) =>
  head.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content') ?? null;

describe('the head of a page', () => {
  it('has its title and whose site it is', () => {
    expect(titleOf(renderHead())).toBe('Questions | Provider');
  });

  it('takes the title that staff wrote, and names the provider once', () => {
    expect(titleOf(renderHead({ seo: { ...seo, title: 'Ask Provider' } }))).toBe('Ask Provider');
    expect(titleOf(renderHead({ seo: { ...seo, title: 'Ask us' } }))).toBe('Ask us | Provider');
  });

  it('cuts a long description after a whole word', () => {
    const description = content(renderHead({ description: 'lantern '.repeat(40) }), 'description') ?? '';
    expect(description.length).toBeLessThanOrEqual(160);
    expect(description).toMatch(/ lantern…$/);
  });

  it('names the address to keep', () => {
    expect(renderHead().querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe(
      'https://example.org/faq',
    );
  });

  it('keeps search engines out, and names no address, where there is nothing to find', () => {
    const page = renderHead({ isIndexed: false });
    expect(content(page, 'robots')).toBe('noindex');
    expect(page.querySelector('link[rel="canonical"]')).toBeNull();
  });

  it.each([
    ['what staff chose for it', { seo: { ...seo, share: '/s.jpg' }, share: '/own.jpg' }, '/s.jpg'],
    ["else the page's own", { share: '/own.jpg' }, '/own.jpg'],
    ["else the site's", {}, '/static/share/default.jpg'],
  ])('is shared with a picture: %s', (_which, props, path) => {
    expect(content(renderHead(props), 'og:image')).toBe(`https://example.org${path}`);
  });

  it('is shared without a picture when there is none at all', () => {
    const bare = { ...site, seo };
    const page = renderHead({ site: bare });
    expect(content(page, 'og:image')).toBeNull();
    expect(content(page, 'twitter:card')).toBe('summary');
  });
});
