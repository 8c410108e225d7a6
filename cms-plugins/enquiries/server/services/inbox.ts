import type { Core } from '@strapi/strapi';
import type { InboxFilter, InboxPage, InboxQuery } from '@lanternway/contracts/desk';
import { countFitting, fitting, inOrder, type Look, type Place } from './inbox-query';
import { readPlaces, toInboxRows } from './inbox-rows';

/** The three kinds of enquiry as one list. */
export interface Inbox {
  page: (query: InboxQuery, look: Look) => Promise<InboxPage>;
  /** Where everything that fits stands, in order. */
  places: (filter: InboxFilter, sort: InboxQuery['sort'], look: Look) => Promise<Place[]>;
}

export function inbox({ strapi }: { strapi: Core.Strapi }): Inbox {
  const knex = () => strapi.db.connection;
  return {
    async page(query, look) {
      const { page, pageSize, sort } = query;
      const rows = fitting(knex(), query, look);
      const total = await countFitting(knex(), query, look);
      if (rows === null || total === 0) return { rows: [], total: 0, page, pageSize };
      const places = (await inOrder(knex(), rows, sort, look)
        .limit(pageSize)
        .offset((page - 1) * pageSize)) as Place[];
      const enquiries = await readPlaces(strapi, places);
      return { rows: await toInboxRows(strapi, enquiries, look.now), total, page, pageSize };
    },

    async places(filter, sort, look) {
      const rows = fitting(knex(), filter, look);
      return rows === null ? [] : ((await inOrder(knex(), rows, sort, look)) as Place[]);
    },
  };
}
