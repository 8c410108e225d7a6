import { isNotFoundPage, nestedNotFoundPages, pathOfFile } from './built-page';

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

describe('a page that says there is nothing', () => {
  it.each(['/404.html', '/404', '/course/404'])('is %s', (path) => {
    expect(isNotFoundPage({ path })).toBe(true);
  });

  it.each(['/', '/course/4040', '/blog/404-lanterns'])('is not %s', (path) => {
    expect(isNotFoundPage({ path })).toBe(false);
  });
});

it('lists the parts of the site that have a not-found page of their own', () => {
  const pages = ['/', '/404', '/404.html', '/course/404', '/blog/404-lanterns'].map((path) => ({ path }));
  expect(nestedNotFoundPages(pages)).toEqual(['/course/404']);
});
