import { isForSitemap, sitemapOptions } from './sitemap';

describe('the sitemap', () => {
  it.each(['/404', '/404.html', '/course/404'])('leaves out %s', (path) => {
    expect(isForSitemap({ path, pageContext: {} })).toBe(false);
  });

  it('keeps the 404th page of a list', () => {
    expect(isForSitemap({ path: '/blog/page/404', pageContext: {} })).toBe(true);
  });

  it('keeps the name of a track and leaves out its position', () => {
    const pageContext = { index: 0 };
    expect(isForSitemap({ path: '/course/kickstart', pageContext })).toBe(true);
    expect(isForSitemap({ path: '/course/0', pageContext })).toBe(false);
  });

  it('leaves out a policy of which no version is published', () => {
    expect(isForSitemap({ path: '/terms', pageContext: { version: 0 } })).toBe(false);
    expect(isForSitemap({ path: '/terms', pageContext: { version: 2 } })).toBe(true);
  });

  it('leaves out what is one person’s own', () => {
    expect(isForSitemap({ path: '/login', pageContext: { isPrivate: true } })).toBe(false);
  });

  it('says when a page changed, and nothing where that is not known', () => {
    const modifiedAt = '2026-03-01T00:00:00.000Z';
    expect(sitemapOptions.serialize({ path: '/faq', pageContext: { modifiedAt } })).toEqual({
      url: '/faq',
      lastmod: modifiedAt,
    });
    expect(sitemapOptions.serialize({ path: '/faq', pageContext: { modifiedAt: null } })).toEqual({
      url: '/faq',
    });
  });
});
