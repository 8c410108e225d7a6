import { headOf, innerLinksOf, judgePages } from './page-checks';

const subject = (documentId: string) => ({ uid: 'plugin::tests.post', documentId, title: documentId });

const page = (title: string, description = '', robots = '') =>
  `<html><head><title data-x="1">${title}</title><meta data-x="1" name="description" content="${description}"/>${robots}</head>
   <body><link href="/style.css"><a class="x" href="/blog/b?utm=1">b</a> <a href="/blog/c/#top">c</a><a href="https://else.example">e</a></body></html>`;

const kindsOf = (heads: ReturnType<typeof headOf>[], linked: string[] = []) =>
  judgePages(heads, new Set(linked), new Map(heads.map(({ route }) => [route, subject(route)] as const))).map(
    ({ documentId, kind }) => `${documentId} ${kind}`,
  );

it('reads title, description and inner links of a built page', () => {
  const html = page('Maths &amp; more', 'Say &quot;hello&quot;');
  expect(headOf('/blog/a', html)).toEqual({
    route: '/blog/a',
    title: 'Maths & more',
    description: 'Say "hello"',
    isHidden: false,
  });
  expect(innerLinksOf(html)).toEqual(['/blog/b', '/blog/c']);
});

it('tells titles over 60 and descriptions over 155 characters, and not those that just fit', () => {
  const heads = [
    headOf('/fits', page('x'.repeat(60), 'y'.repeat(155))),
    headOf('/long', page('x'.repeat(61), 'y'.repeat(156))),
  ];
  expect(kindsOf(heads, ['/fits', '/long'])).toEqual(['/long title', '/long description']);
});

it('tells both pages that have the same title, in any case', () => {
  const heads = [headOf('/a', page('Camp')), headOf('/b', page('CAMP')), headOf('/c', page('Other'))];
  expect(kindsOf(heads, ['/a', '/b', '/c'])).toEqual(['/a twice', '/b twice']);
});

it('tells a page to which nothing leads, but not the home page, nor a page that is hidden on purpose', () => {
  const hidden = headOf('/secret', page('Secret', '', '<meta name="robots" content="noindex"/>'));
  const heads = [headOf('/', page('Home')), headOf('/alone', page('Alone')), hidden];
  expect(kindsOf(heads)).toEqual(['/alone unlinked']);
});
