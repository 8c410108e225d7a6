import type { Core } from '@strapi/strapi';

/** What may be granted to a role of the admin, and how the admin's page of roles names it. */
const actions = [
  { section: 'plugins', uid: 'read', displayName: 'See the mails that were sent', pluginName: 'mailer' },
  { section: 'plugins', uid: 'resend', displayName: 'Send mails again', pluginName: 'mailer' },
  { section: 'plugins', uid: 'accounts', displayName: 'Mails about accounts', pluginName: 'mailer' },
  { section: 'plugins', uid: 'enquiries', displayName: 'Mails about enquiries', pluginName: 'mailer' },
  { section: 'plugins', uid: 'payments', displayName: 'Mails about payments', pluginName: 'mailer' },
  { section: 'plugins', uid: 'everything', displayName: 'Mails of every kind', pluginName: 'mailer' },
];

interface Permissions {
  actionProvider: { registerMany: (actions: object[]) => Promise<unknown> };
}

/** To be called while plugins start: Strapi then drops what was granted of actions it does not know. */
export async function registerPermissions(strapi: Core.Strapi): Promise<void> {
  const { actionProvider } = strapi.service('admin::permission') as unknown as Permissions;
  await actionProvider.registerMany(actions);
}
