interface Router {
  routes: unknown[];
}

interface UsersPermissions {
  routes: Record<string, (input: unknown) => Router>;
}

/**
 * Takes away every public address that the plugin brings: registering, logging in, resetting passwords, logging in by
 * other sites, reading users. The plugin is kept for its users, roles and permissions.
 */
export default (plugin: UsersPermissions): UsersPermissions => {
  const contentApi = plugin.routes['content-api'];
  if (contentApi === undefined)
    throw new Error('users-permissions has changed: its public routes were not found.');
  plugin.routes['content-api'] = (input) => ({ ...contentApi(input), routes: [] });
  return plugin;
};
