/** Addresses that the site links to and does not build. Everything below one of them belongs to it. */
const pagesToCome = ['/checkout', '/success', '/cancel'] as const;

/** `/checkout`, `/Checkout`, `/checkout/coding-monthly?from=home`: all are the page at `/checkout`. */
export function isPageToCome(href: string): boolean {
  const path = href.replace(/[?#].*$/, '').toLowerCase();
  return pagesToCome.some((page) => path === page || path.startsWith(`${page}/`));
}
