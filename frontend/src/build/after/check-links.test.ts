import { checkLinks, collectIds } from './check-links';
import { makePage, siteUrl } from './page-fixture';

const faq = makePage('/faq', { body: '<h1>FAQ</h1><section id="fees">…</section>' });
const home = makePage('/');
const notFound = makePage('/404.html', {
  body: '<main id="main"><h1>Oops</h1><a href="#main">Skip</a></main>',
});

function texts(body: string): string[] {
  const pages = [makePage('/a', { body }), faq, home, notFound];
  const destinations = {
    siteUrl,
    files: new Set(['/static/kite.png', '/favicon.ico']),
    idsOf: collectIds(pages),
    redirects: new Set(['/stem']),
  };
  return checkLinks(pages, destinations).map(({ text }) => text);
}

describe('the links of the built pages', () => {
  it.each([
    ['a page', '<a href="/faq">FAQ</a>'],
    ['the home page', '<a href="/">Home</a>'],
    ['a page with a slash at its end', '<a href="/faq/">FAQ</a>'],
    ['a place on a page', '<a href="/faq#fees">Fees</a>'],
    ['a place on the same page', '<p id="here"></p><a href="#here">Here</a>'],
    ['a page by its whole address', `<a href="${siteUrl}/faq?from=mail">FAQ</a>`],
    ['an entry of the API', '<a href="/api/geo">Geo</a>'],
    ['a redirect', '<a href="/stem">STEM</a>'],
    ['another site', '<a href="https://elsewhere.org/x">There</a>'],
    ['a mail address', '<a href="mailto:a@example.org">Mail</a>'],
    ['a file', '<img src="/static/kite.png" alt=""/>'],
    ['a document that Strapi serves', '<a href="/uploads/terms.pdf">PDF</a>'],
    [
      'a page that is gone, out of a text that is kept for good',
      '<div data-kept="text"><a href="/gone">Gone</a></div>',
    ],
  ])('may lead to %s', (_what, body) => {
    expect(texts(body)).toEqual([]);
  });

  it.each([
    ['a page that is not there', '<a href="/gone">Gone</a>', '/gone'],
    ['the page that says there is nothing', '<a href="/404.html">Nothing</a>', '/404.html'],
    ['a file that is not there', '<img src="/static/gone.png" alt=""/>', '/static/gone.png'],
    [
      'one size of a picture that is not there',
      '<source srcset="/static/kite.png 1x, /b.png 2x"/>',
      '/b.png',
    ],
    ['a drawing that is not there', '<svg><use href="/icons.svg#star"></use></svg>', '/icons.svg#star'],
    ['a page of ours by its whole address', `<a href="${siteUrl}/gone">Gone</a>`, `${siteUrl}/gone`],
  ])('may not lead to %s', (_what, body, address) => {
    expect(texts(body)).toEqual([`The link ${address} leads to nothing.`]);
  });

  it('may not name a place that its page does not have', () => {
    expect(texts('<a href="/faq#gone">Gone</a>')).toEqual([
      'The link /faq#gone names a place that its page does not have.',
    ]);
  });

  it('are judged once on each page, however often they stand there', () => {
    expect(texts('<a href="/gone">1</a><a href="/gone">2</a>')).toHaveLength(1);
  });
});
