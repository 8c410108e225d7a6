/**
 * The addresses of the pages which say that there is nothing at an address: of the whole site, and of parts of it. They are
 * listed, as `/blog/page/404` is a page like others. A test compares the list with the site's own files.
 */
const notFoundPages: ReadonlySet<string> = new Set(['/404', '/404.html', '/course/404', '/checkout/404']);

export const isNotFoundPage = (address: string): boolean => notFoundPages.has(address);
