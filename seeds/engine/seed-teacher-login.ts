import { randomUUID } from 'node:crypto';
import { demoTeacher, taughtChild } from '../content/taught-class';
import { documentsOf, type Strapi } from './strapi';

/**
 * Links the demonstration's teacher to their login and gives them a class that has just begun, so that whoever logs in as the
 * teacher can say how it went. Does nothing where there is no such login, and what staff have set stays. Returns whether
 * it was done.
 */
export async function seedTeacherLogin(strapi: Strapi, now: Date): Promise<boolean> {
  const user = (await strapi.db
    .query('admin::user')
    .findOne({ where: { email: demoTeacher.login, roles: { code: 'teacher' } } })) as { id: number } | null;
  const entry = await documentsOf(strapi, 'api::teacher.teacher').findFirst({
    filters: { slug: demoTeacher.slug },
  });
  if (user === null || entry === null) return false;
  const hours = strapi.db.query('plugin::classes.teacher-hours');
  if ((await hours.count({ where: { adminUserId: user.id } })) > 0) return false;
  const teacherKey = entry.documentId;
  const room = (await hours.findOne({ where: { teacherKey } })) as { roomUrl: string | null } | null;
  await hours.updateMany({
    where: { teacherKey, adminUserId: null },
    data: { adminUserId: user.id, roomUrl: room?.roomUrl ?? demoTeacher.room },
  });
  await giveClass(strapi, teacherKey, now);
  return true;
}

const quarterMs = 15 * 60_000;

/** It began at the last quarter hour but one. */
async function giveClass(strapi: Strapi, teacherKey: string, now: Date): Promise<void> {
  const startsAt = new Date((Math.floor(now.getTime() / quarterMs) - 1) * quarterMs);
  const enquiryId = randomUUID();
  const { email, zone, ...child } = taughtChild;
  const at = new Date(now.getTime() - 24 * 60 * 60_000);
  await strapi.db.query('plugin::enquiries.free-class-request').create({
    data: {
      ...{ documentId: enquiryId, ...child, zone, parentEmail: email, stage: 'scheduled', version: 1 },
      ...{ isSuspect: false, receivedAt: at, touchedAt: at, announcedAt: at },
      searchText: `${child.name} ${email}`.toLowerCase(),
    },
  });
  await strapi.db.query('plugin::enquiries.scheduled-class').create({
    data: {
      ...{ documentId: randomUUID(), enquiryId, state: 'scheduled', startsAt, zone, minutes: 45 },
      ...{ calendarUid: `${enquiryId}@lanternway.example`, sequence: 0, agreedAt: at },
      joinedAt: new Date(startsAt.getTime() - 2 * 60_000),
    },
  });
  // No quarter hours: nobody can book a time that has begun.
  await strapi.db.query('plugin::classes.session').create({
    data: {
      ...{ documentId: randomUUID(), kind: 'free-math', teacherKey, startsAt, minutes: 45, pause: 15 },
      ...{ state: 'booked', enquiryId, activeKey: enquiryId },
    },
  });
}
