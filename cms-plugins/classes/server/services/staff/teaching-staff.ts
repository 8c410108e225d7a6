import { classPermissions } from '@lanternway/contracts/classes/staff';
import type { Staff } from '@lanternway/contracts/enquiries/staff';
import { staffNameOf } from '@lanternway/contracts/fields/staff-name';
import { rowsIn } from '@lanternway/server-kit/db/table';
import type { Core } from '@strapi/strapi';

/** Staff who can log in and whose role teaches, by name. */
export async function listTeachingStaff(strapi: Core.Strapi): Promise<Staff[]> {
  const found = await rowsIn(strapi, 'admin::user').findMany({
    where: {
      isActive: true,
      $or: [{ blocked: false }, { blocked: null }],
      roles: { permissions: { action: classPermissions.teach } },
    },
  });
  return found
    .map((user) => ({ id: user.id, name: staffNameOf(user) }))
    .sort((a, b) => a.name.localeCompare(b.name) || a.id - b.id);
}
