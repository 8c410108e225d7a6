import type { AnyObject, ObjectSchema } from 'yup';
import * as away from '@lanternway/contracts/classes/own-away';
import * as calls from '@lanternway/contracts/classes/teaching-calls';
import { lead } from '../enquiries/desk';
import { addTeacher, removeTeachers } from '../classes/teachers';
import type { Staff } from '../staff';
import type { Cms } from '../start-cms';
import { longestPlan } from './story-money';
import { dayIn, type Known } from './longest';
import type { Walk } from './walk';

/** What a teacher says about a class, and what admissions do with it. */
export async function walkTeaching({ ask }: Walk, cms: Cms, staff: Record<Staff, string>): Promise<void> {
  const { id, other } = await beginClasses(cms);
  const call = (
    endpoint: { method: string; path: string; request: unknown },
    as: string,
    at: Record<string, string> = {},
    known: Known = {},
  ) =>
    ask({
      route: `${endpoint.method} ${endpoint.path}`,
      request: endpoint.request as ObjectSchema<AnyObject>,
      ...{ as, at, known },
    });
  await call(calls.readDay, staff.teacher);
  const day = dayIn(45);
  const period = { fromDate: day, fromTime: '00:00', untilDate: day, untilTime: '24:00' };
  await call(away.addOwnAway, staff.teacher, {}, period);
  const { times } = await ask<{ times: { id: string }[] }>({
    route: `${away.readOwnAway.method} ${away.readOwnAway.path}`,
    as: staff.teacher,
  });
  await call(away.removeOwnAway, staff.teacher, { id: times[0]?.id ?? '' });
  const seen = { sequence: 0, state: 'scheduled', mark: 'attended' };
  await call(calls.markOwnClass, staff.teacher, { id }, seen);
  const report = { sequence: 0, version: 0, strengths: ['asks', 'explains', 'persists'] };
  await call(calls.writeReport, staff.teacher, { id }, { ...report, offer: longestPlan.key });
  const { version } = (await cms.strapi.db
    .query('plugin::enquiries.free-class-request')
    .findOne({ where: { documentId: id } })) as { version: number };
  await call(calls.sendReport, staff.admissions, { kind: 'free-class', id }, { version, report: 1 });
  await call(calls.readUnmarked, staff.admissions);
  await call(calls.markClass, staff.admissions, { id: other }, { ...seen, mark: 'no-show' });
  await removeTeachers(cms);
}

/** Two classes of a teacher with a login. */
async function beginClasses(cms: Cms): Promise<{ id: string; other: string }> {
  const teacherKey = await addTeacher(cms);
  const user = (await cms.strapi.db
    .query('admin::user')
    .findOne({ where: { email: { $contains: 'teacher' } } })) as { id: number };
  await cms.strapi.db
    .query('plugin::classes.teacher-hours')
    .updateMany({ where: { teacherKey }, data: { adminUserId: user.id } });
  const begin = async (hoursAgo: number): Promise<string> => {
    const enquiryId = await lead(cms, 'free-class', { stage: 'scheduled' });
    const startsAt = new Date(Date.now() - hoursAgo * 3_600_000);
    await cms.strapi.db.query('plugin::enquiries.scheduled-class').create({
      data: {
        ...{ documentId: enquiryId, enquiryId, state: 'scheduled', startsAt, zone: 'UTC', minutes: 45 },
        ...{ calendarUid: `${enquiryId}@example.com`, sequence: 0 },
      },
    });
    await cms.strapi.db.query('plugin::classes.session').create({
      data: {
        ...{ documentId: enquiryId, kind: 'free-math', teacherKey, startsAt, minutes: 45, pause: 15 },
        ...{ state: 'booked', enquiryId, activeKey: enquiryId },
      },
    });
    return enquiryId;
  };
  return { id: await begin(1), other: await begin(48) };
}
