import path from 'node:path';

/** Where the site builder works, and how Gatsby runs in this process. The build itself reads the rest. */
export function readWorkFolder(
  variables: Readonly<Record<string, string | undefined>> = process.env,
): string {
  return path.resolve(variables['WORK_DIR'] ?? '.site-builder');
}

/** Drafts may have faults that keep them from being published; see `readBuildEnv`. */
export function drawDrafts(): void {
  Object.assign(process.env, { DRAWS_DRAFTS: '1' });
}

/** Gatsby asks the environment which of its commands it runs. */
export function runAsGatsbyBuild(): void {
  Object.assign(process.env, {
    NODE_ENV: 'production',
    gatsby_executing_command: 'build',
    gatsby_log_level: 'normal',
    GATSBY_TELEMETRY_DISABLED: '1',
    // Log lines instead of a screen that is redrawn.
    CI: 'true',
  });
}

/**
 * The folders of the site builder and of the live release. The preview renderer copies finished files from them.
 * @param work the preview renderer's own folder
 */
export function readPlaces(
  work: string,
  variables: Readonly<Record<string, string | undefined>> = process.env,
): { builder: string; live: string } {
  const builder = variables['SITE_BUILDER_DIR'] ?? path.join(work, '../press');
  return {
    builder: path.join(path.resolve(builder), 'site', 'frontend'),
    live: path.resolve(variables['LIVE_SITE'] ?? path.join(work, '../current')),
  };
}

/**
 * A plain build hands over what it made to this file; see `readBuildEnv`. It draws pages in one extra process, because
 * Gatsby would start one for each processor, and memory may be the reason for the plain build.
 */
export function handOverTo(file: string): void {
  Object.assign(process.env, { HAND_OVER_TO: file, GATSBY_CPU_COUNT: '1' });
}
