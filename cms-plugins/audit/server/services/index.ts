import type { AuditServices, Offered } from '@lanternway/server-kit/platform';
import type { Core } from '@strapi/strapi';
import { workOfNight } from './chain/nightly';
import { readEntry } from './entries/state';
import { addLine } from './lines/write';
import { currentWho } from './lines/who';
import { keepVersions, type EntryName } from './versions/keep';

/** What tests call by name. */
const night = ({ strapi }: { strapi: Core.Strapi }) => ({ work: (now: Date) => workOfNight(strapi, now) });

/** What tests call by name, for entries that nobody can take down. */
const versions = ({ strapi }: { strapi: Core.Strapi }) => ({
  async keepLive(entry: EntryName): Promise<void> {
    const before = await readEntry(strapi, entry, 'published');
    await keepVersions(strapi, entry, { before, after: null });
  },
});

/** What other plugins call. */
const offered: Offered<AuditServices> = {
  deeds: ({ strapi }) => ({
    async noteAsked({ uid, documentId, title }) {
      const line = { action: 'content.ask', keeping: 'deed', uid, documentId, title, changed: [] } as const;
      await addLine(strapi, { ...line, who: currentWho(strapi) });
    },
  }),
};

export const services = { night, versions, ...offered };
