import { listPagePath } from './blog-paths';

describe('listPagePath', () => {
  it('leaves the first page at the plain address', () => {
    expect(listPagePath(1)).toBe('/blog');
    expect(listPagePath(1, 'maths')).toBe('/blog/category/maths');
  });

  it('numbers the pages after it', () => {
    expect(listPagePath(2)).toBe('/blog/page/2');
    expect(listPagePath(3, 'maths')).toBe('/blog/category/maths/page/3');
  });
});
