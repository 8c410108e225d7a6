import type { Core } from '@strapi/strapi';

/** Strapi looks up sessions by these columns at every request with a token, and has no index of its own. */
const indexes = [
  'create index if not exists strapi_sessions_session_id on strapi_sessions (session_id)',
  'create index if not exists strapi_sessions_owner on strapi_sessions (user_id, origin)',
];

/** At every start: restores what accounts rely on, even if it was changed by hand. */
export async function prepareAccounts(strapi: Core.Strapi): Promise<void> {
  for (const statement of indexes) await strapi.db.connection.raw(statement);
  const settings = strapi.store({ type: 'plugin', name: 'users-permissions' });
  const before = (await settings.get({ key: 'advanced' })) as object;
  // With these, the plugin refuses tokens of unconfirmed users, and only our own endpoint registers parents.
  const value = { ...before, allow_register: false, email_confirmation: true, unique_email: true };
  await settings.set({ key: 'advanced', value });
}
