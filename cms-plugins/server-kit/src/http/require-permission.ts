/** The configuration of a route for staff whose role has this permission. */
export const requirePermission = (permission: string) => ({
  policies: [
    'admin::isAuthenticatedAdmin',
    { name: 'admin::hasPermissions', config: { actions: [permission] } },
  ],
});
