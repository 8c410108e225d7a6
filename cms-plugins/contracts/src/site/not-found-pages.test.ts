import { isNotFoundPage } from './not-found-pages';

describe('a page that says there is nothing', () => {
  it.each(['/404.html', '/404', '/course/404', '/checkout/404'])('is %s', (path) => {
    expect(isNotFoundPage(path)).toBe(true);
  });

  it.each([
    '/',
    '/course/4040',
    '/blog/404-lanterns',
    '/blog/404',
    '/blog/page/404',
    '/blog/category/maths/page/404',
  ])('is not %s', (path) => {
    expect(isNotFoundPage(path)).toBe(false);
  });
});
