/**
 * Answers questions for the addresses of services, as Docker's name server does: all containers of a service that run, whether
 * they are ready or not, in a new order each time. `node names-server.mjs <table>`; the table is read for each question.
 */
import { createSocket } from 'node:dgram';
import { readFileSync } from 'node:fs';

const [, , table = ''] = process.argv;
const kindA = 1;
const noSuchName = 3;

/** @param {Buffer} question @returns {{ name: string, kind: number, end: number }} */
function read(question) {
  const labels = [];
  let at = 12;
  for (let length = question[at] ?? 0; length > 0; length = question[at] ?? 0) {
    labels.push(question.toString('latin1', at + 1, at + 1 + length));
    at += length + 1;
  }
  return { name: labels.join('.').toLowerCase(), kind: question.readUInt16BE(at + 1), end: at + 5 };
}

/** @param {string} address */
const record = (address) =>
  // The name of the question, kind A, class IN, for no time, four bytes.
  Buffer.from([0xc0, 12, 0, kindA, 0, 1, 0, 0, 0, 0, 0, 4, ...address.split('.').map(Number)]);

/** @param {Buffer} question */
function answer(question) {
  const { name, kind, end } = read(question);
  /** @type {string[] | undefined} */
  const known = JSON.parse(readFileSync(table, 'utf8'))[name];
  const addresses = kind === kindA ? (known ?? []) : [];
  const from = Math.floor(Math.random() * addresses.length);
  const records = [...addresses.slice(from), ...addresses.slice(0, from)].map(record);
  const head = Buffer.from(question.subarray(0, 12));
  head.writeUInt16BE(0x8180 | (known === undefined ? noSuchName : 0), 2);
  head.writeUInt16BE(records.length, 6);
  head.writeUInt32BE(0, 8);
  return Buffer.concat([head, question.subarray(12, end), ...records]);
}

const socket = createSocket('udp4');
socket.on('message', (question, { port, address }) => socket.send(answer(question), port, address));
socket.bind(53, '127.0.0.11');
