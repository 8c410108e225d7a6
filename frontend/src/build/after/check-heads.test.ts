import { checkHeads } from './check-heads';
import { makePage, siteUrl } from './page-fixture';

const texts = (...pages: ReturnType<typeof makePage>[]) => checkHeads(pages, siteUrl).map(({ text }) => text);

describe('the heads of the built pages', () => {
  it('pass when each says its own', () => {
    expect(texts(makePage('/'), makePage('/faq'))).toEqual([]);
  });

  it.each([
    ['title', { title: '' }, 'The page has no title.'],
    ['description', { description: ' ' }, 'The page has no description.'],
    ['language', { lang: '' }, 'The page names no language.'],
    ['canonical address', { canonical: null }, 'The page names no canonical address.'],
  ])('fail without a %s', (_what, parts, text) => {
    expect(texts(makePage('/faq', parts))).toEqual([text]);
  });

  it('fail when two pages share a title', () => {
    const faults = checkHeads(
      [makePage('/a', { title: 'Same' }), makePage('/b', { title: 'Same' })],
      siteUrl,
    );
    expect(faults).toEqual([
      { check: 'same-title', path: '/a', text: 'The title "Same" is also that of /b.' },
      { check: 'same-title', path: '/b', text: 'The title "Same" is also that of /a.' },
    ]);
  });

  it('fail when two pages share a description', () => {
    expect(
      texts(makePage('/a', { description: 'Same' }), makePage('/b', { description: 'Same' })),
    ).toHaveLength(2);
  });

  it('let the second address of a page repeat it', () => {
    const first = makePage('/course/kickstart', { title: 'Kickstart', description: 'First steps' });
    const second = makePage('/course/0', {
      title: 'Kickstart',
      description: 'First steps',
      canonical: `${siteUrl}/course/kickstart`,
    });
    expect(texts(first, second)).toEqual([]);
  });

  it('expect no canonical address of a page that search engines should leave', () => {
    expect(texts(makePage('/404.html', { robots: 'noindex', canonical: null }))).toEqual([]);
  });

  it('fail when the canonical address is no page of the site', () => {
    expect(texts(makePage('/a', { canonical: `${siteUrl}/gone` }))).toEqual([
      expect.stringContaining(`${siteUrl}/gone is not a page`),
    ]);
  });
});
