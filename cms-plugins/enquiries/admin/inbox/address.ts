import {
  allStatuses,
  dueWindows,
  folders,
  inboxPageSizes,
  inboxSorts,
  type EnquiryStatus,
} from '@lanternway/contracts/desk';
import { courses, enquiryKinds, type Course, type EnquiryKind } from '@lanternway/contracts/enquiries';

type Folder = (typeof folders)[number];
type DueWindow = (typeof dueWindows)[number];
type Sort = (typeof inboxSorts)[number];

/** What the address of the inbox says. Nothing of it is kept elsewhere, so that Back works and a view is a link. */
export interface InboxAddress {
  folder: Folder;
  kinds: EnquiryKind[];
  statuses: EnquiryStatus[];
  owner: string | null;
  due: DueWindow | null;
  course: Course | null;
  receivedFrom: string | null;
  receivedTo: string | null;
  search: string;
  sort: Sort;
  page: number;
  pageSize: number;
}

/** The parts that narrow what is shown, beside the folder. */
const narrowing = ['kinds', 'statuses', 'owner', 'due', 'course', 'receivedFrom', 'receivedTo'] as const;

/** The name that Strapi's own parts know a search by: they keep it whole when they turn pages. */
export const searchName = '_q';

export type AddressPart =
  (typeof narrowing)[number] | typeof searchName | 'folder' | 'sort' | 'page' | 'pageSize';

/** Reads an address. What it cannot mean, as after a slip of the hand, counts as not said. */
export function readAddress(query: URLSearchParams): InboxAddress {
  return {
    folder: known(folders, query.get('folder')) ?? 'open',
    kinds: several(enquiryKinds, query.get('kinds')),
    statuses: several(allStatuses, query.get('statuses')),
    owner: fitting(/^(me|nobody|\d{1,9})$/, query.get('owner')),
    due: known(dueWindows, query.get('due')),
    course: known(courses, query.get('course')),
    receivedFrom: fitting(/^\d{4}-\d{2}-\d{2}$/, query.get('receivedFrom')),
    receivedTo: fitting(/^\d{4}-\d{2}-\d{2}$/, query.get('receivedTo')),
    search: (query.get(searchName) ?? '').replace(/\p{Cc}/gu, '').slice(0, 100),
    sort: known(inboxSorts, query.get('sort')) ?? 'attention',
    page: Number(fitting(/^[1-9]\d{0,4}$/, query.get('page')) ?? 1),
    pageSize: inboxPageSizes.find((size) => String(size) === query.get('pageSize')) ?? inboxPageSizes[0],
  };
}

/** The address with some of it changed; an empty value takes a part away. Another choice begins at the first page. */
export function withChange(
  query: URLSearchParams,
  change: Partial<Record<AddressPart, string>>,
): URLSearchParams {
  const next = new URLSearchParams(query);
  next.delete('page');
  for (const [part, value] of Object.entries(change)) {
    if (value === '') next.delete(part);
    else next.set(part, value);
  }
  return next;
}

/** Without what narrows; folder, order and page size stay. */
export function withoutFilter(query: URLSearchParams): URLSearchParams {
  const none = Object.fromEntries([...narrowing, searchName].map((part) => [part, '']));
  return withChange(query, none);
}

/** How many choices narrow what is shown, the search aside. */
export function countNarrowing(address: InboxAddress): number {
  return narrowing.filter((part) => (Array.isArray(address[part]) ? address[part].length > 0 : address[part]))
    .length;
}

/** What is asked of the server, for the page shown or (by the same filter and order) for the export. */
export function toServer(address: InboxAddress, zone: string, isPaged = true): string {
  const { search, page, pageSize, kinds, statuses, ...rest } = address;
  const asked = {
    ...rest,
    kinds: kinds.join(','),
    statuses: statuses.join(','),
    search: search.trim(),
    zone,
    ...(isPaged ? { page: String(page), pageSize: String(pageSize) } : {}),
  };
  return new URLSearchParams(
    Object.entries(asked).flatMap(([name, value]) => (value === null || value === '' ? [] : [[name, value]])),
  ).toString();
}

/** The address to be kept under a name: all but the page somebody happened to be on. */
export function toView(query: URLSearchParams): string {
  const kept = withChange(query, { pageSize: '' }).toString();
  return kept === '' ? '' : `?${kept}`;
}

const known = <T extends string>(values: readonly T[], value: string | null): T | null =>
  values.find((one) => one === value) ?? null;

const several = <T extends string>(values: readonly T[], value: string | null): T[] => {
  const asked = new Set((value ?? '').split(','));
  return values.filter((one) => asked.has(one));
};

const fitting = (pattern: RegExp, value: string | null): string | null =>
  value !== null && pattern.test(value) ? value : null;
