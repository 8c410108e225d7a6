import type { AnyObject, ObjectSchema } from 'yup';
import { readInTheWay } from '@lanternway/contracts/classes/staff-away';
import * as calls from '@lanternway/contracts/classes/staff-calls';
import { giveToOthers } from '@lanternway/contracts/enquiries/staff-away';
import { addTeacher, always } from '../classes/teachers';
import type { Staff } from '../staff';
import type { Cms } from '../start-cms';
import { dayIn, type Known } from './longest';
import type { Walk } from './walk';

type Schema = ObjectSchema<AnyObject>;

const routeOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;

/** What admissions set about teachers' hours. */
export async function walkClasses({ ask }: Walk, cms: Cms, staff: Record<Staff, string>): Promise<void> {
  const as = staff.admissions;
  const key = await addTeacher(cms);
  const write = (
    call: { method: string; path: string; request: unknown },
    at: Record<string, string>,
    known: Known,
  ) => ask({ route: routeOf(call), at, request: call.request as Schema, known, as });
  await write(
    calls.saveTeacher,
    { key },
    { version: 1, grades: { from: 1, to: 10 }, ages: { from: 5, to: 22 }, adminUserId: null, hours: always },
  );
  const day = dayIn(45);
  const period = { fromDate: day, fromTime: '00:00', untilDate: day, untilTime: '24:00' };
  await write(calls.addException, {}, { ...period, teacherKey: key, what: 'off' });
  await write(readInTheWay, {}, { ...period, teacherKey: key, what: 'off' });
  await write(giveToOthers, {}, {});
  const { exceptions } = await ask<{ exceptions: { id: string }[] }>({ route: routeOf(calls.readHours), as });
  await write(calls.addException, {}, { ...period, teacherKey: null, what: 'off' });
  await write(calls.removeException, { id: exceptions[0]?.id ?? '' }, {});
  const asked = { kind: 'free-coding', level: 22 };
  await ask({ route: routeOf(calls.previewTimes), request: calls.previewTimes.request, known: asked, as });
  const { kinds } = await ask<{ kinds: AnyObject[] }>({ route: routeOf(calls.readKinds), as });
  await write(calls.saveKind, { key: 'free-math' }, kinds[0] ?? {});
  // Entries of content are written later, by what their type says.
  await cms.strapi.db.query('api::teacher.teacher').deleteMany({ where: { documentId: key } });
}
