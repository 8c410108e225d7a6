import type { Transaction } from '@lanternway/server-kit/db/claim';
import { rowsIn } from '@lanternway/server-kit/db/table';
import type { Core } from '@strapi/strapi';
import { teacherUid } from '../../content-types/teacher';

/**
 * Lets nobody else take a time of these teachers until the caller's transaction is over. The rows are locked one by one,
 * always in the same order, so that two callers never wait for each other in a ring.
 * @param teacherKeys null: all of them
 */
export async function lockTeachers(
  strapi: Core.Strapi,
  trx: Transaction,
  teacherKeys: readonly string[] | null,
): Promise<void> {
  const rows = await rowsIn(strapi, teacherUid).findMany({
    select: ['id'],
    where: teacherKeys === null ? {} : { teacherKey: { $in: [...teacherKeys] } },
    orderBy: { id: 'asc' },
  });
  for (const { id } of rows)
    await strapi.db
      .getConnection('classes_teachers_hours')
      .where({ id })
      .increment('version', 0)
      .transacting(trx);
}
