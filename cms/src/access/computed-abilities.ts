import type { Core } from '@strapi/strapi';
import { adminService, type Ability, type AdminServices, type User } from './admin-services';

/** An ability is computed again after this time, even if nothing has changed. It remembers what it was asked. */
const keptMs = 10 * 60_000;

/** The abilities of so many members of staff are kept. */
const mostKept = 100;

/** Strapi's own conditions. They depend on who somebody is and which roles they have, and on nothing that changes by itself. */
const steadyConditions = new Set(['admin::is-creator', 'admin::has-same-role-as-creator']);

interface Kept {
  stamp: string;
  untilMs: number;
  ability: Promise<Ability>;
}

type Compute = AdminServices['permission']['engine']['generateUserAbility'];

/** Strapi's own function, by its engine. All starts in a process share the engine, but each must ask its own database. */
const originals = new WeakMap<object, Compute>();

/**
 * For each request of a member of staff, Strapi reads all their permissions (up to six hundred) and computes what they may do. This
 * took nine tenths of a small request. Now it is computed when their permissions have changed, by whichever server. One statement
 * asks for that at each request, so a right that is taken away ends with the next request, as before.
 */
export function computeAbilitiesOnce(strapi: Core.Strapi): void {
  const { engine, conditionProvider } = adminService(strapi, 'permission');
  const compute = originals.get(engine) ?? engine.generateUserAbility.bind(engine);
  originals.set(engine, compute);
  engine.generateUserAbility = compute;
  // What another condition depends on is not known here.
  if (!conditionProvider.keys().every((id) => steadyConditions.has(id))) return;
  const kept = new Map<User['id'], Kept>();
  engine.generateUserAbility = async (user) => {
    // Read before the permissions: a change in between is found by the next request.
    const stamp = await readStamp(strapi, user);
    const known = kept.get(user.id);
    kept.delete(user.id);
    const present =
      known !== undefined && known.stamp === stamp && Date.now() < known.untilMs
        ? known
        : { stamp, untilMs: Date.now() + keptMs, ability: compute(user) };
    // The last one to ask stands last, and the first one goes.
    kept.set(user.id, present);
    const [longestAgo] = kept.keys();
    if (kept.size > mostKept && longestAgo !== undefined) kept.delete(longestAgo);
    return present.ability.catch((error: unknown) => {
      if (kept.get(user.id) === present) kept.delete(user.id);
      throw error;
    });
  };
}

/** What a permission says, as Strapi reads it. */
const parts = ['id', 'action', 'subject', 'properties', 'conditions', 'action_parameters']
  .map((column) => `permission.${column}`)
  .join(', ');

/** All permissions as one text. PostgreSQL may be on another machine, so it sends a digest. */
const asOneText: Readonly<Record<string, string>> = {
  sqlite: `group_concat(json_array(${parts}))`,
  postgres: `encode(sha256(convert_to(string_agg(json_build_array(${parts})::text, ',' order by permission.id), 'UTF8')), 'hex')`,
};

/** Changes whenever the permissions of the user's roles, or the roles, are others. */
async function readStamp(strapi: Core.Strapi, { id }: Pick<User, 'id'>): Promise<string> {
  const { connection, dialect } = strapi.db;
  const row: unknown = await connection('admin_permissions as permission')
    .join('admin_permissions_role_lnk as of_role', 'of_role.permission_id', 'permission.id')
    .join('admin_users_roles_lnk as of_user', 'of_user.role_id', 'of_role.role_id')
    .where('of_user.user_id', id)
    .select(connection.raw(`${String(asOneText[dialect.client])} as permissions`))
    .first();
  return (row as { permissions: string | null }).permissions ?? '';
}
