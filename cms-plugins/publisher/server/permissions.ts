import type { Core } from '@strapi/strapi';

/** What may be granted to a role of the admin, and how the admin's page of roles names it. */
const actions = [
  ['read', 'See what is live, what waits and what was built'],
  ['publish', 'Publish now, roll the site back and hold it'],
  ['schedule', 'Schedule publishing, unpublishing and prices'],
  ['preview', 'Preview drafts in the pages of the site'],
].map(([uid, displayName]) => ({ section: 'plugins', uid, displayName, pluginName: 'publisher' }));

interface Permissions {
  actionProvider: { registerMany: (actions: object[]) => Promise<unknown> };
}

/** To be called while plugins start: afterwards Strapi removes grants of actions it does not know. */
export async function registerPermissions(strapi: Core.Strapi): Promise<void> {
  const { actionProvider } = strapi.service('admin::permission') as unknown as Permissions;
  await actionProvider.registerMany(actions);
}
