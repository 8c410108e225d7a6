import type { Core } from '@strapi/strapi';
import { deskPermissions, type Staff } from '@lanternway/contracts/enquiries/staff';
import { staffNameOf } from '@lanternway/contracts/fields/staff-name';

type AdminUser = Parameters<typeof staffNameOf>[0] & { id: number };

/** Staff members who may own an enquiry: whoever can log in and sees the desk. */
export interface Owners {
  list: () => Promise<Staff[]>;
  /** Null where it is nobody who may own one. */
  find: (id: number) => Promise<Staff | null>;
  /** Names of whoever owns one now, be he here no more. */
  namesOf: (ids: readonly number[]) => Promise<Map<number, string>>;
}

const gone = 'Former staff member';

export function owners({ strapi }: { strapi: Core.Strapi }): Owners {
  const users = () => strapi.db.query('admin::user');
  const mayOwn = {
    isActive: true,
    $or: [{ blocked: false }, { blocked: null }],
    roles: { permissions: { action: deskPermissions.read } },
  };
  return {
    async list() {
      const found = (await users().findMany({ where: mayOwn })) as AdminUser[];
      return found.map(staffOf).sort((a, b) => a.name.localeCompare(b.name) || a.id - b.id);
    },
    async find(id) {
      const user = (await users().findOne({ where: { ...mayOwn, id } })) as AdminUser | null;
      return user === null ? null : staffOf(user);
    },
    async namesOf(ids) {
      const wanted = [...new Set(ids)];
      if (wanted.length === 0) return new Map();
      const found = (await users().findMany({ where: { id: { $in: wanted } } })) as AdminUser[];
      const names = new Map(found.map(staffOf).map(({ id, name }) => [id, name]));
      return new Map(wanted.map((id) => [id, names.get(id) ?? gone]));
    },
  };
}

export const staffOf = (user: AdminUser): Staff => ({ id: user.id, name: staffNameOf(user) });
