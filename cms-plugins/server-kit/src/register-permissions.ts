import type { Core } from '@strapi/strapi';

interface Permissions {
  actionProvider: { registerMany: (actions: object[]) => Promise<unknown> };
}

/**
 * Makes a plugin's permissions known, so that they can be granted to roles of the admin. Call it in `bootstrap`:
 * afterwards Strapi removes grants of actions it does not know.
 * @param labels the name of each permission on the admin's page of roles, by its uid
 */
export async function registerPermissions(
  strapi: Core.Strapi,
  pluginName: string,
  labels: Readonly<Record<string, string>>,
): Promise<void> {
  const { actionProvider } = strapi.service('admin::permission') as unknown as Permissions;
  await actionProvider.registerMany(
    Object.entries(labels).map(([uid, displayName]) => ({
      section: 'plugins',
      uid,
      displayName,
      pluginName,
    })),
  );
}
