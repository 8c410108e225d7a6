import type { Core } from '@strapi/strapi';

/** What may be granted to a role of the admin, and how the admin's page of roles names it. */
const actions = [
  ['read', 'See the admissions desk'],
  ['work', 'Work with enquiries: status, owner, notes, classes, merging'],
  ['resume', 'Open resumes'],
  ['export', 'Export enquiries as CSV'],
  ['privacy', "Find, export and erase a person's data"],
  ['settings', 'Set how long enquiries are kept and whom they are mailed to'],
].map(([uid, displayName]) => ({ section: 'plugins', uid, displayName, pluginName: 'enquiries' }));

interface Permissions {
  actionProvider: { registerMany: (actions: object[]) => Promise<unknown> };
}

/** To be called while plugins start: Strapi then drops what was granted of actions it does not know. */
export async function registerPermissions(strapi: Core.Strapi): Promise<void> {
  const { actionProvider } = strapi.service('admin::permission') as unknown as Permissions;
  await actionProvider.registerMany(actions);
}
