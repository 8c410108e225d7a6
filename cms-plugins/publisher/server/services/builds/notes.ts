import type { Core } from '@strapi/strapi';
import { noteUid } from '../../content-types';

export interface Note<Value> {
  id: number;
  name: string;
  value: Value;
}

/** Small facts by name, which outlive a restart and are the same for all instances. */
export interface Notes {
  read: <Value>(name: string) => Promise<Value | null>;
  write: (name: string, value: object) => Promise<void>;
  remove: (name: string) => Promise<void>;
  /** All whose names begin so, the oldest first. */
  beginningWith: <Value>(start: string) => Promise<Note<Value>[]>;
  removeAll: (ids: readonly number[]) => Promise<void>;
}

export function notes({ strapi }: { strapi: Core.Strapi }): Notes {
  const rows = () => strapi.db.query(noteUid);

  return {
    async read<Value>(name: string) {
      const found = (await rows().findOne({ where: { name } })) as Note<Value> | null;
      return found?.value ?? null;
    },

    async write(name, value) {
      const { count } = await rows().updateMany({ where: { name }, data: { value } });
      if (count > 0) return;
      await strapi.db.queryBuilder(noteUid).insert({ name }).onConflict('name').ignore().execute();
      await rows().updateMany({ where: { name }, data: { value } });
    },

    async remove(name) {
      await rows().deleteMany({ where: { name } });
    },

    async beginningWith<Value>(start: string) {
      const where = { name: { $startsWith: start } };
      return (await rows().findMany({ where, orderBy: { id: 'asc' } })) as Note<Value>[];
    },

    async removeAll(ids) {
      if (ids.length > 0) await rows().deleteMany({ where: { id: { $in: [...ids] } } });
    },
  };
}
