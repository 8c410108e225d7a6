import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { readConfig } from '../../config';

/** What a link lets its reader do: everything a parent may, or enter the class. */
export const purposes = ['manage', 'join'] as const;

export type Purpose = (typeof purposes)[number];

/** 128 bits. */
const macBytes = 16;

/**
 * The token of a link to a class that needs no login. It is not stored, so each mail can contain it again. Replacing the
 * secrets voids all old links once the old secrets are removed.
 */
export function tokenOf(strapi: Core.Strapi, enquiryId: string, purpose: Purpose): string {
  const [secret = ''] = readConfig(strapi).secrets;
  return `${enquiryId}.${purpose}.${macOf(secret, enquiryId, purpose).toString('base64url')}`;
}

/** Whose class a token opens; null where it is not one of ours. */
export function readToken(
  strapi: Core.Strapi,
  token: string,
): { enquiryId: string; purpose: Purpose } | null {
  const [enquiryId = '', named = '', mac = '', ...rest] = token.split('.');
  const purpose = purposes.find((known) => known === named);
  const given = Buffer.from(mac, 'base64url');
  if (purpose === undefined || rest.length > 0 || given.length !== macBytes) return null;
  const isOurs = readConfig(strapi).secrets.some((secret) =>
    timingSafeEqual(given, macOf(secret, enquiryId, purpose)),
  );
  return isOurs ? { enquiryId, purpose } : null;
}

const macOf = (secret: string, enquiryId: string, purpose: Purpose): Buffer =>
  createHmac('sha256', `enquiries.link ${secret}`)
    .update(`${enquiryId}|${purpose}`)
    .digest()
    .subarray(0, macBytes);

export interface ClassLinks {
  /** Paths of the site. What stands behind `#` is sent to no server. */
  manage: string;
  join: string;
  /** The whole address, for calendars. */
  joinAddress: string;
}

export function linksOf(strapi: Core.Strapi, enquiryId: string): ClassLinks {
  const join = `/join#${tokenOf(strapi, enquiryId, 'join')}`;
  return {
    manage: `/booking#${tokenOf(strapi, enquiryId, 'manage')}`,
    join,
    joinAddress: new URL(join, strapi.config.get<string>('server.absoluteUrl')).href,
  };
}
