import { silentWorkers } from '@lanternway/server-kit/jobs/pulse';
import type { Watched } from '@lanternway/server-kit/metrics/metrics';
import type { Core } from '@strapi/strapi';
import { catchUp } from './keeping/catch-up';
import { check, rebuild } from './keeping/rebuild';
import { counter } from './keeping/worker';
import { sources } from './keeping/sources';
import { lists } from './reports/lists';
import { addUpDays } from './visits/add-up';
import { visitsSeen, visitsUncounted } from './visits/counters';
import { intake } from './visits/intake';
import { visitRetention } from './visits/retention';

/** What has state in the process, and what tests, `npm run insight` and those who watch the server call by name. */
export const services = {
  /** What stands behind the numbers, for the desks. */
  lists,
  /** Where families came from, for what is kept with their orders. */
  sources,
  counter,
  visits: intake,
  visitRetention,
  visitTotals: ({ strapi }: { strapi: Core.Strapi }) => ({ addUp: (now: Date) => addUpDays(strapi, now) }),
  /** What those who watch the server learn of how families find us. */
  watched: (): Watched => ({
    metrics: [visitsSeen, visitsUncounted],
    silentWorkers: () => silentWorkers('insight'),
  }),
  people: ({ strapi }: { strapi: Core.Strapi }) => ({
    catchUp: () => catchUp(strapi),
    rebuild: () => rebuild(strapi),
    check: (now: Date) => check(strapi, now),
  }),
};
