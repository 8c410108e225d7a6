import type { ClassKind, FreeTimes as FreeTimesReply } from '@lanternway/contracts/classes/site';
import { rowsIn } from '@lanternway/server-kit/db/table';
import type { Core } from '@strapi/strapi';
import { sessionUid } from '../../content-types/session';
import type { FreeTime, FreeTimes } from '../calendar/free-times';
import { timesListOf } from '../calendar/list-times';
import { ownOnly, timesWithoutOwn, type OwnClass } from '../calendar/own-times';
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
  return replyOf(strapi, kind, await timesListOf(strapi).of(kind, level), now);
}

/** The free times that the site shows for a class that is to be moved, as if the class itself took no time. */
export async function otherTimesReply(
  strapi: Core.Strapi,
  own: OwnClass,
  now: Date,
): Promise<FreeTimesReply & { own: string[] }> {
  await dropExpired(strapi, now);
  const found = await timesListOf(strapi).of(own.kind, own.level);
  const { times: all, only, startsAt } = await withOwn(strapi, own, found, now);
  // The class's present time, with another teacher, would be no new time.
  const times = all.filter(({ at }) => at.getTime() !== startsAt);
  return {
    ...(await replyOf(strapi, own.kind, { ...found, times }, now)),
    own: only.map(shown),
  };
}

/** The free times of a class that is to be moved; `only`: those of them that only the class itself blocks. */
export async function withOwn(
  strapi: Core.Strapi,
  own: OwnClass,
  { times, capacity }: FreeTimes,
  now: Date,
): Promise<{ times: FreeTime[]; only: number[]; startsAt: number | null }> {
  const found = await timesWithoutOwn(strapi, own, now);
  if (found === null) return { times, only: [], startsAt: null };
  const { teacherKey, startsAt } = found;
  const only = ownOnly(found, times);
  const all = new Map(times.map((time) => [time.at.getTime(), time]));
  for (const at of only) {
    const { teacherKeys, places } = all.get(at) ?? { teacherKeys: [], places: 0 };
    all.set(at, {
      at: new Date(at),
      teacherKeys: [...teacherKeys, teacherKey],
      places: places + capacity,
    });
  }
  return { times: [...all.values()].sort((a, b) => a.at.getTime() - b.at.getTime()), only, startsAt };
}

async function replyOf(
  strapi: Core.Strapi,
  kind: ClassKind,
  { minutes, capacity, times, closed }: FreeTimes,
  now: Date,
): Promise<FreeTimesReply> {
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
    ...(capacity === 1 ? {} : { capacity, places: times.map(({ places }) => places) }),
    closed: closed.map(({ from, until }) => ({ from: shown(from), until: shown(until) })),
    canHold,
  };
}

const shown = (moment: number): string => new Date(moment).toISOString();
