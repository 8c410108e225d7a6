import { copyFileSync, existsSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from '../paths.mjs';
import { SiteNotLive, publishNow, untilLive } from './live-site.mjs';
import { dataDir, isDemo, siteLink } from './environment.mjs';

/** @param {string} address */
const nobodyPublishes = (address) =>
  `The server at ${address} makes nothing live: it runs with PUBLISHER=off, or with another folder than ${siteLink}.`;

const types = 'src/gatsby-types.d.ts';

/** Copies the types of the site's queries, which Gatsby generates, and which the site builder keeps with the code that it compiled. */
function takeTypes() {
  const made = path.join(dataDir, 'site', 'press', 'compiled', types);
  if (isDemo && existsSync(made)) copyFileSync(made, inRoot('frontend', types));
}

/**
 * Waits until the publisher of the started server has made the published content live, with the current code. A release
 * that is already live is not built again.
 * @param {() => Date} since when that server was started
 */
export const siteStep = (since) => ({
  title: 'Make the site from the published content',
  run: async (/** @type {(progress: string) => void} */ say) => {
    await untilLive({ siteLink, say }, since());
    takeTypes();
  },
});

/**
 * Has the site built again by the running server.
 * @param {string} address of that server, for messages
 * @param {(progress: string) => void} say
 */
export async function buildSite(address, say) {
  const status = await publishNow({ siteLink, say });
  if (status === null) throw new SiteNotLive(nobodyPublishes(address));
  takeTypes();
}
