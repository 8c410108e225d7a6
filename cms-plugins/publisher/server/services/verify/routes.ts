import type { ReleaseContent } from '@lanternway/contracts/publishing/build-protocol';
import { withoutEnd } from '@lanternway/contracts/fields/text-ends';
import { compareContent } from '../content/differences';

/** Without a slash at the end. Only `/` keeps it. */
export const plainRoute = (route: string): string => (route === '/' ? route : withoutEnd(route, '/'));

/** The file that answers at an address, within the release. */
export function fileOf(route: string): string {
  const plain = plainRoute(route);
  if (plain === '/') return 'index.html';
  // The server answers with this one wherever it has no page.
  if (plain === '/404') return '404.html';
  const name = plain.slice(1);
  return name.endsWith('.html') ? name : `${name}/index.html`;
}

/** Pages that the site always has. */
const always = ['/', '/404'];

/** Every promised address must have a page, and no address may be missing that nobody took away. */
export function routeFaults(
  read: ReleaseContent,
  before: ReleaseContent | null,
  files: ReadonlySet<string>,
): string[] {
  const promised = new Set([...read.routes.map(plainRoute), ...always]);
  const silent = [...promised].filter((route) => !files.has(fileOf(route)));
  return [
    ...silent.map((route) => `${route} has no page.`),
    ...lost(read, before, promised).map((route) => `${route} got lost, though nothing was changed.`),
  ];
}

/** Where content, day and code are the same, the addresses must be the same. */
function lost(read: ReleaseContent, before: ReleaseContent | null, promised: ReadonlySet<string>): string[] {
  if (before === null || before.code !== read.code || before.day !== read.day) return [];
  if (compareContent(before, read).entries.length > 0) return [];
  return before.routes.map(plainRoute).filter((route) => !promised.has(route));
}
