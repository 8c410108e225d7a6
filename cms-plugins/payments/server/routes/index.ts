/** The parents' calls stand under /api/auth, the desk's below the plugin's name. */
export const routes = {
  'content-api': () => ({
    type: 'content-api',
    // The addresses stand in the contract, whole.
    prefix: '',
    routes: [],
  }),
  admin: { type: 'admin', routes: [] },
};
