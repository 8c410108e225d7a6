import type { Core } from '@strapi/strapi';
import type { InboxFilter, InboxPage, InboxQuery } from '@lanternway/contracts/enquiries/staff';
import { countFitting, inOrder, type Look, type Place } from './query';
import { readPlaces, toInboxRows } from './rows';

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
      const total = await countFitting(knex(), query, look);
      const places = await inOrder(knex(), query, sort, look)
        ?.limit(pageSize)
        .offset((page - 1) * pageSize);
      const enquiries = await readPlaces(strapi, (places ?? []) as Place[]);
      return { rows: await toInboxRows(strapi, enquiries, look.now), total, page, pageSize };
    },

    places: async (filter, sort, look) => ((await inOrder(knex(), filter, sort, look)) ?? []) as Place[],
  };
}
