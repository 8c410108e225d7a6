import { waitingSentences, type WaitingPage } from '@lanternway/contracts/enquiries/waiting';
import { describeWindows } from '@lanternway/contracts/classes/wishes';
import type { Core } from '@strapi/strapi';
import { levelOf } from '../classes/teacher';
import { changeItem, type Changed, type Target } from '../items/change-item';
import { fullWhen } from '../items/when';
import { mayBeTold } from './choose';
import { offerTo } from './offer';
import { findOneWaiting, findWaiting, freeTimesFor } from './waiting';

/** As many as one page shows. */
const maxShown = 100;

const maxTimes = 3;

/** Rolls the transaction back: the server has mailed the family free times meanwhile. */
class ToldMeanwhile extends Error {}

/** Who waits for a time, the longest first, with what is free for them now. */
export async function readWaitingPage(strapi: Core.Strapi): Promise<WaitingPage> {
  const found = await findWaiting(strapi, maxShown + 1);
  const timesFor = freeTimesFor(strapi);
  const rows = await Promise.all(
    found.slice(0, maxShown).map(async (row) => ({
      id: row.documentId,
      ...{ name: row.name, course: row.course, level: levelOf(row) },
      since: new Date(row.waitsSince).toISOString(),
      zone: row.wish.zone,
      windows: describeWindows(row.wish.windows),
      offeredAt: row.offeredAt === null ? null : new Date(row.offeredAt).toISOString(),
      times: (await timesFor(row)).slice(0, maxTimes).map(({ at }) => at.toISOString()),
    })),
  );
  return { rows, hasMore: found.length > maxShown };
}

/** Mails the family what is free for them, at most once a day. */
export async function offerByStaff(strapi: Core.Strapi, target: Target, now: Date): Promise<Changed> {
  const row = await findOneWaiting(strapi, target.id);
  if (row === null) return { kind: 'refused', sentence: waitingSentences.missing };
  const offeredAt = row.offeredAt === null ? null : new Date(row.offeredAt);
  if (!mayBeTold({ offeredAt }, now)) return { kind: 'refused', sentence: waitingSentences.tooSoon };
  const times = (await freeTimesFor(strapi)(row)).slice(0, maxTimes).map(({ at }) => at);
  const [first] = times;
  if (first === undefined) return { kind: 'refused', sentence: waitingSentences.noTimes };
  const facts = { change: 'offered', when: fullWhen(first, row.wish.zone) };
  try {
    return await changeItem(strapi, target, row.version, () => ({
      kind: 'change',
      data: {},
      events: [{ what: 'class', facts }],
      alsoWrite: async () => {
        if (!(await offerTo(strapi, row, times, now))) throw new ToldMeanwhile();
      },
    }));
  } catch (error) {
    if (error instanceof ToldMeanwhile) return { kind: 'refused', sentence: waitingSentences.tooSoon };
    throw error;
  }
}

/** They no longer wait. */
export async function endWaiting(strapi: Core.Strapi, target: Target): Promise<Changed> {
  const row = await findOneWaiting(strapi, target.id);
  if (row === null) return { kind: 'refused', sentence: waitingSentences.missing };
  return changeItem(strapi, target, row.version, () => ({
    kind: 'change',
    data: { waitsSince: null },
    events: [{ what: 'class', facts: { change: 'waiting-ended' } }],
  }));
}
