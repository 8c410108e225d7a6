import type { ClassKind, FreeTimes as FreeTimesReply } from '@lanternway/contracts/classes/site';
import { rowsIn } from '@lanternway/server-kit/db/table';
import type { Core } from '@strapi/strapi';
import { sessionUid } from '../../content-types/session';
import { timesListOf } from '../calendar/list-times';
import { crowdOf } from './crowd';
import { dropExpired } from './give-back';

const week = 7 * 24 * 60 * 60_000;

/** What the site shows of the free times. */
export async function freeTimesReply(
  strapi: Core.Strapi,
  kind: ClassKind,
  level: number,
  now: Date,
): Promise<FreeTimesReply> {
  await dropExpired(strapi, now);
  const { minutes, capacity, times, closed } = await timesListOf(strapi).of(kind, level);
  const soon = new Date(now.getTime() + week);
  const free = times.filter(({ at }) => at < soon).length;
  const held = await rowsIn(strapi, sessionUid).count({
    where: { kind, state: 'held', startsAt: { $lt: soon } },
  });
  const canHold = held <= free;
  crowdOf(strapi).note(kind, !canHold);
  return {
    minutes,
    times: times.map(({ at }) => at.toISOString()),
    ...(capacity === 1 ? {} : { places: times.map(({ places }) => places) }),
    closed: closed.map(({ from, until }) => ({ from: shown(from), until: shown(until) })),
    canHold,
  };
}

const shown = (moment: number): string => new Date(moment).toISOString();
