import { inRoot } from '../../paths.mjs';
import { copyApplication } from '../copy-application.mjs';

/**
 * @typedef {{ name: string, folder: string, leads: { path: string, isWrapped: boolean, table: string } }} Application
 * `isWrapped`: Strapi's own collections expect the fields inside `data`, ours do not.
 */

/** @returns {Application} the built product */
export const ours = () => ({
  name: 'this product, POST /api/auth/students',
  folder: inRoot('cms'),
  leads: { path: '/api/auth/students', isWrapped: false, table: 'enquiries_free_classes' },
});

const text = { type: 'string' };
const required = { type: 'string', required: true };

/** The fields of a free class request, without those of the desk. */
const schema = {
  kind: 'collectionType',
  collectionName: 'leads',
  info: { singularName: 'lead', pluralName: 'leads', displayName: 'Lead' },
  options: { draftAndPublish: false },
  attributes: {
    name: { ...required, maxLength: 80 },
    course: { type: 'enumeration', enum: ['math', 'coding'], required: true },
    grade: { type: 'integer', min: 1, max: 10 },
    age: { type: 'integer', min: 5, max: 22 },
    parentEmail: { type: 'email', required: true },
    parentPhone: text,
    notes: { type: 'text', maxLength: 2000 },
    variant: text,
    page: text,
    referrer: text,
    campaign: { type: 'json' },
    policyVersion: { type: 'integer' },
  },
};

const core = (/** @type {string} */ part) =>
  `module.exports = require('@strapi/strapi').factories.createCore${part}('api::lead.lead');`;

const letsAnybodyCreate = `module.exports = {
  async bootstrap({ strapi }) {
    const role = await strapi.db.query('plugin::users-permissions.role').findOne({ where: { type: 'public' } });
    const granted = { action: 'api::lead.lead.create', role: role.id };
    const permissions = strapi.db.query('plugin::users-permissions.permission');
    if ((await permissions.count({ where: granted })) === 0) await permissions.create({ data: granted });
  },
};`;

/** The middlewares of a new Strapi project. */
const stockMiddlewares = [
  'logger',
  'errors',
  'security',
  'cors',
  'poweredBy',
  'query',
  'body',
  'session',
  'favicon',
  'public',
];

const plainManifest = {
  name: 'plain',
  version: '0.0.0',
  dependencies: {
    '@strapi/strapi': '*',
    '@strapi/plugin-users-permissions': '*',
    '@strapi/provider-upload-local': '*',
    'better-sqlite3': '*',
    pg: '*',
  },
  strapi: { uuid: false },
};

/**
 * A Strapi project with one collection that anybody may add to, with the product's database settings.
 * @param {string} place a folder that may be overwritten
 * @returns {Application}
 */
export function vanilla(place) {
  const files = {
    'package.json': JSON.stringify(plainManifest),
    'dist/config/middlewares.js': `module.exports = ${JSON.stringify(stockMiddlewares.map((name) => `strapi::${name}`))};`,
    'dist/config/plugins.js': 'module.exports = {};',
    'dist/src/index.js': letsAnybodyCreate,
    'dist/src/api/lead/content-types/lead/schema.json': JSON.stringify(schema),
    'dist/src/api/lead/controllers/lead.js': core('Controller'),
    'dist/src/api/lead/routes/lead.js': core('Router'),
    'dist/src/api/lead/services/lead.js': core('Service'),
  };
  const without = ['api', 'components', 'extensions', 'middlewares'].map((part) => `dist/src/${part}`);
  return {
    name: 'Strapi as it comes, POST /api/leads',
    folder: copyApplication(place, files, without),
    leads: { path: '/api/leads', isWrapped: true, table: 'leads' },
  };
}
