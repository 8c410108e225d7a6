import type { Core } from '@strapi/strapi';
import { adminService } from '../admin-services';
import { superAdmin } from '../roles';

/**
 * Invites somebody as super admin, also where nobody can log in yet or any more.
 * @returns the path and query of the page on which they choose a password, which works once; or why not
 */
export async function inviteSuperAdmin(
  strapi: Core.Strapi,
  email: string,
): Promise<{ page: string } | { refused: string }> {
  const users = adminService(strapi, 'user');
  const role = await adminService(strapi, 'role').findOne({ code: superAdmin });
  if (role === null) throw new Error('There is no role of super admins.');
  const registrationToken = adminService(strapi, 'token').createToken();
  const known = await users.findOneByEmail(email);
  if (known === null) {
    await users.create({ email, firstname: '', isActive: false, roles: [role.id], registrationToken });
  } else if (known.registrationToken === null) {
    return { refused: `${email} belongs to a member of staff already. Change roles in the admin.` };
  } else {
    await users.updateById(known.id, { roles: [role.id], registrationToken });
  }
  return { page: `/admin/auth/register?registrationToken=${registrationToken}` };
}
