import { createHash } from 'node:crypto';
import { readPage } from '../built-page';
import { hashesOfStyles } from './find-styles';
import { readFacts } from '../page-facts';

const hash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
const page = (file: string, ...styles: string[]) =>
  readFacts(
    readPage(file, `<html><head>${styles.map((css) => `<style>${css}</style>`).join('')}</head></html>`),
  );

const all = 'a>b{color:red}';
const form = '.f-1{color:blue}';
const { shared, ofPages } = hashesOfStyles([
  page('index.html', all),
  page('faq/index.html', all),
  page('login/index.html', all, form),
]);

it('knows a style that stands in every page by the hash of exactly its text', () => {
  // printf 'a>b{color:red}' | openssl dgst -sha256 -binary | base64
  expect(shared).toContain('sha256-rvtYj5Zuo04pv1VPwe5SZ51aKD25l6oK+4n/LdajFOk=');
});

it('keeps what belongs to one page to that page', () => {
  expect(ofPages).toEqual({ '/login': [hash(form)] });
});

it('lets every page make a style element without text', () => {
  expect(shared).toContain(hash(''));
});

it('keeps the styles of a not-found page to that page: its server names them wherever it answers with it', () => {
  const missing = hashesOfStyles([
    page('index.html', all),
    page('404.html', form),
    page('course/404/index.html', all, form),
  ]);
  expect(missing.shared).toEqual([hash('')]);
  expect(missing.ofPages).toEqual({
    '/': [hash(all)],
    '/404.html': [hash(form)],
    '/course/404': [hash(all), hash(form)].sort(),
  });
});
