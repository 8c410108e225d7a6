/** The first parts of the CMS's own addresses in every installation, in addition to those of its plugins. */
const own = ['admin', 'api', 'uploads', 'mail', '_health'];

/**
 * Tells the CMS's addresses from the site's. The admin calls its plugins at `/<plugin>/…`, so their names are taken
 * too. They are read at the first request, when all plugins are loaded.
 */
export function reservedPaths(others: () => string[]): (path: string) => boolean {
  let names: Set<string> | undefined;
  return (path) => {
    names ??= new Set([...own, ...others()]);
    const first = path.split('/', 2)[1] ?? '';
    return names.has(first.toLowerCase());
  };
}
