import { randomUUID } from 'node:crypto';
import { demoFamilies, familyWeeks, type FamilySeed } from '../content/demo/families';
import { demoCosts, demoCounts } from '../content/demo/reach';
import type { Strapi } from './strapi';

const leadUid = 'plugin::enquiries.free-class-request';
const classUid = 'plugin::enquiries.scheduled-class';
const eventUid = 'plugin::enquiries.event';
const sessionUid = 'plugin::classes.session';

const classMinutes = 45;

/** Whoever did it at the desk. */
const byName = 'Demo';

/**
 * Gives a demonstration families, visits and costs, once. What staff have done since stays, and a second run adds
 * nothing. No mail is written for any of them. Returns how many families there are.
 */
export async function seedDemo(strapi: Strapi, now: Date): Promise<number> {
  const done = strapi.store({ type: 'lanternway', name: 'seeds', key: 'demo-families' });
  if ((await done.get({})) !== null) return 0;
  const families = demoFamilies(now);
  const teachers: { teacherKey: string }[] = await strapi.db
    .query('plugin::classes.teacher-hours')
    .findMany({ orderBy: { id: 'asc' } });
  const keys = teachers.map(({ teacherKey }) => teacherKey);
  await strapi.db.transaction(async () => {
    await add(strapi, leadUid, families.map(leadOf));
    await add(strapi, classUid, families.flatMap(classOf));
    await add(strapi, eventUid, families.flatMap(eventsOf));
    await add(
      strapi,
      sessionUid,
      families.flatMap((family) => sessionOf(family, keys)),
    );
    await add(strapi, 'plugin::insight.day-count', demoCounts(now, familyWeeks));
    const costs = demoCosts(now).map((cost) => ({ ...cost, note: 'Demonstration', byName, addedAt: now }));
    await add(strapi, 'plugin::insight.spend', costs);
    await done.set({ value: now.toISOString() });
  });
  return families.length;
}

const atATime = 200;

async function add(strapi: Strapi, uid: string, rows: readonly object[]): Promise<void> {
  for (let at = 0; at < rows.length; at += atATime) {
    const data = rows.slice(at, at + atATime).map((row) => ({ documentId: randomUUID(), ...row }));
    await strapi.db.query(uid).createMany({ data });
  }
}

/** Closed, so that nobody at the desk has to answer a family that there is not. */
function leadOf(family: FamilySeed): object {
  const { key, name, email, course, level, receivedAt, repliedAt } = family;
  const { zone, page, referrer, campaign, held, heardFrom } = family;
  return {
    ...{ documentId: key, name, course, parentEmail: email, zone, page, referrer, campaign, heardFrom },
    ...(course === 'math' ? { grade: level } : { age: level }),
    ...{ variant: 'page', stage: 'lost', isSuspect: false, version: 1 },
    ...{ receivedAt, touchedAt: held?.startsAt ?? repliedAt, announcedAt: receivedAt },
    searchText: `${name} ${email}`.toLowerCase(),
    ...{ createdAt: receivedAt, updatedAt: receivedAt },
  };
}

function classOf({ key, zone, held }: FamilySeed): object[] {
  if (held === null) return [];
  const { agreedAt, startsAt, came } = held;
  return [
    {
      ...{ enquiryId: key, state: came ? 'attended' : 'no-show', startsAt, zone, sequence: 0 },
      ...{
        minutes: classMinutes,
        calendarUid: key,
        agreedAt,
        markedAt: overAt(startsAt),
        createdAt: agreedAt,
        updatedAt: agreedAt,
      },
    },
  ];
}

const overAt = (startsAt: Date): Date => new Date(startsAt.getTime() + classMinutes * 60_000);

function eventsOf({ key, repliedAt, held }: FamilySeed): object[] {
  const line = (from: string, to: string, at: Date) => ({
    ...{ enquiryId: key, what: 'status', facts: { from, to }, byName, at, createdAt: at, updatedAt: at },
  });
  const note = {
    ...line('New', 'Contacted', repliedAt),
    note: 'Demonstration: this family was made up.',
    what: 'note',
    facts: null,
  };
  const first = [note, line('New', 'Contacted', repliedAt)];
  if (held === null) return [...first, line('Contacted', 'Lost', new Date(repliedAt.getTime() + 60_000))];
  const over = overAt(held.startsAt);
  const after = held.came ? 'Attended' : 'No show';
  return [
    ...first,
    line('Contacted', 'Scheduled', held.agreedAt),
    line('Scheduled', after, over),
    line(after, 'Lost', new Date(over.getTime() + 60_000)),
  ];
}

function sessionOf({ key, course, held, teacher }: FamilySeed, teachers: readonly string[]): object[] {
  const teacherKey = teachers[Math.floor(teacher * teachers.length)];
  if (held === null || teacherKey === undefined) return [];
  return [
    {
      ...{
        kind: `free-${course}`,
        teacherKey,
        startsAt: held.startsAt,
        minutes: classMinutes,
        pause: 15,
        state: 'booked',
      },
      ...{ enquiryId: key, activeKey: key },
    },
  ];
}
