import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { processorTimeOf } from '../boxes.mjs';
import { host, site } from '../installation.mjs';

/** @typedef {import('../run.mjs').Run} Run */
/** @typedef {import('../boxes.mjs').Box} Box */
/** `cost`: milliseconds of a processor for each request. @typedef {{ pace: number, cost: number }} Measured */

const rounds = 3;
const seconds = 6;

/** How many times more of a processor an answer of the server takes, although the proxy encrypts its own. */
const leastCheaper = 1.3;

/** It also answers health checks and metrics. */
const mostShare = 15;

/** @param {string} address @param {Box} box what answers there @returns {Promise<Measured>} */
async function measure(address, box) {
  const headers = ['-H', 'Accept-Encoding: br', '-H', `Host: ${host}`];
  const before = processorTimeOf(box);
  const wrk = spawn('wrk', [
    '-t',
    '1',
    '-c',
    '32',
    '-d',
    `${seconds}s`,
    '--timeout',
    '30s',
    ...headers,
    address,
  ]);
  let words = '';
  for (const stream of [wrk.stdout, wrk.stderr]) stream.on('data', (part) => (words += String(part)));
  await once(wrk, 'close');
  assert.doesNotMatch(words, /Non-2xx|Socket errors/, words);
  const requests = words.split(' requests in')[0]?.split(/\s/).at(-1);
  assert.ok(Number(requests) > 0, words);
  return {
    pace: Number(requests) / seconds,
    cost: ((processorTimeOf(box) - before) * 1000) / Number(requests),
  };
}

/** The middle one of several rounds. @param {Measured[]} rounds @param {keyof Measured} what */
const median = (rounds, what) =>
  rounds.map((round) => round[what]).sort((a, b) => a - b)[Math.floor(rounds.length / 2)] ?? 0;

/**
 * The home page from the proxy, with TLS, and from a server directly, without: in turn, so that both have the same minute.
 * While the proxy is asked, the servers must have next to nothing to do. What sends the requests takes as much of the machine
 * as what answers, so the paces say less than what one answer costs.
 * @param {Run} run
 */
export async function isFaster({ engine }) {
  const [web] = engine.runningOf('web');
  const [proxy] = engine.runningOf('proxy');
  assert.ok(web && proxy);
  const [ofServer, ofProxy] = [/** @type {Measured[]} */ ([]), /** @type {Measured[]} */ ([])];
  let meanwhile = 0;
  for (let round = 0; round < rounds; round += 1) {
    ofServer.push(await measure(`http://${web.box.address}:1337/`, web.box));
    const before = processorTimeOf(web.box);
    ofProxy.push(await measure(`${site}/`, proxy.box));
    meanwhile += processorTimeOf(web.box) - before;
  }
  const share = (100 * meanwhile) / (rounds * seconds);
  const times = median(ofProxy, 'pace') / median(ofServer, 'pace');
  const words = [
    `${Math.round(median(ofProxy, 'pace'))} requests/s from the proxy, ${Math.round(median(ofServer, 'pace'))} from a server`,
    `${times.toFixed(1)} times`,
    `${median(ofProxy, 'cost').toFixed(3)} and ${median(ofServer, 'cost').toFixed(3)} ms of a processor for each`,
    `a server takes ${share.toFixed(0)} % of one meanwhile`,
  ].join('; ');
  const cheaper = median(ofServer, 'cost') / median(ofProxy, 'cost');
  assert.ok(cheaper >= leastCheaper && share < mostShare, words);
  return words;
}
