import { inRoot } from '../../paths.mjs';
import { copyApplication } from '../copy-application.mjs';

/**
 * @typedef {{ name: string, folder: string, login: { path: string, emailField: string },
 *   hashing: 'accounts' | 'users-permissions', rounds: number }} Application
 */

/** @returns {Application} the built product */
export const ours = () => ({
  name: 'this product',
  folder: inRoot('cms'),
  login: { path: '/api/auth/login', emailField: 'email' },
  hashing: 'accounts',
  rounds: 5,
});

/** What the product changes in users-permissions. */
const extension = inRoot('cms/dist/src/extensions/users-permissions/strapi-server.js');

const visitors = inRoot('cms/dist/src/access/visitors.js');

/** Files of the built application that are replaced by Strapi's own behaviour. */
const putBack = {
  'dist/src/extensions/users-permissions/strapi-server.js': `module.exports = (plugin) => {
    const { routes, controllers, services } = plugin;
    const copy = { ...plugin, routes: { ...routes }, controllers: { ...controllers }, services: { ...services } };
    // It adds columns, which our plugins read, to the content types. Of the rest only the copy has any.
    require(${JSON.stringify(extension)}).default(copy);
    return plugin;
  };`,
  'dist/src/access/visitors.js': `module.exports = {
    ...require(${JSON.stringify(visitors)}),
    publicActions: () => [],
    applyVisitorRoles: async () => undefined,
  };`,
  // Its own limit of ten a minute would be all that is measured.
  'dist/config/env/development/plugins.js':
    "module.exports = { 'users-permissions': { config: { ratelimit: { enabled: false }, jwtManagement: 'legacy-support' } } };",
};

/**
 * A copy of the built application with users-permissions' own login, for comparison.
 * @param {string} place a folder that may be overwritten
 * @returns {Application}
 */
export function stock(place) {
  return {
    name: 'users-permissions as it comes',
    folder: copyApplication(place, putBack),
    login: { path: '/api/auth/local', emailField: 'identifier' },
    hashing: 'users-permissions',
    // It needs a minute to come to rest, and its result is far behind anyway.
    rounds: 1,
  };
}
