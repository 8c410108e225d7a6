import { readdirSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { dump, load } from 'js-yaml';
import { format, resolveConfig } from 'prettier';
import { inRoot } from '../paths.mjs';
import { jsonSchemaOf } from './json-schema.mjs';

/** What contracts do not say: the rest of the API, and what happens besides success. */
export const writtenFile = inRoot('docs', 'api', 'written.yaml');

export const apiFile = inRoot('docs', 'api', 'openapi.yaml');

/**
 * @typedef {import('@lanternway/contracts/wire/endpoint').Endpoint} SiteCall
 * @typedef {import('@lanternway/contracts/wire/staff-endpoint').StaffEndpoint} StaffJson
 * @typedef {import('@lanternway/contracts/wire/staff-endpoint').StaffFile} StaffFile
 * @typedef {SiteCall | StaffJson | StaffFile} Call
 * @typedef {import('./json-schema.mjs').Components} Components
 * @typedef {Record<string, unknown>} Operation
 * @typedef {{ paths: Record<string, Record<string, Operation>>, components: { schemas: Components } }} Api
 */

/** Every call of the contracts, by its name there. @returns {Promise<[name: string, call: Call][]>} */
export async function findCalls() {
  const folder = inRoot('cms-plugins', 'contracts', 'dist', 'esm');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.js'),
  );
  const modules = await Promise.all(
    files.sort().map((file) => import(pathToFileURL(`${folder}/${file}`).href)),
  );
  return modules.flatMap((module) => Object.entries(module).filter(([, value]) => isCall(value)));
}

/** @param {unknown} value */
const isCall = (value) =>
  typeof value === 'object' && value !== null && 'path' in value && 'request' in value;

/** The text of `docs/api/openapi.yaml`. */
export async function describeApi() {
  const api = /** @type {Api} */ (load(readFileSync(writtenFile, 'utf8')));
  for (const [name, call] of await findCalls()) {
    const path = call.path.replace(/:(\w+)/g, '{$1}');
    const method = call.method.toLowerCase();
    const methods = (api.paths[path] ??= {});
    const written = methods[method] ?? {};
    methods[method] =
      'access' in call
        ? siteOperation(name, call, written, api.components.schemas)
        : staffOperation(name, call, api.components.schemas);
  }
  const options = await resolveConfig(apiFile);
  const head = '# Made by `npm run docs:api` from the contracts and written.yaml.\n';
  return format(head + dump(api, { noRefs: true, lineWidth: -1, flowLevel: 8 }), {
    ...options,
    parser: 'yaml',
  });
}

/** @param {string} name @param {SiteCall} call @param {Operation} written @param {Components} components */
function siteOperation(name, call, written, components) {
  const reply = jsonSchemaOf(call.reply.describe(), components);
  const { required = [], properties = {} } = /** @type {{ required?: string[], properties?: object }} */ (
    reply
  );
  const schema = {
    type: 'object',
    required: ['success', 'message', ...required],
    properties: { success: { const: true }, message: { type: 'string' }, ...properties },
  };
  const responses = /** @type {Record<string, object>} */ (written['responses'] ?? {});
  return {
    ...{ summary: sentenceOf(name), operationId: name },
    ...(call.method === 'POST' ? bodyOf(call, components) : {}),
    ...written,
    responses: Object.fromEntries(
      Object.entries(responses).map(([status, response]) => [
        status,
        status.startsWith('2') ? { ...response, ...json(schema) } : response,
      ]),
    ),
  };
}

/** @param {string} name @param {StaffJson | StaffFile} call @param {Components} components @returns {Operation} */
function staffOperation(name, call, components) {
  const [, plugin = ''] = call.path.split('/');
  const success =
    'contentType' in call
      ? { content: { [call.contentType]: { schema: { type: 'string', format: 'binary' } } } }
      : call.status === 204
        ? {}
        : json(jsonSchemaOf(call.reply.describe(), components));
  return {
    ...{ summary: sentenceOf(name), operationId: `${plugin}-${name}`, tags: [plugin] },
    description: `Needs the permission \`${call.permission}\`.`,
    security: [{ staff: [] }],
    ...parametersOf(call, components),
    ...(call.method === 'POST' ? bodyOf(call, components) : {}),
    responses: {
      [('status' in call && call.status) || 200]: { description: 'Done.', ...success },
      default: { $ref: '#/components/responses/StaffError' },
    },
  };
}

/** @param {StaffJson | StaffFile} call @param {Components} components */
function parametersOf({ method, path, request }, components) {
  const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    ...{ name, in: 'path', required: true },
    schema: { type: 'string' },
  }));
  const fields = method === 'GET' ? request.describe().fields : {};
  const inQuery = Object.entries(fields).map(([name, field]) => ({
    ...{ name, in: 'query', schema: jsonSchemaOf(field, components) },
    ...(field.type === 'array' ? { style: 'form', explode: false } : {}),
  }));
  const parameters = [...inPath, ...inQuery];
  return parameters.length > 0 ? { parameters } : {};
}

/** @param {Pick<Call, 'request'>} call @param {Components} components */
function bodyOf({ request }, components) {
  // The value decides about fields whose rules depend on it.
  const described = request.describe({ value: {} });
  return Object.keys(described.fields).length === 0
    ? {}
    : { requestBody: { required: true, ...json(jsonSchemaOf(described, components)) } };
}

/** @param {object} schema */
const json = (schema) => ({ content: { 'application/json': { schema } } });

/** `readInbox` is 'Read inbox'. @param {string} name */
function sentenceOf(name) {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
