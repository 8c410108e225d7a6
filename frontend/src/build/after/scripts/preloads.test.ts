import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pageDataPath, preloadsOf } from './preloads';

describe('where Gatsby keeps the data of a page', () => {
  it.each([
    ['/', 'page-data/index/page-data.json'],
    ['/blog/kites', 'page-data/blog/kites/page-data.json'],
    ['/404.html', 'page-data/404.html/page-data.json'],
  ])('%s: %s', (pagePath, file) => {
    expect(pageDataPath(pagePath)).toBe(file);
  });
});

describe('what is fetched together with the application', () => {
  it("is the page's data and the scripts of its kind of page", () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'site-'));
    mkdirSync(path.join(folder, 'page-data/faq'), { recursive: true });
    writeFileSync(path.join(folder, pageDataPath('/faq')), '{"componentChunkName":"component---faq"}');
    const stats = {
      namedChunkGroups: { 'component---faq': { assets: [{ name: 'styles.css' }, { name: 'faq-1.js' }] } },
    };
    expect(preloadsOf('/faq', stats, folder)).toEqual([
      { href: '/page-data/app-data.json', as: 'fetch' },
      { href: '/page-data/faq/page-data.json', as: 'fetch' },
      { href: '/faq-1.js', as: 'script' },
    ]);
    rmSync(folder, { recursive: true });
  });

  it("is also the checkout's code, for parents who are logged in, and each script once", () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'site-'));
    mkdirSync(path.join(folder, 'page-data/checkout'), { recursive: true });
    const chunk = 'component---src-pages-checkout-template-checkout-tsx';
    writeFileSync(
      path.join(folder, pageDataPath('/checkout')),
      JSON.stringify({ componentChunkName: chunk }),
    );
    const stats = {
      namedChunkGroups: {
        [chunk]: { assets: [{ name: 'page-1.js' }, { name: 'both-1.js' }] },
        checkout: { assets: [{ name: 'both-1.js' }, { name: 'checkout-1.js' }, { name: 'checkout.css' }] },
      },
    };
    expect(preloadsOf('/checkout', stats, folder).slice(2)).toEqual([
      { href: '/page-1.js', as: 'script' },
      { href: '/both-1.js', as: 'script' },
      { href: '/checkout-1.js', as: 'script', isForParents: true },
    ]);
    rmSync(folder, { recursive: true });
  });
});
