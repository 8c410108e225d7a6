/** The variables of the process that runs the tests, and how a test tells the CMS its own. */

import { outside } from './outside';

/** Which database the tests run on: TEST_DATABASE, `sqlite` where it is not set. */
export const testDatabase = process.env['TEST_DATABASE'] === 'postgres' ? 'postgres' : 'sqlite';

/** TEST_LOGS=1 lets the CMS say what it does. */
export const showsLogs = process.env['TEST_LOGS'] !== undefined;

/** Where programs are looked for. */
export const searchPath = process.env['PATH'] ?? '';

/** Strapi reads its settings file where this says, and writes secrets that it lacks into it: there is none, nor will be. */
export const noSettingsFile = { ENV_PATH: '/dev/null' };

/** Sets variables for a CMS in this process. Whatever an earlier start was told besides is forgotten. */
export function setVariables(variables: Record<string, string>): void {
  // Those that Strapi sees: a test has a copy of its own.
  const { env } = outside<NodeJS.Process>('node:process');
  for (const name of told) Reflect.deleteProperty(env, name);
  told = Object.keys(variables);
  Object.assign(env, variables);
}

let told: string[] = [];

/** A folder with a database that a start of the CMS has filled, for tests to begin with a copy of; null: begin empty. */
export const templateFolder = (): string | null => process.env['TEST_TEMPLATE'] ?? null;

export function setTemplateFolder(folder: string): void {
  process.env['TEST_TEMPLATE'] = folder;
}
