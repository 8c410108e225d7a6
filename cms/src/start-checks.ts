import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Core } from '@strapi/strapi';

/** What the admin and the site's build need, although none of our package.json files names it. */
const corePlugins = ['content-manager', 'content-type-builder', 'email', 'i18n', 'upload'];

/** Stops the start because of the variables: plain lines, however the log is written. */
export function refuseSettings(lines: string): never {
  console.error(lines);
  process.exit(1);
}

/** Stops the start before the database is touched. The line is for the operator, so it has no stack trace. */
export function refuseStart(line: string): never {
  const refusal = new Error(line);
  refusal.stack = line;
  throw refusal;
}

/**
 * Strapi silently skips a plugin that it cannot find or that has not been built, and then treats its tables as
 * leftovers. So all plugins of the application must be loaded before the database is used.
 */
export function requirePlugins(strapi: Pick<Core.Strapi, 'plugins' | 'dirs'>): void {
  const missing = [...declaredPlugins(strapi.dirs.app.root), ...corePlugins].filter(
    (name) => !Object.hasOwn(strapi.plugins, name),
  );
  if (missing.length > 0) {
    refuseStart(
      `Not started: the plugin ${missing.join(', ')} is missing or has not been built. No data was changed.`,
    );
  }
}

/** The names of the plugins among the application's dependencies. */
function declaredPlugins(appRoot: string): string[] {
  const { dependencies } = readJson(path.join(appRoot, 'package.json')) as {
    dependencies: Record<string, string>;
  };
  return Object.keys(dependencies).flatMap((dependency) => {
    const manifest = findManifest(appRoot, dependency);
    if (manifest === null) {
      return refuseStart(`Not started: the package ${dependency} is not installed. No data was changed.`);
    }
    const { strapi } = readJson(manifest) as { strapi?: { kind?: string; name: string } };
    return strapi?.kind === 'plugin' ? [strapi.name] : [];
  });
}

/** Searched by hand, because a package may forbid loading its package.json. */
function findManifest(from: string, dependency: string): string | null {
  const manifest = path.join(from, 'node_modules', dependency, 'package.json');
  if (existsSync(manifest)) return manifest;
  const parent = path.dirname(from);
  return parent === from ? null : findManifest(parent, dependency);
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}
