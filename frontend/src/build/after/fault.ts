import type { ReleaseCheck } from '@lanternway/contracts/site/release-checks';

/** Something that must not go live, and the page it is on. */
export interface Fault {
  check: ReleaseCheck;
  path: string;
  text: string;
  /** The faulty address, if there is one: the person who wrote it has to fix it. */
  address?: string;
}

/** A list that a person can work through, page by page. */
export function listFaults(faults: readonly Fault[]): string {
  const pages = [...new Set(faults.map(({ path }) => path))].sort();
  const linesOf = (page: string) => [
    ...new Set(faults.filter(({ path }) => path === page).map(({ text }) => `    - ${text}`)),
  ];
  return pages.map((page) => [`  ${page}`, ...linesOf(page)].join('\n')).join('\n');
}
