import type { ClassTimetable } from '@lanternway/server-kit/platform';
import type { Core } from '@strapi/strapi';
import { exchangePlace } from '../holds/exchange';
import { readPlanned } from './planned';
import { isOffered, whoCould } from './is-offered';

/** What teachers have to do, for the staff who plan it. */
export const timetable = ({ strapi }: { strapi: Core.Strapi }): ClassTimetable => ({
  planned: (from, until) => readPlanned(strapi, from, until, new Date()),
  isOffered: (place) => isOffered(strapi, place, new Date()),
  whoCould: (place) => whoCould(strapi, place),
  exchange: (given) => exchangePlace(strapi, given),
});
