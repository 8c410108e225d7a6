import type { AuditServices, Offered } from '@lanternway/server-kit/platform';
import type { Core } from '@strapi/strapi';
import { workOfNight } from './chain/nightly';
import { addLine } from './lines/write';
import { currentWho } from './lines/who';

/** What tests call by name. */
const night = ({ strapi }: { strapi: Core.Strapi }) => ({ work: (now: Date) => workOfNight(strapi, now) });

/** What other plugins call. */
const offered: Offered<AuditServices> = {
  deeds: ({ strapi }) => ({
    async noteAsked({ uid, documentId, title }) {
      const line = { action: 'content.ask', keeping: 'deed', uid, documentId, title, changed: [] } as const;
      await addLine(strapi, { ...line, who: currentWho(strapi) });
    },
  }),
};

export const services = { night, ...offered };
