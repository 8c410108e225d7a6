/** For staff who were granted it. */
export const only = (permission: string) => ({
  policies: [
    'admin::isAuthenticatedAdmin',
    { name: 'admin::hasPermissions', config: { actions: [permission] } },
  ],
});
