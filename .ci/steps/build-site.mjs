import { SiteNotLive, publishNow, untilLive } from './live-site.mjs';
import { siteLink } from './environment.mjs';

/** @param {string} address */
const nobodyPublishes = (address) =>
  `The server at ${address} makes nothing live: it runs with PUBLISHER=off, or with another folder than ${siteLink}.`;

/**
 * Waits until the publisher of the server that was just started has made live what is published, by the code that stands
 * here. What is live already is not made again.
 * @param {() => Date} since when that server was started
 */
export const siteStep = (since) => ({
  title: 'Make the site from the published content (about a minute the first time)',
  run: (/** @type {(progress: string) => void} */ say) => untilLive({ siteLink, say }, since()),
});

/**
 * Has the site built anew by the server that runs.
 * @param {string} address of that server, to name it
 * @param {(progress: string) => void} say
 */
export async function buildSite(address, say) {
  const status = await publishNow({ siteLink, say });
  if (status === null) throw new SiteNotLive(nobodyPublishes(address));
}
