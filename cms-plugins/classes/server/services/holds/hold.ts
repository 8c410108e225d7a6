import { createHmac } from 'node:crypto';
import type { ClassKind } from '@lanternway/contracts/classes/site';
import { rowsIn } from '@lanternway/server-kit/db/table';
import type { Core } from '@strapi/strapi';
import { readConfig } from '../../config';
import { sessionUid } from '../../content-types/session';
import { whoIsFree } from '../calendar/free-times';
import { openKind, type Kind } from '../calendar/kind-rules';
import { timesListOf } from '../calendar/list-times';
import { nearTimes } from '../calendar/near';
import { offeredPeriod, type Period } from '../calendar/slots';
import { dayAfter, type ZoneClock } from '../calendar/zone-clock';
import { crowdOf } from './crowd';
import { dropOver } from './give-back';
import { withOwn } from './offered';
import { takeTime } from './take-time';

export interface HoldRequest {
  kind: ClassKind;
  level: number;
  at: Date;
  /** The hold that this filling of the form has already. */
  hold?: string | null | undefined;
  /** The network address that asks; null where the server itself does. */
  address: string | null;
}

export type HoldResult =
  | { kind: 'held'; hold: string; until: Date }
  /** Near: free times next to it. */
  | { kind: 'taken'; near: Date[] }
  /** It begins too soon by now. */
  | { kind: 'late'; near: Date[] }
  /** The time is past, too far ahead, or not one at which classes begin. */
  | { kind: 'never'; near: Date[] }
  /** This kind of class cannot be booked. */
  | { kind: 'closed' }
  /** Too many times are held and not booked. This time is booked when the form is sent, if it is still free. */
  | { kind: 'crowded' }
  /** This address holds as many times as it may. */
  | { kind: 'over'; retryAfterS: number };

/** The most times that one network address holds at once (BK6). */
const maxHeld = 3;

const minute = 60_000;

/** Keeps a time for somebody who fills in the form, with the first teacher in turn who is free (BK4, BK5). */
export async function holdTime(strapi: Core.Strapi, request: HoldRequest, now: Date): Promise<HoldResult> {
  const { at, level, hold } = request;
  const kind = await openKind(strapi, request.kind);
  if (kind === null) return { kind: 'closed' };
  const renewed = await renew(strapi, request, kind, now);
  if (renewed !== null) return renewed;
  const offered = offeredPeriod(now.getTime(), kind);
  if (at <= now || at.getTime() >= offered.until) return refused(strapi, 'never', request);
  if (at.getTime() < offered.from) return refused(strapi, 'late', request);
  const addresses = request.address === null ? [] : hashesOf(strapi, request.address);
  const [heldBy = null] = addresses;
  if (heldBy !== null && crowdOf(strapi).isCrowded(request.kind)) return { kind: 'crowded' };
  const others = await dropOver(strapi, { heldBy: addresses, hold, now });
  if (heldBy !== null && others >= maxHeld * readConfig(strapi).limitScale)
    return { kind: 'over', retryAfterS: 60 };
  const teachers = await whoIsFree(strapi, kind, level, at);
  if (teachers === null) return refused(strapi, 'never', request);
  for (const { key: teacherKey, clock } of teachers) {
    const taken = await takeTime(strapi, { kind, teacherKey, at, heldBy, now, day: dayOf(clock, at) });
    if (taken !== null) return { kind: 'held', ...taken };
  }
  return refused(strapi, 'taken', request);
}

const refused = async (
  strapi: Core.Strapi,
  kind: 'taken' | 'late' | 'never',
  request: HoldRequest,
): Promise<HoldResult> => ({ kind, near: await findNear(strapi, request) });

/** Free times near one that has gone; for an enquiry's class, also times that only the class itself blocks. */
export async function findNear(
  strapi: Core.Strapi,
  { kind, level, at }: Pick<HoldRequest, 'kind' | 'level' | 'at'>,
  enquiryId?: string,
): Promise<Date[]> {
  const found = await timesListOf(strapi).of(kind, level);
  const { times, startsAt } =
    enquiryId === undefined
      ? { ...found, startsAt: null }
      : await withOwn(strapi, { enquiryId, kind, level }, found, new Date());
  const others = times.map((time) => time.at).filter((time) => time.getTime() !== startsAt);
  return nearTimes(others, at);
}

/** From midnight to midnight. */
function dayOf(clock: ZoneClock, at: Date): Period {
  const date = clock.dayAt(at.getTime());
  return { from: clock.momentAt(date, 0), until: clock.momentAt(dayAfter(date), 0) };
}

/** If the hold is for this same time, extends it, in all to at most twice the length of a hold. Null if there is none. */
async function renew(
  strapi: Core.Strapi,
  { hold, at, kind: key }: HoldRequest,
  kind: Kind,
  now: Date,
): Promise<HoldResult | null> {
  if (typeof hold !== 'string') return null;
  const own = { holdKey: hold, state: 'held', kind: key, startsAt: at, holdUntil: { $gt: now } };
  const found = await rowsIn(strapi, sessionUid).findOne({ where: own });
  if (found === null) return null;
  const since = found.heldSince === null ? now.getTime() : new Date(found.heldSince).getTime();
  const holdMs = kind.holdMinutes * minute;
  const until = new Date(Math.min(now.getTime() + holdMs, since + 2 * holdMs));
  const { count } = await rowsIn(strapi, sessionUid).updateMany({ where: own, data: { holdUntil: until } });
  return count === 0 ? null : { kind: 'held', hold, until };
}

/** The first is stored. While a secret is being replaced, another server stores the hash with the other one. */
const hashesOf = (strapi: Core.Strapi, address: string): string[] =>
  readConfig(strapi).secrets.map((secret) =>
    createHmac('sha256', `classes.address ${secret}`).update(address).digest('hex'),
  );
