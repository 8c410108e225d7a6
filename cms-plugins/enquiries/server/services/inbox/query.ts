import type { Core } from '@strapi/strapi';
import { enquiryKinds, type EnquiryKind } from '@lanternway/contracts/enquiries/site';
import {
  closedStatuses,
  noCampaign,
  statusesOf,
  type EnquiryStatus,
  type InboxFilter,
  type InboxQuery,
} from '@lanternway/contracts/enquiries/staff';
import { dayOf, daysFrom, zoneOf } from '../items/days';
import { kinds } from '../items/kinds';
import { countRows } from '@lanternway/server-kit/db/count-rows';
import { escapePattern } from '@lanternway/server-kit/db/search-text';
import { patternsOf } from './search';

type Connection = Core.Strapi['db']['connection'];
type Builder = ReturnType<Connection['queryBuilder']>;

/** Who looks, and when: what is `me`, and what is overdue. */
export interface Look {
  staffId: number;
  now: Date;
  /** The document ids among which to look. */
  families?: Builder;
}

/** An enquiry as the union of the three tables names it. */
export interface Place {
  kind: EnquiryKind;
  id: number;
}

/** Which kinds can fit the filter at all, and with which statuses; `null` for all of them. */
function searchedKinds({ kinds: wanted, statuses, course, folder }: InboxFilter) {
  const isWanted = (kind: EnquiryKind) =>
    (wanted === undefined || wanted.length === 0 || wanted.includes(kind)) &&
    (course === undefined || kind === 'free-class');
  const isChosen = (status: EnquiryStatus) =>
    (statuses === undefined || statuses.length === 0 || statuses.includes(status)) &&
    (folder !== 'open' || !closedStatuses.includes(status)) &&
    (folder !== 'closed' || closedStatuses.includes(status));
  return enquiryKinds.filter(isWanted).flatMap((kind) => {
    const all: readonly EnquiryStatus[] = statusesOf[kind];
    const chosen = all.filter(isChosen);
    return chosen.length === 0 ? [] : [{ kind, statuses: chosen.length === all.length ? null : chosen }];
  });
}

/**
 * Everything that fits, unordered: one branch for each kind, with only columns of the index, so that
 * no row is read unless messages are searched. Null where nothing can fit.
 */
export function fitting(knex: Connection, filter: InboxFilter, look: Look): Builder | null {
  const branches = searchedKinds(filter).map(({ kind, statuses }) => {
    const branch = knex(kinds[kind].table)
      .select(knex.raw('? as kind', [kind]), 'id', 'stage', 'name', 'received_at', 'next_step_at', 'owner_id')
      .select(knex.raw(`${dueSql} as due`, [...closedStatuses]))
      .whereNull('merged_into');
    if (statuses !== null) void branch.whereIn('stage', statuses);
    if (filter.folder !== 'all') void branch.where('is_suspect', filter.folder === 'suspect');
    if (filter.course !== undefined) void branch.where('course', filter.course);
    narrowByOwner(branch, filter, look);
    narrowByTime(branch, filter, look);
    narrowBySource(branch, filter);
    narrowByCampaign(branch, filter);
    if (look.families !== undefined) void branch.whereIn('document_id', look.families.clone());
    narrowBySearch(knex, branch, kind, filter);
    return branch;
  });
  const [first, ...others] = branches;
  if (first === undefined) return null;
  return others.length === 0 ? first : first.unionAll(others);
}

/** When someone should act: at the next step, or else by when a new one should be answered. The same as in rows.ts. */
const dueSql = `case when stage in (${closedStatuses.map(() => '?').join(', ')}) then null
  when next_step_at is not null then next_step_at
  when stage = 'new' then coalesce(reply_by, received_at) end`;

/** The campaign's source, or else the host of the other site. */
function narrowBySource(branch: Builder, { source }: InboxFilter): void {
  if (source === undefined) return;
  void branch.where((either) => {
    void either.whereRaw(`campaign ->> 'source' = ?`, [source]).orWhere((none) => {
      void none.whereNull('campaign').where((site) => {
        void site
          .where('referrer', source)
          .orWhereRaw(`referrer like ? escape '\\'`, [`${escapePattern(source)}/%`]);
      });
    });
  });
}

function narrowByCampaign(branch: Builder, { campaign }: InboxFilter): void {
  if (campaign === noCampaign) void branch.whereRaw(`campaign ->> 'campaign' is null`);
  else if (campaign !== undefined) void branch.whereRaw(`campaign ->> 'campaign' = ?`, [campaign]);
}

/** What parents wrote, by kind. */
const written: Record<EnquiryKind, 'notes' | 'message' | null> = {
  'free-class': 'notes',
  contact: 'message',
  career: null,
};

/** Each word is in the search text, in what the parent wrote, or in a note of the desk. */
function narrowBySearch(knex: Connection, branch: Builder, kind: EnquiryKind, { search }: InboxFilter): void {
  const like = (column: string) => `lower(${column}) like ? escape '\\'`;
  for (const pattern of patternsOf(search)) {
    const noted = knex('enquiries_events').select('enquiry_id').whereRaw(like('note'), [pattern]);
    const column = written[kind];
    void branch.where((any) => {
      void any.whereRaw(`search_text like ? escape '\\'`, [pattern]).orWhereIn('document_id', noted);
      if (column !== null) void any.orWhereRaw(like(column), [pattern]);
    });
  }
}

function narrowByOwner(branch: Builder, { owner }: InboxFilter, { staffId }: Look): void {
  if (owner === undefined) return;
  if (owner === 'nobody') void branch.whereNull('owner_id');
  else void branch.where('owner_id', owner === 'me' ? staffId : Number(owner));
}

function narrowByTime(branch: Builder, filter: InboxFilter, { now }: Look): void {
  const zone = zoneOf(filter.zone);
  const from = filter.receivedFrom === undefined ? null : dayOf(filter.receivedFrom, zone);
  const to = filter.receivedTo === undefined ? null : dayOf(filter.receivedTo, zone);
  if (from !== null) void branch.where('received_at', '>=', from.from);
  if (to !== null) void branch.where('received_at', '<', to.to);
  if (filter.due === 'none') void branch.whereNull('next_step_at');
  if (filter.due === 'overdue') {
    void branch.where('next_step_at', '<', now).whereNotIn('stage', [...closedStatuses]);
  }
  if (filter.due === 'today' || filter.due === 'week') {
    const days = daysFrom(now, filter.due === 'today' ? 1 : 7, zone);
    void branch.where('next_step_at', '>=', days.from).where('next_step_at', '<', days.to);
  }
}

/** Puts them into an order in which no two are equal, so that no page repeats or leaves out one. */
export function inOrder(
  knex: Connection,
  filter: InboxFilter,
  sort: InboxQuery['sort'],
  look: Look,
): Builder | null {
  const rows = fitting(knex, filter, look);
  if (rows === null) return null;
  const query = knex.from(rows.as('fitting')).select('kind', 'id');
  // Enquiries from outside working hours are due at the same time: the one that has waited longest comes first.
  if (sort === 'reply-by')
    void query.orderByRaw(
      'case when due is null then 1 else 0 end, due, case when due is not null then received_at end',
    );
  if (sort === 'next-step')
    void query.orderByRaw('case when next_step_at is null then 1 else 0 end, next_step_at');
  if (sort === 'name') void query.orderByRaw('lower(name)');
  return query.orderBy([
    { column: 'received_at', order: 'desc' },
    { column: 'kind' },
    { column: 'id', order: 'desc' },
  ]);
}

/** How many fit. */
export async function countFitting(knex: Connection, filter: InboxFilter, look: Look): Promise<number> {
  const rows = fitting(knex, filter, look);
  return rows === null ? 0 : countRows(knex.from(rows.as('fitting')));
}
