import type {
  EntryRef,
  ReleaseContent,
  ReleasedEntry,
} from '@lanternway/contracts/publishing/build-protocol';
import type { Differences } from '@lanternway/contracts/publishing/staff';
import type { EntryLink } from '@lanternway/contracts/publishing/entry-link';
import type { Core } from '@strapi/strapi';
import { findRefLinks, kindOf } from './links';

type What = 'added' | 'changed' | 'removed';

interface Compared {
  entries: { entry: ReleasedEntry; what: What }[];
  pages: Differences['pages'];
}

/** Nobody reads more than this. */
const maxListed = 500;

const keyOf = ({ type, documentId }: EntryRef) => `${type} ${documentId}`;

function compare<Value>(
  before: ReadonlyMap<string, Value>,
  after: ReadonlyMap<string, Value>,
  isSame: (one: Value, other: Value) => boolean,
): { key: string; value: Value; what: What }[] {
  const found: { key: string; value: Value; what: What }[] = [];
  for (const [key, value] of after) {
    const former = before.get(key);
    if (former === undefined) found.push({ key, value, what: 'added' });
    else if (!isSame(former, value)) found.push({ key, value, what: 'changed' });
  }
  for (const [key, value] of before) if (!after.has(key)) found.push({ key, value, what: 'removed' });
  return found;
}

/** What a release shows that the one before it did not, and the other way round. */
export function compareContent(before: ReleaseContent, after: ReleaseContent): Compared {
  const byKey = ({ entries }: ReleaseContent) => new Map(entries.map((entry) => [keyOf(entry), entry]));
  const pagesOf = ({ pages }: ReleaseContent) => new Map(Object.entries(pages));
  const entries = compare(byKey(before), byKey(after), (one, other) => one.digest === other.digest);
  const pages = compare(pagesOf(before), pagesOf(after), (one, other) => one === other);
  return {
    entries: entries.map(({ value, what }) => ({ entry: value, what })),
    pages: pages.map(({ key, what }) => ({ path: key, what })),
  };
}

/** The same for staff: entries in words, and where they are opened. */
export async function describeDifferences(
  strapi: Core.Strapi,
  before: ReleaseContent | null,
  after: ReleaseContent,
): Promise<Differences | null> {
  if (before === null) return null;
  const compared = compareContent(before, after);
  const entries = compared.entries.slice(0, maxListed);
  const linkOf = await findRefLinks(
    strapi,
    entries.map(({ entry }) => entry),
  );
  return {
    entries: entries.map(({ entry, what }) => {
      const found = linkOf(entry);
      const link: EntryLink = found ?? {
        uid: entry.type,
        documentId: entry.documentId,
        title: '',
        href: null,
      };
      // The title that the release has, which may differ from today's.
      return { kind: kindOf(strapi, link.uid), entry: { ...link, title: entry.title || link.title }, what };
    }),
    pages: compared.pages.slice(0, maxListed),
  };
}
