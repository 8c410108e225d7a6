import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from '../../paths.mjs';

/**
 * @typedef {{ name: string, folder: string, login: { path: string, emailField: string } }} Application
 */

/** @returns {Application} the product as it is built */
export const ours = () => ({
  name: 'this product',
  folder: inRoot('cms'),
  login: { path: '/api/auth/login', emailField: 'email' },
});

/** What of the built application is put back to how Strapi brings it. */
const putBack = {
  'dist/src/extensions/users-permissions/strapi-server.js': 'module.exports = (plugin) => plugin;',
  'dist/src/access/visitors.js':
    'exports.publicActions = () => []; exports.applyVisitorRoles = async () => undefined;',
  // Its own limit of ten a minute would be all there is to measure.
  'dist/config/env/development/plugins.js':
    "module.exports = { 'users-permissions': { config: { ratelimit: { enabled: false }, jwtManagement: 'legacy-support' } } };",
};

/**
 * A copy of the built application with users-permissions' own login, for comparison.
 * @param {string} place a folder that may be overwritten
 * @returns {Application}
 */
export function stock(place) {
  const folder = path.join(place, 'cms');
  rmSync(place, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const part of ['config', 'src'])
    cpSync(inRoot('cms/dist', part), path.join(folder, 'dist', part), { recursive: true });
  symlinkSync(inRoot('cms/dist/build'), path.join(folder, 'dist', 'build'));
  symlinkSync(inRoot('node_modules'), path.join(place, 'node_modules'));
  for (const file of ['package.json', 'tsconfig.json', 'favicon.png'])
    writeFileSync(path.join(folder, file), readFileSync(inRoot('cms', file)));
  for (const [file, content] of Object.entries(putBack)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), content);
  }
  return {
    name: 'users-permissions as it comes',
    folder,
    login: { path: '/api/auth/local', emailField: 'identifier' },
  };
}
