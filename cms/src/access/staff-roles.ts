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

/** Strapi's own function, by its service. All starts in a process share the service, but each must ask its own database. */
const resets = new WeakMap<object, () => Promise<void>>();

/**
 * At each start, Strapi compares every permission that the super admin should have with every stored one, which takes a fifth
 * of the start. If both lists are equal there is nothing to change, so they are first compared as a whole.
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
    // Registered last, so that the list already has what plugins add to the permissions.
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

/** The parts of permissions that Strapi compares, in the form and order in which lists can be compared. */
function inOrder(permissions: readonly Permission[]): unknown {
  const nameOf = ({ action, subject }: Permission) => `${action} ${subject ?? ''}`;
  const compared = [...permissions]
    .sort((one, other) => (nameOf(one) < nameOf(other) ? -1 : 1))
    .map(({ action, subject, properties, conditions, actionParameters }) => ({
      ...{ action, subject, properties, conditions, actionParameters },
    }));
  return JSON.parse(JSON.stringify(compared));
}
