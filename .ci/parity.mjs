import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { prepareProduct } from './bench/publishing/product.mjs';
import { endAllChildren, endWithChildren } from './machine/children.mjs';
import { runCommand } from './machine/run-command.mjs';
import { runScript } from './machine/steps.mjs';
import { answers } from './machine/strapi.mjs';
import { inRoot, root } from './paths.mjs';
import { changes } from './parity/changes.mjs';
import { compareReleases, filesUnder } from './parity/compare-releases.mjs';
import { startSiteBuilder } from './parity/site-builder.mjs';
import { gatsbyEnv } from './steps/environment.mjs';

/**
 * Parity check: a release of the site builder equals a plain `gatsby build` of the same content, file by file, after every
 * kind of change. Takes about a minute for each change, since each is built twice.
 */
async function checkParity() {
  // Only this script may use the site builder.
  process.env.PUBLISHER = 'off';
  const place = mkdtempSync(path.join(process.env.PARITY_IN ?? tmpdir(), 'parity-'));
  const releases = path.join(place, 'releases');
  mkdirSync(releases);
  const product = await prepareProduct(place, undefined, 0);
  const strapi = await product.start();
  const env = gatsbyEnv(strapi.url);
  const siteBuilder = startSiteBuilder(path.join(place, 'site-builder'), env);
  const plain = path.join(place, 'plain-build');
  const built = path.join(plain, 'site/frontend/public');
  let failures = 0;
  try {
    const desk = await product.logIn();
    for (const { name, make } of changes) {
      // A connection kept open through a long build may be closed. It is noticed here, where nothing is lost.
      await answers(strapi.url);
      await make(desk);
      const { folder, ms } = await siteBuilder.build(releases);
      const before = new Set(filesUnder(built, 'static'));
      await runCommand(
        'The plain build',
        'plain-build',
        process.execPath,
        [inRoot('.ci/parity/plain-build.mjs'), plain],
        { cwd: root, env },
      );
      // Gatsby's output still has the pictures of earlier builds, but no page refers to them.
      const isLeft = (/** @type {string} */ line) => before.has(line.replace('only in the second: ', ''));
      const differences = compareReleases(folder, built).filter((line) => !isLeft(line));
      failures += differences.length === 0 ? 0 : 1;
      console.log(`${differences.length === 0 ? 'same' : 'DIFFERENT'}  ${(ms / 1000).toFixed(1)} s  ${name}`);
      for (const line of differences) console.log(`    ${line}`);
    }
  } finally {
    siteBuilder.stop();
    await strapi.stop();
    await product.remove();
    rmSync(place, { recursive: true, force: true });
  }
  if (failures > 0)
    throw new Error(`${failures} of ${changes.length} changes make another site than a full build.`);
}

endWithChildren();
await runScript(checkParity, endAllChildren);
