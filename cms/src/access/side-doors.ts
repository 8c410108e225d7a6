import type { Core } from '@strapi/strapi';

interface Route {
  method: string;
  path: string;
  config?: { policies?: unknown[] };
}

/** Addresses of the admin that Strapi opens to all logged-in staff, and the permission that they need here. */
const doors = [
  // Sends any text to any address in our name.
  { plugin: 'email', method: 'POST', path: '/', permission: 'plugin::email.settings.read' },
  {
    plugin: 'content-manager',
    method: 'PUT',
    path: '/components/:uid/configuration',
    permission: 'plugin::content-manager.components.configure-layout',
  },
  { plugin: 'i18n', method: 'PUT', path: '/settings', permission: 'plugin::i18n.locale.update' },
];

/** Closes them to everyone without the permission. Must be called before Strapi makes its routes. */
export function closeSideDoors(strapi: Pick<Core.Strapi, 'plugin'>): void {
  for (const { plugin, method, path, permission } of doors) {
    const { admin } = strapi.plugin(plugin).routes as unknown as Record<
      string,
      { routes: Route[] } | undefined
    >;
    const route = admin?.routes.find((candidate) => candidate.method === method && candidate.path === path);
    // If an upgrade moved this address, it would be open.
    if (route === undefined)
      throw new Error(`The address ${method} ${path} of the plugin ${plugin} was not found.`);
    const policies = [
      'admin::isAuthenticatedAdmin',
      { name: 'admin::hasPermissions', config: { actions: [permission] } },
    ];
    route.config = { ...route.config, policies };
  }
}
