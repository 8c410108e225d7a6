/**
 * Asks for the same address again and again, and prints as JSON how many answers came a second. Runs in its own process, so that
 * it measures the server and not itself.
 */
import { sendLoad } from '../load.mjs';

/** @typedef {{ url: string, seconds: number, connections: number, sent: import('../post-json.mjs').Sent }} Order */

/** @type {Order} */
const { url, seconds, connections, sent } = JSON.parse(process.argv[2] ?? '');
const { statuses, tookMs } = await sendLoad({ url, connections, seconds }, () => sent);
console.log(JSON.stringify({ statuses, perSecond: tookMs.length / seconds }));
