import type { Core } from '@strapi/strapi';

/** Strapi looks sessions up by these at every request that carries a token, and brings no index of its own. */
const indexes = [
  'create index if not exists strapi_sessions_session_id on strapi_sessions (session_id)',
  'create index if not exists strapi_sessions_owner on strapi_sessions (user_id, origin)',
];

/** At every start: what the accounts rest on, whatever was changed by hand. */
export async function prepareAccounts(strapi: Core.Strapi): Promise<void> {
  for (const statement of indexes) await strapi.db.connection.raw(statement);
  const settings = strapi.store({ type: 'plugin', name: 'users-permissions' });
  const before = (await settings.get({ key: 'advanced' })) as object;
  // With these, the plugin itself refuses tokens of unconfirmed users and opens no way around our own registering.
  const value = { ...before, allow_register: false, email_confirmation: true, unique_email: true };
  await settings.set({ key: 'advanced', value });
}
