import {
  allStatuses,
  dueWindows,
  folders,
  inboxPageSizes,
  inboxSorts,
  type EnquiryStatus,
} from '@lanternway/contracts/enquiries/staff';
import { courses, enquiryKinds, type Course, type EnquiryKind } from '@lanternway/contracts/enquiries/site';
import {
  askFor,
  fitting,
  known,
  readDay,
  readFamilies,
  readPage,
  readSearch,
  withChange,
} from '@lanternway/desk/lists/address';

type Folder = (typeof folders)[number];
type DueWindow = (typeof dueWindows)[number];
type Sort = (typeof inboxSorts)[number];

/** The state of the inbox. The address holds all of it, so Back works and a view can be shared as a link. */
export interface InboxAddress {
  folder: Folder;
  kinds: EnquiryKind[];
  statuses: EnquiryStatus[];
  owner: string | null;
  due: DueWindow | null;
  course: Course | null;
  source: string | null;
  /** `-` for none. */
  campaign: string | null;
  receivedFrom: string | null;
  receivedTo: string | null;
  families: string | null;
  search: string;
  sort: Sort;
  page: number;
  pageSize: number;
}

/** The filters, without the folder. */
export const narrowing = [
  'kinds',
  'statuses',
  'owner',
  'due',
  'course',
  'source',
  'campaign',
  'receivedFrom',
  'receivedTo',
  'families',
] as const;

export type AddressPart = (typeof narrowing)[number] | 'sort' | 'folder';

/** Reads an address. Invalid parts, such as typing errors, are ignored. */
export function readAddress(query: URLSearchParams): InboxAddress {
  return {
    folder: known(folders, query.get('folder')) ?? 'open',
    kinds: several(enquiryKinds, query.get('kinds')),
    statuses: several(allStatuses, query.get('statuses')),
    owner: fitting(/^(me|nobody|\d{1,9})$/, query.get('owner')),
    due: known(dueWindows, query.get('due')),
    course: known(courses, query.get('course')),
    source: fitting(/^\P{Cc}{1,200}$/u, query.get('source')),
    campaign: fitting(/^\P{Cc}{1,200}$/u, query.get('campaign')),
    receivedFrom: readDay(query, 'receivedFrom'),
    receivedTo: readDay(query, 'receivedTo'),
    families: readFamilies(query),
    search: readSearch(query),
    sort: known(inboxSorts, query.get('sort')) ?? 'reply-by',
    page: readPage(query),
    pageSize: inboxPageSizes.find((size) => String(size) === query.get('pageSize')) ?? inboxPageSizes[0],
  };
}

/** How many filters are set, not counting the search. */
export function countNarrowing(address: InboxAddress): number {
  return narrowing.filter((part) => (Array.isArray(address[part]) ? address[part].length > 0 : address[part]))
    .length;
}

/** The query for the server: for the page shown or, with the same filter and sort, for the export. */
export function toServer(address: InboxAddress, zone: string, isPaged = true): string {
  const { search, page, pageSize, kinds, statuses, ...rest } = address;
  return askFor({
    ...rest,
    kinds: kinds.join(','),
    statuses: statuses.join(','),
    search: search.trim(),
    zone,
    ...(isPaged ? { page: String(page), pageSize: String(pageSize) } : {}),
  });
}

/** The address to save as a view: everything but the page and its size. */
export function toView(query: URLSearchParams): string {
  const kept = withChange(query, { pageSize: '' }).toString();
  return kept === '' ? '' : `?${kept}`;
}

const several = <T extends string>(values: readonly T[], value: string | null): T[] => {
  const asked = new Set((value ?? '').split(','));
  return values.filter((one) => asked.has(one));
};
