import { writeManifest, writeRobots } from './site-files';

describe('robots.txt', () => {
  it('names the sitemap by its whole address', () => {
    expect(writeRobots('https://example.org')).toContain('Sitemap: https://example.org/sitemap-index.xml');
  });
});

describe('the manifest', () => {
  it('carries the name of the provider', () => {
    expect(JSON.parse(writeManifest({ brandName: 'Provider', tagline: 'We teach.' }))).toMatchObject({
      name: 'Provider',
      description: 'We teach.',
      start_url: '/',
    });
  });
});
