import { cutText } from '@lanternway/contracts/fields/cut-text';
import type { ChangeAction } from '@lanternway/contracts/publishing/staff';
import type { Core } from '@strapi/strapi';
import { changeUid } from '../../content-types';
import { collapse } from './waiting';
import type { Actor } from './actor';
import type { ChangeRecord } from '../builds/records';

export interface NewChange {
  action: ChangeAction;
  uid: string;
  entryId: string;
  title: string;
  /** Whether it was published before. */
  wasShown: boolean;
  by: Actor | null;
}

/** What was done to what the site shows, and by whom: for people. What is stale is told by snapshots. */
export interface Changes {
  /** To be called in the transaction of the change itself. */
  add: (change: NewChange) => Promise<void>;
  /** Those no release shows yet, one an entry, newest first; `count` is of all. */
  waiting: (limit: number) => Promise<{ rows: ChangeRecord[]; count: number }>;
  /** Those that a build made live, newest first. */
  ofBuild: (number: number) => Promise<ChangeRecord[]>;
  /** Forgets those that are older than is kept, and returns how many. */
  forget: (now: Date) => Promise<number>;
}

const keptDays = 400;
const dayMs = 24 * 60 * 60 * 1000;

/** Where nothing is built for long, more than these wait; the page tells of the newest. */
const mostRead = 5_000;

const newestFirst = [{ at: 'desc' }, { id: 'desc' }];

export function changes({ strapi }: { strapi: Core.Strapi }): Changes {
  const rows = () => strapi.db.query(changeUid);
  return {
    async add({ action, uid, entryId, title, wasShown, by }) {
      const told = { action, uid, entryId, title: cutText(title, { characters: 300 }), wasShown };
      await rows().create({
        data: { ...told, byId: by?.id ?? null, byName: by?.name ?? null, at: new Date() },
      });
    },

    async waiting(limit) {
      const found = (await rows().findMany({
        where: { build: { $null: true } },
        orderBy: newestFirst,
        limit: mostRead,
      })) as ChangeRecord[];
      const left = collapse(found);
      return { rows: left.slice(0, limit), count: left.length };
    },

    async ofBuild(number) {
      return (await rows().findMany({ where: { build: number }, orderBy: newestFirst })) as ChangeRecord[];
    },

    async forget(now) {
      const before = new Date(now.getTime() - keptDays * dayMs);
      const { count } = await rows().deleteMany({ where: { at: { $lt: before } } });
      return count;
    },
  };
}
