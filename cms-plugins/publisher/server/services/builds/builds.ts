import type { Core } from '@strapi/strapi';
import { buildUid } from '../../content-types';
import { own } from '../own';
import type { BuildRecord } from './records';

type BuildData = Partial<Omit<BuildRecord, 'id' | 'number'>>;

/** What a build is begun with. */
export interface Begun {
  number: number;
  reason: string;
  by: string[];
  fingerprint: string;
  holder: string;
  /** How often in a row something of ours broke before. */
  tries: number;
  /** Since when it is asked for. */
  since: Date;
  /** Notes of those who asked for it by hand: it answers them. */
  wishes: readonly number[];
}

/** The rows of builds. */
export interface Builds {
  find: (number: number) => Promise<BuildRecord | null>;
  /** The newest that came to an end of its own. */
  newestEnded: () => Promise<BuildRecord | null>;
  highestNumber: () => Promise<number>;
  /** Those that have a release, the newest first. */
  released: () => Promise<BuildRecord[]>;
  begin: (begun: Begun) => Promise<void>;
  /** Only while it is being built; false where it no longer is. */
  saveBuilding: (number: number, data: BuildData) => Promise<boolean>;
  save: (number: number, data: BuildData) => Promise<void>;
  /** Makes one of them the live one, in rows; those before it are replaced. */
  makeLive: (number: number, data: BuildData) => Promise<void>;
}

export function builds({ strapi }: { strapi: Core.Strapi }): Builds {
  const rows = () => strapi.db.query(buildUid);
  const newest = async (where: object) =>
    (await rows().findOne({ where, orderBy: { number: 'desc' } })) as BuildRecord | null;

  return {
    find: (number) => newest({ number }),
    newestEnded: () => newest({ state: { $in: ['live', 'replaced', 'refused', 'broken'] } }),
    highestNumber: async () => (await newest({}))?.number ?? 0,

    released: async () =>
      (await rows().findMany({
        where: { release: { $notNull: true } },
        orderBy: { number: 'desc' },
      })) as BuildRecord[],

    async begin({ wishes, since, ...begun }) {
      const startedAt = new Date();
      await strapi.db.transaction(async () => {
        await rows().create({
          data: {
            ...begun,
            state: 'building',
            stage: 'starting',
            stageAt: startedAt,
            startedAt,
            stages: [{ stage: 'waiting', ms: Math.max(0, startedAt.getTime() - since.getTime()) }],
            log: [],
          },
        });
        await own(strapi, 'notes').removeAll(wishes);
      });
    },

    async saveBuilding(number, data) {
      const { count } = await rows().updateMany({ where: { number, state: 'building' }, data });
      return count === 1;
    },

    async save(number, data) {
      await rows().updateMany({ where: { number }, data });
    },

    async makeLive(number, data) {
      const others = { state: 'live', number: { $ne: number } };
      await rows().updateMany({ where: others, data: { state: 'replaced' } });
      await rows().updateMany({ where: { number }, data: { ...data, state: 'live', liveAt: new Date() } });
    },
  };
}
