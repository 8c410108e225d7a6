import { readdirSync, rmSync, existsSync } from 'node:fs';
import path from 'node:path';
import { runCommand } from '../machine/run-command.mjs';
import { hashOf, stampOf } from '../machine/stamps.mjs';
import { binary, inRoot } from '../paths.mjs';
import { dataDir, gatsbyEnv, publicUrl } from './environment.mjs';
import { hasLiveSite, releaseSite } from './release-site.mjs';

const siteDir = path.join(dataDir, 'site');
const frontend = inRoot('frontend');

/**
 * Gatsby's own record of Strapi's content misses some changes, so the half of its cache that holds content goes
 * before every build; the compiled code and the finished pictures stay.
 */
const staleParts = ['data', 'redux', 'caches', 'caches-lmdb', 'json', 'page-data'];

function forgetContent() {
  for (const part of staleParts)
    rmSync(path.join(frontend, '.cache', part), { recursive: true, force: true });
  const output = path.join(frontend, 'public');
  const old = existsSync(output) ? readdirSync(output).filter((name) => name !== 'static') : [];
  for (const name of old) rmSync(path.join(output, name), { recursive: true, force: true });
}

const siteStamp = stampOf(
  `site ${siteDir}`,
  () => hashOf(['frontend', 'seeds', 'cms-plugins/contracts', 'package-lock.json'], [publicUrl]),
  () => hasLiveSite(siteDir),
);

/**
 * Builds the site from what one Strapi has published and makes it live. A build that fails leaves the live site alone.
 * @param {string} strapiUrl
 */
export async function buildSite(strapiUrl) {
  forgetContent();
  await runCommand('Building the site', 'site-build', binary('gatsby'), ['build'], {
    cwd: frontend,
    env: gatsbyEnv(strapiUrl),
  });
  if (!existsSync(path.join(frontend, 'public', 'index.html')))
    throw new Error('The build made no home page.');
  const release = releaseSite(path.join(frontend, 'public'), siteDir);
  siteStamp.set();
  return release;
}

/** @param {() => string} strapiUrl */
export const siteStep = (strapiUrl) => ({
  title: 'Build the site from the published content (about a minute the first time)',
  isDone: siteStamp.isFresh,
  run: () => buildSite(strapiUrl()),
});
