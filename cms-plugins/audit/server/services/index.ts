import type { Core } from '@strapi/strapi';
import { workOfNight } from './chain/nightly';

/** What tests call by name. */
const night = ({ strapi }: { strapi: Core.Strapi }) => ({ work: (now: Date) => workOfNight(strapi, now) });

export const services = { night };
