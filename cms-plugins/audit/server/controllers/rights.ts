import { auditPermissions } from '@lanternway/contracts/audit/staff';
import { subjects } from '@lanternway/contracts/audit/subjects';
import { ownEntry } from '@lanternway/contracts/wire/own-entry';
import type { Core } from '@strapi/strapi';
import { readConfig } from '../config';

type May = (permission: string, subject?: string) => boolean;

const update = 'plugin::content-manager.explorer.update';

/** Those who may change an entry of content see its versions, and put them back. */
export const mayPutBack = (strapi: Core.Strapi, may: May, uid: string): boolean =>
  ownEntry(readConfig(strapi).types, uid) !== undefined && may(update, uid);

/** Those who may change an entry of content, or work at the desk of it, read its history; and those who read all. */
export function mayReadHistory(strapi: Core.Strapi, may: May, uid: string): boolean {
  if (may(auditPermissions.read)) return true;
  if (ownEntry(readConfig(strapi).types, uid) !== undefined) return may(update, uid);
  const readBy = ownEntry(subjects, uid)?.readBy ?? null;
  return readBy !== null && may(readBy);
}
