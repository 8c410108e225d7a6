import type { RBACMiddleware, StrapiApp } from '@strapi/strapi/admin';
import { isRecord } from '@lanternway/contracts/wire/is-record';

/**
 * Screens of Strapi that staff do not need here, named by the beginning of the permission that shows their link: its shop
 * and its plugins, and what only code changes in this product (the content model, languages, and how parents log in).
 */
const unneeded = [
  'admin::marketplace.',
  'plugin::content-type-builder.',
  'plugin::i18n.',
  'plugin::users-permissions.',
];

const isUnneeded = (action: string) => unneeded.some((beginning) => action.startsWith(beginning));

/** Takes those permissions out of every answer about what a person may do on a screen. The server does not change. */
export const hideUnneeded: RBACMiddleware = () => (next) => (permissions) =>
  next(permissions.filter(({ action }) => !isUnneeded(action)));

/** The button of an entry that leads to the content model. Strapi shows it to everyone, whatever they may. */
export const withoutModel = <Action extends { type?: string }>(actions: readonly Action[]): Action[] =>
  actions.filter(({ type }) => type !== 'edit-the-model');

/** Whether a person has anything to set: without that, the settings are only a page about Strapi. */
export const hasSettings = (permissions: readonly { action: string }[]): boolean =>
  permissions.some(({ action }) => action.startsWith('admin::') && !isUnneeded(action));

/** Whether a person reads any content: without that, the Content Manager is empty. */
export const hasContent = (permissions: readonly { action: string }[]): boolean =>
  permissions.some(({ action }) => action.startsWith('plugin::content-manager.explorer.'));

/** Whether the person who is logged in has anything to set. */
export const maySet = (): boolean => !document.documentElement.hasAttribute('data-no-settings');

const isPermission = (value: unknown): value is { action: string } =>
  isRecord(value) && typeof value['action'] === 'string';

/** The permissions of the person who has just logged in, if Strapi's store has just received them. */
export function permissionsIn(action: unknown): { action: string }[] | null {
  if (!isRecord(action) || action['type'] !== 'adminApi/executeQuery/fulfilled') return null;
  const { meta, payload } = action;
  const asked = isRecord(meta) && isRecord(meta['arg']) ? meta['arg']['endpointName'] : null;
  if (asked !== 'getMyPermissions' || !Array.isArray(payload)) return null;
  return payload.filter(isPermission);
}

/** Strapi shows the links to settings and content to everyone; style.ts hides them from people without any. */
export const hideEmpty: StrapiApp['middlewares'][number] = () => () => (next) => (action) => {
  const permissions = permissionsIn(action);
  if (permissions !== null) {
    document.documentElement.toggleAttribute('data-no-settings', !hasSettings(permissions));
    document.documentElement.toggleAttribute('data-no-content', !hasContent(permissions));
  }
  return next(action);
};
