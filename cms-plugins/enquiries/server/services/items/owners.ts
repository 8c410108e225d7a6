import type { Core } from '@strapi/strapi';
import { deskPermissions, type Staff } from '@lanternway/contracts/enquiries/staff';
import { staffNameOf } from '@lanternway/contracts/fields/staff-name';

type AdminUser = Parameters<typeof staffNameOf>[0] & { id: number };

/** Staff members who may own an enquiry: all who can log in and see the desk. */
const mayOwn = {
  isActive: true,
  $or: [{ blocked: false }, { blocked: null }],
  roles: { permissions: { action: deskPermissions.read } },
};

const usersIn = (strapi: Core.Strapi) => strapi.db.query('admin::user');

/** Staff members who may own an enquiry, by name. */
export async function listOwners(strapi: Core.Strapi): Promise<Staff[]> {
  const found: AdminUser[] = await usersIn(strapi).findMany({ where: mayOwn });
  return found.map(staffOf).sort((a, b) => a.name.localeCompare(b.name) || a.id - b.id);
}

/** Null where it is nobody who may own one. */
export async function findOwner(strapi: Core.Strapi, id: number): Promise<Staff | null> {
  const user: AdminUser | null = await usersIn(strapi).findOne({ where: { ...mayOwn, id } });
  return user === null ? null : staffOf(user);
}

const gone = 'Former staff member';

/** Names of those who own one now, also of those who have left. */
export async function readOwnerNames(
  strapi: Core.Strapi,
  ids: readonly number[],
): Promise<Map<number, string>> {
  const ownerIds = [...new Set(ids)];
  if (ownerIds.length === 0) return new Map();
  const found: AdminUser[] = await usersIn(strapi).findMany({ where: { id: { $in: ownerIds } } });
  const names = new Map(found.map(staffOf).map(({ id, name }) => [id, name]));
  return new Map(ownerIds.map((id) => [id, names.get(id) ?? gone]));
}

export const staffOf = (user: AdminUser): Staff => ({ id: user.id, name: staffNameOf(user) });
