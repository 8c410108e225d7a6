import { readRow, rowsIn, type Rows } from '@lanternway/server-kit/db/table';
import type { Core } from '@strapi/strapi';
import { stateUid } from '../../content-types/keeping';
import type { Making } from '../people/person-of';

const where = { name: 'people' };

/** Only reads if the row exists: an insert would wait for the job that counts, which locks the row again and again. */
export async function prepareState(strapi: Core.Strapi): Promise<void> {
  if ((await strapi.db.query(stateUid).count({ where })) > 0) return;
  await strapi.db.queryBuilder(stateUid).insert(where).onConflict('name').ignore().execute();
}

export const readState = (strapi: Core.Strapi): Promise<Rows[typeof stateUid]> =>
  readRow(strapi, stateUid, where);

/** Lets nobody else write rows of families until the transaction ends. */
export async function holdState(strapi: Core.Strapi): Promise<void> {
  await rowsIn(strapi, stateUid).updateMany({ where, data: where });
}

/** Locks the state to count single families, and counts up, so that a rebuild under way notices it. */
export async function holdToCount(strapi: Core.Strapi): Promise<void> {
  await holdState(strapi);
  await rowsIn(strapi, stateUid).updateMany({ where, data: { counted: (await timesCounted(strapi)) + 1 } });
}

export const timesCounted = async (strapi: Core.Strapi): Promise<number> =>
  (await readState(strapi)).counted ?? 0;

export const changeState = (
  strapi: Core.Strapi,
  data: Partial<Pick<Rows[typeof stateUid], 'madeBy' | 'checkedAt' | 'wrong'>>,
): Promise<{ count: number }> => rowsIn(strapi, stateUid).updateMany({ where, data });

/** To be raised whenever rows are made from the same facts in another way: all rows are then written again. */
const version = 2;

export const madeBy = (making: Making): string => JSON.stringify({ ...making, version });
