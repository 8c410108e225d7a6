import { isDeepStrictEqual } from 'node:util';
import type { Core } from '@strapi/strapi';
import { adminService, type Permission } from './admin-services';
import { staffRoles, superAdmin, unusedRoles, type StaffRole } from './roles';

const explorer = 'plugin::content-manager.explorer';

/** Sets the admin's roles to what roles.ts says, whatever they were before. */
export async function applyStaffRoles(strapi: Core.Strapi): Promise<void> {
  for (const role of staffRoles) await applyStaffRole(strapi, role);
  await removeUnusedRoles(strapi);
}

async function applyStaffRole(strapi: Core.Strapi, role: StaffRole): Promise<void> {
  const roles = adminService(strapi, 'role');
  const { code, name, description } = role;
  const known = await roles.findOne({ code });
  const { id } = known ?? (await roles.create({ code, name, description }));
  if (known !== null) await roles.update({ id }, { name, description });
  await roles.assignPermissions(id, permissionsOf(strapi, role));
}

function permissionsOf(strapi: Core.Strapi, { reads, hides = [], edits, also }: StaffRole): Permission[] {
  const actions = [
    { actionId: `${explorer}.read`, subjects: [...reads] },
    ...['create', 'update', 'delete', 'publish'].map((step) => ({
      actionId: `${explorer}.${step}`,
      subjects: edits.filter((uid) => step !== 'publish' || isPublished(strapi, uid)),
    })),
  ];
  const { actionProvider } = adminService(strapi, 'permission');
  const onContent = adminService(strapi, 'content-type').getPermissionsWithNestedFields(
    actions.map((action) => ({ ...actionProvider.get(action.actionId), ...action })),
  );
  return [
    ...onContent.map((permission) => without(hides, permission)),
    ...also.map((action) => ({ action })),
  ];
}

function without(hidden: readonly string[], permission: Permission): Permission {
  const fields = permission.properties?.fields?.filter(
    (field) => !hidden.includes(field.split('.', 1)[0] ?? ''),
  );
  return fields === undefined
    ? permission
    : { ...permission, properties: { ...permission.properties, fields } };
}

/** Only what has drafts can be published. */
function isPublished(strapi: Core.Strapi, uid: StaffRole['edits'][number]): boolean {
  return strapi.contentTypes[uid].options?.draftAndPublish === true;
}

/** Removes Strapi's ready-made roles, unless somebody has one. */
async function removeUnusedRoles(strapi: Core.Strapi): Promise<void> {
  const roles = adminService(strapi, 'role');
  for (const code of unusedRoles) {
    const role = await roles.findOne({ code });
    if (role !== null && (await roles.getUsersCount(role.id)) === 0) await roles.deleteByIds([role.id]);
  }
}

/** What Strapi does itself. Its service is one for all starts of a process, and each start must ask its own database. */
const resets = new WeakMap<object, () => Promise<void>>();

/**
 * At each start Strapi compares every permission that the super admin should have with every one that is stored, which is a
 * fifth of a start. Where all are stored there is nothing to change, and one look at both lists is enough.
 */
export function compareSuperAdminOnce(strapi: Core.Strapi): void {
  const roles = adminService(strapi, 'role');
  const reset = resets.get(roles) ?? roles.resetSuperAdminPermissions;
  resets.set(roles, reset);
  const asStored = new Error('The super admin has all permissions.');
  const stopWhereStored = async (wanted: Permission[]) => {
    if (isDeepStrictEqual(inOrder(wanted), inOrder(await storedOfSuperAdmin(strapi)))) throw asStored;
    return wanted;
  };
  roles.resetSuperAdminPermissions = async () => {
    const hook = roles.hooks.willResetSuperAdminPermissions;
    // As the last one: what plugins add to the permissions is among them then.
    hook.register(stopWhereStored);
    try {
      await reset();
    } catch (error) {
      if (error !== asStored) throw error;
    } finally {
      hook.delete(stopWhereStored);
    }
  };
}

const storedOfSuperAdmin = (strapi: Core.Strapi): Promise<Permission[]> =>
  strapi.db.query('admin::permission').findMany({ where: { role: { code: superAdmin } } });

/** What Strapi compares of permissions, as it is stored. */
function inOrder(permissions: readonly Permission[]): unknown {
  const nameOf = ({ action, subject }: Permission) => `${action} ${subject ?? ''}`;
  const compared = [...permissions]
    .sort((one, other) => (nameOf(one) < nameOf(other) ? -1 : 1))
    .map(({ action, subject, properties, conditions, actionParameters }) => ({
      ...{ action, subject, properties, conditions, actionParameters },
    }));
  return JSON.parse(JSON.stringify(compared));
}
