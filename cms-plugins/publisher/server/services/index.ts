import type { Core } from '@strapi/strapi';
import { builder } from './build-loop/builder';
import { readFreeze } from './builds/freeze';
import { status } from './builds/status';
import { forgetOldChanges, listChangesOfBuild, listWaitingChanges } from './changes/changes';
import { healthWorker } from './health/worker';
import { preview } from './preview/preview';
import { moveRedirects, type Move } from './redirects/addresses';
import { releaseFollower } from './releases/follower';
import { scheduleWorker } from './schedules/worker';
import { liveRelease } from './staff/live-release';
import { watched } from './watched';

/** Services with state in the process; see `inProcess`. */
export const inProcessServices = {
  builder,
  healthWorker,
  liveRelease,
  preview,
  releaseFollower,
  scheduleWorker,
  status,
};

/** What the tests of the application call by name. Code of this plugin imports the functions. */
const calledByName = {
  addresses: ({ strapi }: { strapi: Core.Strapi }) => ({
    settle: (move: Move) => moveRedirects(strapi, move),
  }),
  changes: ({ strapi }: { strapi: Core.Strapi }) => ({
    waiting: (limit: number) => listWaitingChanges(strapi, limit),
    ofBuild: (number: number) => listChangesOfBuild(strapi, number),
    forget: (now: Date) => forgetOldChanges(strapi, now),
  }),
  hold: ({ strapi }: { strapi: Core.Strapi }) => ({ read: () => readFreeze(strapi) }),
};

/** Strapi's container, for what is used by name. */
export const services = { ...inProcessServices, ...calledByName, watched };
