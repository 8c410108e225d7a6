import type { Core } from '@strapi/strapi';
import { catchUp } from './keeping/catch-up';
import { check, rebuild } from './keeping/rebuild';
import { counter } from './keeping/worker';

/** What has state in the process, and what tests and `npm run insight` call by name. */
export const services = {
  counter,
  people: ({ strapi }: { strapi: Core.Strapi }) => ({
    catchUp: () => catchUp(strapi),
    rebuild: () => rebuild(strapi),
    check: (now: Date) => check(strapi, now),
  }),
};
