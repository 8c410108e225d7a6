/** What is the CMS's own in every installation, besides the addresses of its plugins. */
const own = ['admin', 'api', 'uploads', '_health'];

/**
 * Tells the CMS's addresses from the site's. The admin speaks to its plugins at `/<plugin>/…`, so their names are
 * taken too; they are asked for at the first request, when all plugins are loaded.
 */
export function reservedPaths(others: () => string[]): (path: string) => boolean {
  let names: Set<string> | undefined;
  return (path) => {
    names ??= new Set([...own, ...others()]);
    const first = path.split('/', 2)[1] ?? '';
    return names.has(first.toLowerCase());
  };
}
