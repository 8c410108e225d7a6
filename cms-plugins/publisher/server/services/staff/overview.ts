import type { PublishingState } from '@lanternway/contracts/publishing/staff';
import type { Core } from '@strapi/strapi';
import { readConfig } from '../../config';
import { buildRowOf, changesOf, schedulesOf } from './rows';
import { own } from '../own';

/** How it stands with the site: for the admin's page and for the widget on its home. */
export interface Desk {
  state: () => Promise<PublishingState>;
}

const mostWaiting = 50;
const nextScheduled = 5;

export function desk({ strapi }: { strapi: Core.Strapi }): Desk {
  return {
    async state() {
      const links = own(strapi, 'deskLinks');
      const builds = own(strapi, 'deskBuilds');
      const live = await builds.live();
      const { rows, count } = await own(strapi, 'changes').waiting(mostWaiting);
      const { fingerprint } = await own(strapi, 'content').snapshot();
      return {
        now: new Date().toISOString(),
        isAwake: readConfig(strapi).isAwake,
        live: live === null ? null : buildRowOf(live),
        waiting: await changesOf(links, rows),
        waitingCount: count,
        isStale: live?.fingerprint !== fingerprint,
        building: await builds.building(),
        expectedMs: await builds.expectedMs(),
        hold: await own(strapi, 'hold').read(),
        problem: await builds.problem(),
        scheduled: await schedulesOf(links, await own(strapi, 'schedules').next(nextScheduled)),
      };
    },
  };
}
