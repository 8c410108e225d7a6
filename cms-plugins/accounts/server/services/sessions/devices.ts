import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { knownDeviceDays } from '@lanternway/contracts/accounts/accounts';
import type { Core } from '@strapi/strapi';
import { networkOf } from '../rate-limits/keys';

/** What a request comes from: a browser by what it was given to keep, or a program by its network address. */
export interface Device {
  id: string;
  /** False for a program that keeps no cookies: it is known by its address. */
  isBrowser: boolean;
  /** It brought nothing, so `id` was made just now. */
  isNew: boolean;
  /** One for each account that it has logged in to, the latest first. */
  marks: readonly string[];
}

/**
 * Knows devices again without storing anything of them (after OWASP's device cookies). A browser keeps its own random
 * id, and for each account that it has logged in to a mark that only we can make.
 */
export interface Devices {
  /** @param fromPage whether a page sent the request: a program that says nothing of an origin need not keep cookies */
  read(cookie: string | undefined, address: string, fromPage: boolean): Device;
  /** By which a device is named in rows and counts. */
  keyOf(device: Device): string;
  /** Whether it has logged in to this account before, or come by a link that only the owner's mailbox had. */
  isKnown(device: Device, email: string): boolean;
  /** What the device is to keep from now on. */
  write(device: Device): string;
  /** The same, with this account among those it is known to. */
  remember(device: Device, email: string): string;
  /** What a mail carries to make the device known on which it is opened. */
  makePass(email: string): string;
  isPass(email: string, pass: string): boolean;
}

const mostMarks = 5;
const dayMs = 24 * 60 * 60_000;

/** Longer than the day within which so many such mails are sent, so that one of them is always good. */
export const passLivesMs = 25 * 60 * 60_000;

const idPattern = /^[\w-]{22}$/;
const markPattern = /^([0-9a-z]{1,6})-([\w-]{43})$/;
const passPattern = /^([0-9a-z]{1,10})\.([\w-]{43})$/;

export function devices({ strapi }: { strapi: Core.Strapi }, now: () => number = Date.now): Devices {
  const secret = strapi.config.get<string>('plugin::users-permissions.jwtSecret');
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'accounts: devices', 32));
  const sign = (...parts: string[]) => createHmac('sha256', key).update(parts.join('|')).digest('base64url');
  const newId = () => randomBytes(16).toString('base64url');

  const isMark = (mark: string, id: string, email: string) => {
    const [, day = '', signature = ''] = markPattern.exec(mark) ?? [];
    const age = Math.floor(now() / dayMs) - Number.parseInt(day, 36);
    return isSame(sign('known', id, email, day), signature) && age >= 0 && age <= knownDeviceDays;
  };
  const markOf = (id: string, email: string) => {
    const day = Math.floor(now() / dayMs).toString(36);
    return `${day}-${sign('known', id, email, day)}`;
  };
  const join = (id: string, marks: readonly string[]) => [id, ...marks].join('.');

  return {
    read(cookie, address, fromPage) {
      const [id = '', ...marks] = (cookie ?? '').split('.', mostMarks + 1);
      if (idPattern.test(id)) return { id, isBrowser: true, isNew: false, marks };
      return fromPage
        ? { id: newId(), isBrowser: true, isNew: true, marks: [] }
        : { id: `at ${networkOf(address)}`, isBrowser: false, isNew: true, marks: [] };
    },
    keyOf: ({ id }) => sign('device', id),
    isKnown: ({ id, isBrowser, marks }, email) => isBrowser && marks.some((mark) => isMark(mark, id, email)),
    write: ({ id, marks }) =>
      join(
        id,
        marks.filter((mark) => markPattern.test(mark)),
      ),
    remember(device, email) {
      const id = device.isBrowser ? device.id : newId();
      const others = device.marks.filter((mark) => markPattern.test(mark) && !isMark(mark, id, email));
      return join(id, [markOf(id, email), ...others].slice(0, mostMarks));
    },
    makePass(email) {
      const until = Math.floor((now() + passLivesMs) / 1000).toString(36);
      return `${until}.${sign('pass', email, until)}`;
    },
    isPass(email, pass) {
      const [, until = '', signature = ''] = passPattern.exec(pass) ?? [];
      return isSame(sign('pass', email, until), signature) && Number.parseInt(until, 36) * 1000 > now();
    },
  };
}

const isSame = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
