import { randomUUID } from 'node:crypto';
import { bookedFamilies, missedFamily, waitingFamily, type BookedSeed } from '../content/demo/booked';
import type { Strapi } from './strapi';

const leadUid = 'plugin::enquiries.free-class-request';
const classUid = 'plugin::enquiries.scheduled-class';

const dayMs = 24 * 60 * 60_000;
const minuteMs = 60_000;

/** What the plugin of classes offers. The seeds take times as everybody does, so that no teacher has two at once. */
interface Places {
  hold: (wanted: { kind: string; level: number; at: Date }) => Promise<string | null>;
  book: (held: {
    hold: string;
    kind: string;
    at: Date;
    enquiryId: string;
  }) => Promise<{ minutes: number } | null>;
}

interface Openings {
  freeTimes: (kind: string, level: number) => Promise<{ at: Date }[]>;
}

/**
 * Gives a demonstration classes to come, one that was missed, and a family that waits for a time, once. What staff have
 * done since stays, and a second run adds nothing. No mail is written. Returns how many families there are.
 */
export async function seedBooked(strapi: Strapi, now: Date): Promise<number> {
  const done = strapi.store({ type: 'lanternway', name: 'seeds', key: 'demo-booked' });
  if ((await done.get({})) !== null) return 0;
  let given = 0;
  for (const { days, ...family } of bookedFamilies) if (await book(strapi, family, days, now)) given += 1;
  await miss(strapi, now);
  await wait(strapi, now);
  await done.set({ value: now.toISOString() });
  return given + 2;
}

async function addLead(strapi: Strapi, family: BookedSeed, now: Date, more: object): Promise<void> {
  const { key, name, email, course, level, zone } = family;
  const at = new Date(now.getTime() - 2 * dayMs);
  await strapi.db.query(leadUid).create({
    data: {
      ...{
        documentId: key,
        name,
        course,
        parentEmail: email,
        zone,
        variant: 'page',
        page: '/book-free-class',
      },
      ...(course === 'math' ? { grade: level } : { age: level }),
      ...{ isSuspect: false, version: 1, receivedAt: at, touchedAt: at, announcedAt: at },
      searchText: `${name} ${email}`.toLowerCase(),
      ...more,
    },
  });
}

const addClass = (strapi: Strapi, { key, zone }: BookedSeed, more: object) =>
  strapi.db.query(classUid).create({
    data: {
      ...{ documentId: randomUUID(), enquiryId: key, zone, sequence: 0 },
      ...{ calendarUid: `${key}@lanternway.example`, ...more },
    },
  });

/** False where no teacher of the demonstration has a time for such a child. */
async function book(strapi: Strapi, family: BookedSeed, days: number, now: Date): Promise<boolean> {
  const { key, course, level } = family;
  const kind = `free-${course}`;
  const classes = strapi.plugin('classes');
  const times = await (classes.service('openings') as Openings).freeTimes(kind, level);
  const from = new Date(now.getTime() + days * dayMs);
  const at = times.find((time) => time.at >= from)?.at;
  if (at === undefined) return false;
  const places = classes.service('places') as Places;
  const hold = await places.hold({ kind, level, at });
  if (hold === null) return false;
  await strapi.db.transaction(async () => {
    await addLead(strapi, family, now, { stage: 'scheduled' });
    const place = await places.book({ hold, kind, at, enquiryId: key });
    const agreedAt = new Date(now.getTime() - dayMs);
    await addClass(strapi, family, { state: 'scheduled', startsAt: at, minutes: place?.minutes, agreedAt });
  });
  return true;
}

/** Yesterday, at the full hour; the mail with other times is taken as sent. */
async function miss(strapi: Strapi, now: Date): Promise<void> {
  const startsAt = new Date(now.getTime() - dayMs);
  startsAt.setUTCMinutes(0, 0, 0);
  const over = new Date(startsAt.getTime() + 45 * minuteMs);
  await strapi.db.transaction(async () => {
    await addLead(strapi, missedFamily, now, {
      ...{
        stage: 'no-show',
        nextStep: 'Call: missed the class',
        nextStepAt: new Date(now.getTime() + dayMs),
      },
    });
    const times = { startsAt, minutes: 45, agreedAt: new Date(now.getTime() - 2 * dayMs) };
    await addClass(strapi, missedFamily, { state: 'no-show', ...times, markedAt: over, followUpAt: null });
  });
}

async function wait(strapi: Strapi, now: Date): Promise<void> {
  const { windows, zone } = waitingFamily;
  const waitsSince = new Date(now.getTime() - 2 * dayMs);
  await addLead(strapi, waitingFamily, now, { stage: 'contacted', wish: { zone, windows }, waitsSince });
}
