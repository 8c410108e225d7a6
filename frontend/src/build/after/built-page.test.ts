import { nestedNotFoundPages, pathOfFile } from './built-page';

describe('the address of a built file', () => {
  it.each([
    ['index.html', '/'],
    ['faq/index.html', '/faq'],
    ['blog/page/2/index.html', '/blog/page/2'],
    ['404.html', '/404.html'],
  ])('of %s is %s', (file, path) => {
    expect(pathOfFile(file)).toBe(path);
  });
});

it('lists the parts of the site that have a not-found page of their own', () => {
  const pages = ['/', '/404', '/404.html', '/course/404', '/blog/page/404', '/blog/404-lanterns'].map(
    (path) => ({ path }),
  );
  expect(nestedNotFoundPages(pages)).toEqual(['/course/404']);
});
