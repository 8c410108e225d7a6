import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import type { SavedView, newView } from '@lanternway/contracts/enquiries/staff-many';
import type { Staff } from '@lanternway/contracts/enquiries/staff';
import type { InferType } from 'yup';
import { viewUid } from '../../content-types/desk-records';

// Filters of the inbox that staff keep under a name, for themselves or for everybody.

interface StoredView {
  id: number;
  name: string;
  query: string | null;
  isShared: boolean;
  byId: number;
  byName: string | null;
}

const rowsIn = (strapi: Core.Strapi) => strapi.db.query(viewUid);

const show = ({ id, name, query, isShared, byId, byName }: StoredView, staff: Staff): SavedView => ({
  id,
  name,
  query: query ?? '',
  isShared,
  isMine: byId === staff.id,
  by: byName ?? '',
});

/** One's own and the shared ones, by name. */
export async function listViews(strapi: Core.Strapi, staff: Staff): Promise<SavedView[]> {
  const found: StoredView[] = await rowsIn(strapi).findMany({
    where: { $or: [{ byId: staff.id }, { isShared: true }] },
    orderBy: [{ name: 'asc' }, { id: 'asc' }],
  });
  return found.map((view) => show(view, staff));
}

export async function addView(
  strapi: Core.Strapi,
  { name, query, isShared }: InferType<typeof newView>,
  staff: Staff,
): Promise<SavedView> {
  const data = { documentId: randomUUID(), name, query, isShared, byId: staff.id, byName: staff.name };
  return show((await rowsIn(strapi).create({ data })) as StoredView, staff);
}

/** False if this member of staff has no view with this id. */
export async function removeView(strapi: Core.Strapi, id: number, staff: Staff): Promise<boolean> {
  const { count } = await rowsIn(strapi).deleteMany({ where: { id, byId: staff.id } });
  return count > 0;
}
