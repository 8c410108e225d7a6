import { randomInt } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from '../paths.mjs';

/** @typedef {{ email: string, password: string }} Login */
/**
 * @typedef {{ url: string, adminUrl: string, outbox?: string, sandbox?: string, logins: Record<string, Login> }} Demo
 */

export const demoFile = process.env.DEMO_FILE ?? inRoot('.demo', 'demo.json');

/** The staff of the demo, by role. */
export const demoRoles = {
  superAdmin: 'Super admin',
  marketing: 'Marketing',
  admissions: 'Admissions',
  finance: 'Finance',
  teacher: 'Teacher',
};

/** Letters and digits that cannot be confused with each other on paper. */
const alphabet = { lower: 'abcdefghijkmnpqrstuvwxyz', upper: 'ABCDEFGHJKLMNPQRSTUVWXYZ', digit: '23456789' };

/** @param {string} letters @param {number} count */
const pick = (letters, count) =>
  Array.from({ length: count }, () => letters[randomInt(letters.length)]).join('');

const newPassword = () => `${pick(alphabet.upper, 2)}${pick(alphabet.lower, 8)}${pick(alphabet.digit, 4)}`;

/** @param {string} role @returns {Login} */
const newLogin = (role) => ({ email: `${role.toLowerCase()}@lanternway.example`, password: newPassword() });

/** @returns {Demo | null} */
export function readDemo() {
  return existsSync(demoFile) ? JSON.parse(readFileSync(demoFile, 'utf8')) : null;
}

/**
 * Keeps existing logins, creates missing ones, and writes down the addresses of this start.
 * @param {string} url
 * @param {{ hasOutbox: boolean, sandbox: string | null }} how whether mail is kept for reading instead of sent; the
 *   address of the payment sandbox
 * @returns {Demo}
 */
export function writeDemo(url, { hasOutbox, sandbox }) {
  const known = readDemo()?.logins ?? {};
  const logins = Object.fromEntries(
    Object.keys(demoRoles).map((role) => [role, known[role] ?? newLogin(role)]),
  );
  const outbox = hasOutbox ? { outbox: `${url}/_outbox` } : {};
  const payments = sandbox === null ? {} : { sandbox };
  const demo = { url, adminUrl: `${url}/admin`, ...outbox, ...payments, logins };
  mkdirSync(path.dirname(demoFile), { recursive: true, mode: 0o700 });
  writeFileSync(demoFile, `${JSON.stringify(demo, null, 2)}\n`, { mode: 0o600 });
  // An existing file keeps its old mode.
  chmodSync(demoFile, 0o600);
  return demo;
}

/** @param {string} url @param {Demo | null} demo */
export const describeAddresses = (url, demo) =>
  [
    `Site      ${url}`,
    `Admin     ${url}/admin`,
    ...(demo?.outbox ? [`Mail      ${demo.outbox}`] : []),
    ...(demo?.sandbox ? [`Payments  ${demo.sandbox} (test mode: no money moves)`] : []),
  ].join('\n');

/** @param {Demo} demo */
export function describeLogins(demo) {
  const width = Math.max(...Object.values(demo.logins).map(({ email }) => email.length));
  const lines = Object.entries(demoRoles).map(([role, name]) => {
    const login = demo.logins[role];
    return `  ${name.padEnd(12)} ${login?.email.padEnd(width)}  ${login?.password}`;
  });
  return ['Staff logins of this demo (kept in .demo/demo.json):', ...lines].join('\n');
}
