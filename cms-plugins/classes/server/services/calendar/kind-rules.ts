import type { ClassKind } from '@lanternway/contracts/classes/site';
import type { RowOf } from '@lanternway/server-kit/db/table';
import type { Core } from '@strapi/strapi';
import type { kind as kindType } from '../../content-types/kind';

/** The column of each rule of a kind of class. */
const columns = {
  ...{ key: 'key', minutes: 'minutes', pause: 'pause', step: 'step', capacity: 'capacity' },
  ...{ noticeMinutes: 'notice_minutes', horizonDays: 'horizon_days', holdMinutes: 'hold_minutes' },
  perTeacherDay: 'per_teacher_day',
} as const;

/** The rules of a kind of class. */
export type Kind = Pick<RowOf<typeof kindType>, keyof typeof columns>;

/** How many children share a class. */
export const capacityOf = ({ capacity }: Pick<Kind, 'capacity'>): number => capacity ?? 1;

/** Null while it cannot be booked. Past Strapi's query layer: it comes before every hold. */
export async function openKind(strapi: Core.Strapi, key: ClassKind): Promise<Kind | null> {
  const found: Kind | undefined = await strapi.db
    .getConnection('classes_kinds')
    .where({ key, is_open: true })
    .first(columns);
  return found ?? null;
}
