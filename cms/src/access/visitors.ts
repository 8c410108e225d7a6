import type { Core } from '@strapi/strapi';
import { contentTypes, type ContentType } from './content-types';

/** Types that visitors cannot list: some pages are hidden, and some announcements are for later. Only the build reads them. */
export const unlisted = ['api::landing-page.landing-page', 'api::announcement.announcement'] as const;

type Listed = Exclude<ContentType, (typeof unlisted)[number]>;

const isListed = (uid: ContentType): uid is Listed => !unlisted.some((other) => other === uid);

/** What staff publish, and the earlier versions of policies, which have their own pages. */
const readable = [...contentTypes.filter(isListed), 'api::policy-version.policy-version'] as const;

/** Reading what is published, and nothing else. A logged-in parent sees no more of it than a visitor. */
export function publicActions(strapi: Core.Strapi): string[] {
  return readable.flatMap((uid) =>
    strapi.contentTypes[uid].kind === 'singleType' ? [`${uid}.find`] : [`${uid}.find`, `${uid}.findOne`],
  );
}

/** Sets the roles of the public API to what the code says, whatever they were before. */
export async function applyVisitorRoles(strapi: Core.Strapi): Promise<void> {
  await grantExactly(strapi, 'public', publicActions(strapi));
  await grantExactly(strapi, 'authenticated', []);
}

async function grantExactly(strapi: Core.Strapi, type: string, actions: string[]): Promise<void> {
  const role = await strapi.db.query('plugin::users-permissions.role').findOne({ where: { type } });
  if (role === null) throw new Error(`The role "${type}" of the public API is missing.`);
  const permissions = strapi.db.query('plugin::users-permissions.permission');
  const granted: { id: number; action: string }[] = await permissions.findMany({ where: { role: { type } } });

  for (const { id, action } of granted) {
    if (!actions.includes(action)) await permissions.delete({ where: { id } });
  }
  const missing = actions.filter((action) => !granted.some((permission) => permission.action === action));
  for (const action of missing) await permissions.create({ data: { action, role: role.id } });
}
