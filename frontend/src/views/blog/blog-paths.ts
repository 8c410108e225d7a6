export const postPath = (slug: string): string => `/blog/${slug}`;

export const categoryPath = (slug: string): string => `/blog/category/${slug}`;

/** The address of one page of the list. The first page has the address of the list. */
export function listPagePath(page: number, categorySlug?: string): string {
  const list = categorySlug === undefined ? '/blog' : categoryPath(categorySlug);
  return page <= 1 ? list : `${list}/page/${page}`;
}
