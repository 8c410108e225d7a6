import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { knownDeviceDays } from '@lanternway/contracts/accounts/accounts';
import { networkOf } from '@lanternway/server-kit/http/networks';
import type { Core } from '@strapi/strapi';
import { secretsOf } from '../../config';

/** Where a request comes from: a browser, identified by its cookie, or a program, identified by its network address. */
export interface Device {
  id: string;
  /** False for a program that keeps no cookies: it is known by its address. */
  isBrowser: boolean;
  /** It sent no cookie, so `id` was made just now. */
  isNew: boolean;
  /** One for each account that it has logged in to, the latest first. */
  marks: readonly string[];
}

// Devices are recognised without a table of devices (after OWASP's device cookies). A browser keeps its own random id
// and, for each account that it has logged in to, a mark that only we can make.

const maxMarks = 5;
const dayMs = 24 * 60 * 60_000;

/** Longer than the day in which only so many of these mails are sent, so that one of their links is always valid. */
export const passLivesMs = 25 * 60 * 60_000;

const idPattern = /^[\w-]{22}$/;
const markPattern = /^([0-9a-z]{1,6})-([\w-]{43})$/;
const passPattern = /^([0-9a-z]{1,10})\.([\w-]{43})$/;

type Sign = (...parts: string[]) => string;

const signerOf = (strapi: Core.Strapi): Sign => signerWith(secretsOf(strapi)[0]);

/** Those of earlier secrets too. */
const signersOf = (strapi: Core.Strapi): Sign[] => secretsOf(strapi).map(signerWith);

function signerWith(secret: string): Sign {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'accounts: devices', 32));
  return (...parts) => createHmac('sha256', key).update(parts.join('|')).digest('base64url');
}

const newId = () => randomBytes(16).toString('base64url');

function isMark(signs: Sign[], mark: string, id: string, email: string, now: number): boolean {
  const [, day = '', signature = ''] = markPattern.exec(mark) ?? [];
  const age = Math.floor(now / dayMs) - Number.parseInt(day, 36);
  const isOurs = signs.some((sign) => isSame(sign('known', id, email, day), signature));
  return isOurs && age >= 0 && age <= knownDeviceDays;
}

function makeMark(sign: Sign, id: string, email: string, now: number): string {
  const day = Math.floor(now / dayMs).toString(36);
  return `${day}-${sign('known', id, email, day)}`;
}

const join = (id: string, marks: readonly string[]) => [id, ...marks].join('.');

/** @param fromPage whether a page sent the request: a program that says nothing of an origin need not keep cookies */
export function readDevice(cookie: string | undefined, address: string, fromPage: boolean): Device {
  const [id = '', ...marks] = (cookie ?? '').split('.', maxMarks + 1);
  if (idPattern.test(id)) return { id, isBrowser: true, isNew: false, marks };
  return fromPage
    ? { id: newId(), isBrowser: true, isNew: true, marks: [] }
    : { id: `at ${networkOf(address)}`, isBrowser: false, isNew: true, marks: [] };
}

/** What a device is to keep from now on. */
export const writeDevice = ({ id, marks }: Device): string =>
  join(
    id,
    marks.filter((mark) => markPattern.test(mark)),
  );

/** The same, with this account among those the device is known to. */
export function rememberAccount(
  strapi: Core.Strapi,
  device: Device,
  email: string,
  now = Date.now(),
): string {
  const sign = signerOf(strapi);
  const id = device.isBrowser ? device.id : newId();
  const isOther = (mark: string) =>
    markPattern.test(mark) && !isMark(signersOf(strapi), mark, id, email, now);
  const others = device.marks.filter(isOther);
  return join(id, [makeMark(sign, id, email, now), ...others].slice(0, maxMarks));
}

/** The name of a device in rows and counts. */
export const keyOfDevice = (strapi: Core.Strapi, { id }: Device): string => signerOf(strapi)('device', id);

/** Its names now and before: one for each secret. */
export const keysOfDevice = (strapi: Core.Strapi, { id }: Device): string[] =>
  signersOf(strapi).map((sign) => sign('device', id));

/** Whether a device has logged in to this account before, or come by a link that only the owner's mailbox had. */
export function isDeviceKnown(
  strapi: Core.Strapi,
  { id, isBrowser, marks }: Device,
  email: string,
  now = Date.now(),
): boolean {
  const signs = signersOf(strapi);
  return isBrowser && marks.some((mark) => isMark(signs, mark, id, email, now));
}

/** What the link in a mail carries: it makes the device known on which the link is opened. */
export function makePass(strapi: Core.Strapi, email: string, now = Date.now()): string {
  const until = Math.floor((now + passLivesMs) / 1000).toString(36);
  return `${until}.${signerOf(strapi)('pass', email, until)}`;
}

export function isPass(strapi: Core.Strapi, email: string, pass: string, now = Date.now()): boolean {
  const [, until = '', signature = ''] = passPattern.exec(pass) ?? [];
  const isOurs = signersOf(strapi).some((sign) => isSame(sign('pass', email, until), signature));
  return isOurs && Number.parseInt(until, 36) * 1000 > now;
}

const isSame = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
