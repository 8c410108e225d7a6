import { readFamilyList } from '@lanternway/contracts/insight/family-list';
import { familyListsOf } from '@lanternway/server-kit/family-lists';
import type { Core } from '@strapi/strapi';
import type { InboxFilter, InboxPage, InboxQuery } from '@lanternway/contracts/enquiries/staff';
import { countAlike } from './alike';
import { countFitting, inOrder, type Look, type Place } from './query';
import { readPlaces, toInboxRows } from './rows';

/** One page of the inbox, in which the three kinds of enquiry are one list. */
export async function readInboxPage(strapi: Core.Strapi, query: InboxQuery, look: Look): Promise<InboxPage> {
  const knex = strapi.db.connection;
  const { page, pageSize, sort } = query;
  const within = withFamilies(strapi, query, look);
  const total = await countFitting(knex, query, within);
  const places = await inOrder(knex, query, sort, within)
    ?.limit(pageSize)
    .offset((page - 1) * pageSize);
  const enquiries = await readPlaces(strapi, (places ?? []) as Place[]);
  const alike = await countAlike(strapi, enquiries);
  return { rows: await toInboxRows(strapi, enquiries, look.now, alike), total, page, pageSize };
}

/** Where everything that fits stands, in order. */
export const findPlaces = async (
  strapi: Core.Strapi,
  filter: InboxFilter,
  sort: InboxQuery['sort'],
  look: Look,
): Promise<Place[]> =>
  ((await inOrder(strapi.db.connection, filter, sort, withFamilies(strapi, filter, look))) ?? []) as Place[];

/** Narrows the look to the families behind a number, if the filter asks for them. */
function withFamilies(strapi: Core.Strapi, { families }: InboxFilter, look: Look): Look {
  const list = families === undefined ? null : readFamilyList(families);
  return list === null ? look : { ...look, families: familyListsOf(strapi).enquiries(list) };
}
