import { type BuiltPage, readPage } from '../built-page';
import { readFacts } from '../page-facts';
import { hashOfText } from '../styles/find-styles';
import { hashesOfScripts, type Preload, readPageStart, startScriptsLate } from './late-scripts';

/** As Gatsby 5.16 writes it. */
const scripts = `<script id="gatsby-script-loader">/*<![CDATA[*/window.pagePath="/faq";/*]]>*/</script><!-- slice-start id="_gatsby-scripts-1" -->
          <script
            id="gatsby-chunk-mapping"
          >
            window.___chunkMapping="{\\"app\\":[\\"/app-1.js\\"]}";
          </script>
        <script>window.___webpackCompilationHash="abc123";</script><script src="/app-1.js" async></script><!-- slice-end id="_gatsby-scripts-1" -->`;

const data = '<script type="application/ld+json">{"name":"A & B"}</script>';
const style = '<style data-href="/s.css">a>b{color:red}</style>';

const page = readPage(
  'faq/index.html',
  `<!DOCTYPE html><html lang="en"><head>${style}${data}</head><body><div id="___gatsby"><p>Words</p></div>${scripts}</body></html>`,
);

const preloads = [{ href: '/page-data/faq/page-data.json', as: 'fetch' as const }];

const startLate = (of: BuiltPage, known: readonly Preload[] = []): string =>
  startScriptsLate(of, readPageStart(of), '/start-1.js', known);

describe('a page whose scripts start late', () => {
  const html = startLate(page, preloads);

  it('runs no script but the loader', () => {
    const running = readPage('faq/index.html', html)
      .root.querySelectorAll('script')
      .filter((script) => !script.getAttribute('type')?.includes('json'));
    expect(running.map((script) => script.outerHTML)).toEqual(['<script src="/start-1.js" defer></script>']);
  });

  it('keeps a script that the application looks for where it stands, and lets the policy allow it', () => {
    const bar = '<div data-bar="camp"><script data-before-paint="">hide()</script></div>';
    const withBar = readPage('faq/index.html', page.html.replace('<p>Words</p>', bar));
    expect(startLate(withBar)).toContain(bar);
    expect(hashesOfScripts([readFacts(page), readFacts(withBar)])).toEqual([hashOfText('hide()')]);
  });

  it('gives the loader what Gatsby needs', () => {
    const start = readPage('faq/index.html', html).root.querySelector('#page-start')?.innerHTML ?? '';
    expect(JSON.parse(start)).toEqual({
      pagePath: '/faq',
      compilationHash: 'abc123',
      scripts: ['/app-1.js'],
      preloads,
    });
  });

  it('keeps everything else as it was', () => {
    const [before] = page.html.split('<script id="gatsby-script-loader">');
    expect(html.startsWith(before ?? '')).toBe(true);
    expect(html).not.toContain('slice-');
    expect(html.endsWith('</script></body></html>')).toBe(true);
  });

  it('is refused when Gatsby writes its pages in another way', () => {
    const changed = readPage('faq/index.html', page.html.replace('window.pagePath', 'window.path'));
    expect(() => startLate(changed)).toThrow('window.pagePath');
  });
});

it('lets a page with a place that waits to be filled start at once', () => {
  const words = '<main><div aria-busy="true"></div></main>';
  const urgent = readPage('orders/index.html', page.html.replace('<p>Words</p>', words));
  expect(startLate(urgent)).toContain('"isUrgent":true');
});
