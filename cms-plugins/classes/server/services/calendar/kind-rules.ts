import type { ClassKind } from '@lanternway/contracts/classes/site';
import { rowsIn, type RowOf } from '@lanternway/server-kit/db/table';
import type { Core } from '@strapi/strapi';
import { kindUid, type kind as kindType } from '../../content-types/kind';

/** The rules of a kind of class. */
export type Kind = RowOf<typeof kindType>;

/** How many children share a class. */
export const capacityOf = ({ capacity }: Pick<Kind, 'capacity'>): number => capacity ?? 1;

/** Null while it cannot be booked. */
export async function openKind(strapi: Core.Strapi, key: ClassKind): Promise<Kind | null> {
  const found = await rowsIn(strapi, kindUid).findOne({ where: { key } });
  return found?.isOpen === true ? found : null;
}
