import { randomUUID } from 'node:crypto';
import { freeTimes, holdTime, type ClassKind, type FreeTimes } from '@lanternway/contracts/classes/site';
import type { Span } from '@lanternway/contracts/classes/staff';
import request from 'supertest';
import type { Cms } from '../start-cms';

/** Every day, all day long. */
export const always: Span[] = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
  weekday,
  from: '00:00',
  until: '24:00',
}));

export const minutesAfter = (at: string, minutes: number): string =>
  new Date(Date.parse(at) + minutes * 60_000).toISOString();

/**
 * Where it is about six in the morning, whenever the tests run: a class cannot begin before midnight and end after it, and none is
 * near. Times that stand next to each other are on one day.
 */
function morningZone(): string {
  const west = new Date().getUTCHours() - 6;
  const behind = west > 12 ? west - 24 : west;
  return `Etc/GMT${behind < 0 ? '' : '+'}${String(behind)}`;
}

interface Told {
  name?: string;
  zone?: string;
  hours?: Span[];
  isPublished?: boolean;
  roomUrl?: string | null;
}

/** A published teacher with hours, who teaches every grade and age. Returns the key. */
export async function addTeacher(
  { strapi }: Pick<Cms, 'strapi'>,
  { name = 'Ananya R.', zone = morningZone(), hours = always, isPublished = true, roomUrl = null }: Told = {},
): Promise<string> {
  const teacherKey = randomUUID();
  // Past the content tools, which ask for a portrait.
  await strapi.db.query('api::teacher.teacher').create({
    data: {
      documentId: teacherKey,
      name,
      subject: 'maths',
      line: 'Asks first.',
      publishedAt: isPublished ? new Date() : null,
    },
  });
  await strapi.db.query('plugin::classes.teacher-hours').create({
    data: {
      documentId: randomUUID(),
      teacherKey,
      isActive: true,
      zone,
      gradesFrom: 1,
      gradesTo: 10,
      agesFrom: 5,
      agesTo: 22,
      roomUrl,
      hours,
      version: 1,
    },
  });
  return teacherKey;
}

export async function removeTeachers({ strapi }: Pick<Cms, 'strapi'>): Promise<void> {
  for (const uid of ['teacher-hours', 'session', 'busy', 'exception', 'opening'] as const)
    await strapi.db.query(`plugin::classes.${uid}`).deleteMany({ where: {} });
  await strapi.db.query('api::teacher.teacher').deleteMany({ where: {} });
}

/** Changes what holds for the free maths class. */
export async function setKind({ strapi }: Pick<Cms, 'strapi'>, data: object): Promise<void> {
  await strapi.db.query('plugin::classes.kind').updateMany({ where: { key: 'free-math' }, data });
}

/** What the site is told, as moments. */
export async function askTimes(
  { url }: Pick<Cms, 'url'>,
  kind: ClassKind = 'free-math',
  level = 4,
): Promise<Required<FreeTimes>> {
  const { body } = await request(url).get(freeTimes.path).query({ kind, level }).expect(200);
  return body as Required<FreeTimes>;
}

export const hold = ({ url }: Pick<Cms, 'url'>, at: string, more: object = {}): request.Test =>
  request(url)
    .post(holdTime.path)
    .send({ kind: 'free-math', level: 4, at, ...more });

interface SessionRow {
  documentId: string;
  /** Null, of an older row: nobody shares the class. */
  classKey: string | null;
  place: number | null;
  teacherKey: string;
  startsAt: string;
  minutes: number;
  pause: number;
  state: string;
  enquiryId: string | null;
}

const cellMs = 15 * 60_000;
const minute = 60_000;

/** Every class with a child has its quarter hours, nobody else has any, and no teacher is in two places. Returns all places. */
export async function expectCalendar({ strapi }: Pick<Cms, 'strapi'>): Promise<SessionRow[]> {
  const rows = (await strapi.db.query('plugin::classes.session').findMany({})) as SessionRow[];
  const live = rows.filter(({ state }) => state !== 'cancelled');
  const cells = (await strapi.db.query('plugin::classes.busy').findMany({})) as {
    teacherKey: string;
    cell: number;
    sessionId: string;
  }[];
  const classes = new Map(live.map((each) => [each.classKey ?? each.documentId, each]));
  const wanted = [...classes].flatMap(([classKey, { teacherKey, startsAt, minutes, pause }]) => {
    const start = new Date(startsAt).getTime();
    const end = Math.ceil((start + (minutes + pause) * minute) / cellMs);
    const first = Math.floor(start / cellMs);
    return Array.from(
      { length: end - first },
      (_, index) => `${teacherKey} ${String(first + index)} ${classKey}`,
    );
  });
  const found = cells.map((each) => `${each.teacherKey} ${String(each.cell)} ${each.sessionId}`);
  expect(found.sort()).toEqual(wanted.sort());
  expect(new Set(cells.map((each) => `${each.teacherKey} ${String(each.cell)}`)).size).toBe(cells.length);
  return live;
}
