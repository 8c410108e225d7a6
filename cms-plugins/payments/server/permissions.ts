import type { Core } from '@strapi/strapi';

/** What may be granted to a role of the admin, and how the admin's page of roles names it. */
const actions = [
  ['read', 'See orders, refunds, receipts and reconciliations'],
  ['work', 'Ask the provider again, note sessions, settle what needs a person'],
  ['refund', 'Refund orders'],
  ['approve', 'Approve the large refunds of others'],
  ['export', 'Export orders and receipts'],
  ['settings', 'Propose and confirm changes of receipts, tax and the rule of two persons'],
  ['set-alone', 'Change those without a second person'],
].map(([uid, displayName]) => ({ section: 'plugins', uid, displayName, pluginName: 'payments' }));

interface Permissions {
  actionProvider: { registerMany: (actions: object[]) => Promise<unknown> };
}

/** To be called while plugins start: Strapi then drops what was granted of actions it does not know. */
export async function registerPermissions(strapi: Core.Strapi): Promise<void> {
  const { actionProvider } = strapi.service('admin::permission') as unknown as Permissions;
  await actionProvider.registerMany(actions);
}
