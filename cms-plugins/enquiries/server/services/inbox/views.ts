import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import type { SavedView, newView } from '@lanternway/contracts/enquiries/staff-many';
import type { Staff } from '@lanternway/contracts/enquiries/staff';
import type { InferType } from 'yup';
import { viewUid } from '../../content-types/desk-records';

/** Filters of the inbox that staff keep under a name, for themselves or for everybody. */
export interface Views {
  /** One's own and the shared ones, by name. */
  list: (staff: Staff) => Promise<SavedView[]>;
  add: (view: InferType<typeof newView>, staff: Staff) => Promise<SavedView>;
  /** False where there is none of that number that is one's own. */
  remove: (id: number, staff: Staff) => Promise<boolean>;
}

interface StoredView {
  id: number;
  name: string;
  query: string | null;
  isShared: boolean;
  byId: number;
  byName: string | null;
}

export function views({ strapi }: { strapi: Core.Strapi }): Views {
  const rows = () => strapi.db.query(viewUid);
  const shown = ({ id, name, query, isShared, byId, byName }: StoredView, staff: Staff): SavedView => ({
    id,
    name,
    query: query ?? '',
    isShared,
    isMine: byId === staff.id,
    by: byName ?? '',
  });
  return {
    async list(staff) {
      const found = (await rows().findMany({
        where: { $or: [{ byId: staff.id }, { isShared: true }] },
        orderBy: [{ name: 'asc' }, { id: 'asc' }],
      })) as StoredView[];
      return found.map((view) => shown(view, staff));
    },
    async add({ name, query, isShared }, staff) {
      const data = { documentId: randomUUID(), name, query, isShared, byId: staff.id, byName: staff.name };
      return shown((await rows().create({ data })) as StoredView, staff);
    },
    async remove(id, staff) {
      const { count } = await rows().deleteMany({ where: { id, byId: staff.id } });
      return count > 0;
    },
  };
}
