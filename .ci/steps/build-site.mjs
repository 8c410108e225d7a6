import { copyFileSync, existsSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from '../paths.mjs';
import { SiteNotLive, publishNow, untilLive } from './live-site.mjs';
import { dataDir, isDemo, siteLink } from './environment.mjs';

/** @param {string} address */
const nobodyPublishes = (address) =>
  `The server at ${address} makes nothing live: it runs with PUBLISHER=off, or with another folder than ${siteLink}.`;

const types = 'src/gatsby-types.d.ts';

/** The types of the site's queries, which Gatsby makes of the schema; the press compiles in a folder of its own. */
function takeTypes() {
  const made = path.join(dataDir, 'site', 'press', 'site', 'frontend', types);
  if (isDemo && existsSync(made)) copyFileSync(made, inRoot('frontend', types));
}

/**
 * Waits until the publisher of the server that was just started has made live what is published, by the code that stands
 * here. What is live already is not made again.
 * @param {() => Date} since when that server was started
 */
export const siteStep = (since) => ({
  title: 'Make the site from the published content (about a minute the first time)',
  run: async (/** @type {(progress: string) => void} */ say) => {
    await untilLive({ siteLink, say }, since());
    takeTypes();
  },
});

/**
 * Has the site built anew by the server that runs.
 * @param {string} address of that server, to name it
 * @param {(progress: string) => void} say
 */
export async function buildSite(address, say) {
  const status = await publishNow({ siteLink, say });
  if (status === null) throw new SiteNotLive(nobodyPublishes(address));
  takeTypes();
}
