import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { test } from 'node:test';
import { inRoot } from '../paths.mjs';
import { findCalls } from './describe-api.mjs';

const require = createRequire(import.meta.url);

/** @typedef {{ method: string, path: string, config: { policies: [string, { config: { actions: string[] } }] } }} Route */

/** @param {string} file @returns {Route[]} the routes of a plugin's server, as it is built */
function staffRoutesIn(file, name = 'admin') {
  const routes = require(inRoot('cms-plugins', file));
  return (routes.routes?.[name] ?? routes[name])({ strapi: {} }).routes;
}

const routes = [
  ...['audit', 'classes', 'enquiries', 'insight', 'payments', 'publisher'].flatMap((plugin) =>
    staffRoutesIn(`${plugin}/dist/server/routes/index.js`),
  ),
  ...staffRoutesIn('mailer/dist/server/routes/mails.js', 'mails'),
];

test('every route of staff has a contract, and every contract of staff a route', async () => {
  const calls = (await findCalls()).flatMap(([, call]) => ('permission' in call ? [call] : []));
  assert.ok(calls.length > 50);
  assert.deepEqual(
    routes.map(({ method, path, config }) => `${method} ${path} ${config.policies[1].config.actions}`).sort(),
    calls.map(({ method, path, permission }) => `${method} ${path} ${permission}`).sort(),
  );
});

test('every call is described under a name of its own', async () => {
  const ids = (await findCalls()).map(([name, { path }]) => `${path.split('/')[1]} ${name}`);
  assert.equal(new Set(ids).size, ids.length);
});
