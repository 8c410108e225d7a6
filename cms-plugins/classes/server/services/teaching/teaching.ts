import { rowsIn, type Rows } from '@lanternway/server-kit/db/table';
import type { ClassTeaching, Teacher } from '@lanternway/server-kit/platform';
import type { Core } from '@strapi/strapi';
import { kindUid } from '../../content-types/kind';
import { sessionUid } from '../../content-types/session';
import { teacherUid } from '../../content-types/teacher';
import { entryNames } from '../calendar/entry-names';

/** Which teacher gives which class. */
export function teaching({ strapi }: { strapi: Core.Strapi }): ClassTeaching {
  const teachers = rowsIn(strapi, teacherUid);
  const sessions = rowsIn(strapi, sessionUid);

  return {
    async teacherOf(adminUserId) {
      const found = await teachers.findOne({ where: { adminUserId } });
      const names = found === null ? null : await entryNames(strapi, [found.teacherKey]);
      return found === null ? null : toTeacher(found, names?.get(found.teacherKey));
    },

    async classesOf(teacherKey, { from, until }) {
      const found = await sessions.findMany({
        select: ['activeKey'],
        where: {
          teacherKey,
          state: 'booked',
          activeKey: { $notNull: true },
          startsAt: { $gte: from, $lt: until },
        },
      });
      return found.flatMap(({ activeKey }) => (activeKey === null ? [] : [activeKey]));
    },

    table: strapi.db.metadata.get(sessionUid).tableName,

    async teacherKeysOf(enquiryIds) {
      const booked = await sessions.findMany({
        select: ['activeKey', 'teacherKey'],
        where: { activeKey: { $in: [...enquiryIds] } },
      });
      return new Map(
        booked.flatMap(({ activeKey, teacherKey }) =>
          activeKey === null ? [] : [[activeKey, teacherKey] as const],
        ),
      );
    },

    namesOf: (teacherKeys) => entryNames(strapi, [...teacherKeys]),

    async teachersOf(enquiryIds) {
      if (enquiryIds.length === 0) return new Map<string, Teacher>();
      const booked = await sessions.findMany({
        select: ['activeKey', 'teacherKey'],
        where: { activeKey: { $in: [...enquiryIds] } },
      });
      const keys = [...new Set(booked.map(({ teacherKey }) => teacherKey))];
      const rows = await teachers.findMany({ where: { teacherKey: { $in: keys } } });
      const names = await entryNames(strapi, keys);
      const byKey = new Map(
        rows.map((row) => [row.teacherKey, toTeacher(row, names.get(row.teacherKey))] as const),
      );
      return new Map(
        booked.flatMap(({ activeKey, teacherKey }) => {
          const teacher = byKey.get(teacherKey);
          return activeKey === null || teacher === undefined ? [] : [[activeKey, teacher] as const];
        }),
      );
    },

    async sendsReports(key) {
      const kind = await rowsIn(strapi, kindUid).findOne({ select: ['sendsReports'], where: { key } });
      return kind?.sendsReports === true;
    },
  };
}

const toTeacher = (
  { teacherKey, zone, roomUrl, adminUserId }: Rows[typeof teacherUid],
  name = '',
): Teacher => ({ key: teacherKey, name, zone, room: roomUrl, adminUserId });
