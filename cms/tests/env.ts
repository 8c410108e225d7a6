/** The variables of the process that runs the tests, and how a test sets the CMS's own. */

import { outside } from './outside';

/** The database of the tests: TEST_DATABASE, or `sqlite` if it is not set. */
export const testDatabase = process.env['TEST_DATABASE'] === 'postgres' ? 'postgres' : 'sqlite';

/** With TEST_LOGS=1 the CMS shows its log. */
export const showsLogs = process.env['TEST_LOGS'] !== undefined;

/** After how many events all families are compared. `INSIGHT_EVENTS=1000` for the whole walk: a part is enough for every run. */
export const familyEvents = Number(process.env['INSIGHT_EVENTS'] ?? 120);

/** How many enquiries come at once. `MANY_ENQUIRIES=5000` for a rush: fewer meet the same code. */
export const manyEnquiries = Number(process.env['MANY_ENQUIRIES'] ?? 1000);

/** A real store for the tests of buckets, as `http://key:secret@host:port`; without it they use a stand-in. */
export const realStoreAddress = process.env['TEST_OBJECT_STORE'] ?? null;

/** Where programs are searched for. */
export const searchPath = process.env['PATH'] ?? '';

/** Strapi reads its settings file from here, and writes missing secrets into it: no such file ever exists. */
export const noSettingsFile = { ENV_PATH: '/dev/null' };

/** Sets variables for a CMS in this process and removes those of an earlier start. */
export function setVariables(variables: Record<string, string>): void {
  // The variables that Strapi sees: a test has a copy of its own.
  const { env } = outside<NodeJS.Process>('node:process');
  for (const name of told) Reflect.deleteProperty(env, name);
  told = Object.keys(variables);
  Object.assign(env, variables);
}

let told: string[] = [];

/** A folder with a database filled by a start of the CMS, which tests start from a copy of; null: start empty. */
export const templateFolder = (): string | null => process.env['TEST_TEMPLATE'] ?? null;

export function setTemplateFolder(folder: string): void {
  process.env['TEST_TEMPLATE'] = folder;
}
