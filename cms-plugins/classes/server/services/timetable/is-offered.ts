import { readRow } from '@lanternway/server-kit/db/table';
import type { StaffPlace } from '@lanternway/server-kit/platform';
import type { Core } from '@strapi/strapi';
import { kindUid } from '../../content-types/kind';
import { inTurn } from '../calendar/in-turn';
import { readTeachers, readWorking } from '../calendar/read-teachers';
import { freeStarts, offeredPeriod, type Period } from '../calendar/slots';

/** Staff are not bound to the steps at which parents are offered times. */
const staffStep = 15;

/**
 * Whether parents could book this time of this teacher if nobody else had it: within the hours, not in a time off, not too
 * soon or too far ahead, and for such a child. Staff may book outside of that after a confirmation (BK22).
 */
export async function isOffered(
  strapi: Core.Strapi,
  { kind, level, teacherKey, at, minutes }: StaffPlace,
  now: Date,
): Promise<boolean> {
  const rules = await readRow(strapi, kindUid, { key: kind });
  const { from, until } = offeredPeriod(now.getTime(), rules);
  const then = only(at);
  if (then.from < from || then.from >= until) return false;
  const teacher = (await readTeachers(strapi, { kind: rules, level }, then)).find(
    ({ key }) => key === teacherKey,
  );
  if (teacher === undefined) return false;
  const unbooked = { ...teacher, busy: new Set<number>(), classesOn: new Map<string, number>() };
  return freeStarts(unbooked, { ...rules, minutes, step: staffStep }, then).has(then.from);
}

/** All teachers who are free then and may give one more class that day, in the order to ask them (BK4). */
export async function whoCould(
  strapi: Core.Strapi,
  { kind, level, at, minutes }: Omit<StaffPlace, 'teacherKey'>,
): Promise<{ key: string; name: string }[]> {
  const rules = { ...(await readRow(strapi, kindUid, { key: kind })), minutes, step: staffStep };
  const { teachers } = await readWorking(strapi, { kind: rules, level }, { at, rules });
  return inTurn(teachers, at).map(({ key, name }) => ({ key, name }));
}

const only = (at: Date): Period => ({ from: at.getTime(), until: at.getTime() + 1 });
