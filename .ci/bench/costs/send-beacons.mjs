/**
 * Sends what pages tell of visits, over connections that each send again once they are answered; no more than `perSecond`
 * of them. Runs in a process of its own, to measure the server and not itself.
 */
import { sendLoad } from '../load.mjs';
import { beaconOf } from './beacon.mjs';

/**
 * @typedef {{ url: string, seconds: number, pages: number, first: number, connections: number,
 *   perSecond?: number }} Order
 */
/** @typedef {{ statuses: Record<string, number>, last: number }} Sent */

/** @type {Order} */
const { url, seconds, pages, first, connections, perSecond } = JSON.parse(process.argv[2] ?? '');
let last = first;

const nextBeacon = () => beaconOf((last += 1), pages);

const rate = perSecond === undefined ? {} : { overallRate: perSecond };
const { statuses } = await sendLoad({ url, connections, seconds, ...rate }, nextBeacon);
console.log(JSON.stringify({ statuses, last }));
