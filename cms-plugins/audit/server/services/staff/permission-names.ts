import type { Core } from '@strapi/strapi';

interface Action {
  displayName: string;
  /** Of the section of settings only: 'webhooks'. */
  category?: string;
  /** 'general' where an action has none. */
  subCategory?: string | null;
}

interface Permissions {
  actionProvider: { get: (actionId: string) => Action | undefined };
}

/**
 * A permission as the page of roles calls it.
 * @param permission the id of an action, and after a space the uid of the content type that it is about, if any
 * @returns 'Read: FAQ group', or what was given where it is not known any more
 */
export function permissionName(strapi: Core.Strapi, permission: string): string {
  const [actionId = '', uid] = permission.split(' ');
  const { actionProvider } = strapi.service('admin::permission') as unknown as Permissions;
  const action = actionProvider.get(actionId);
  if (action === undefined) return ofToken(strapi, permission);
  const about = uid === undefined ? placeOf(action) : (kindOf(strapi, uid) ?? uid);
  return about === '' ? action.displayName : `${action.displayName}: ${about}`;
}

const kindOf = (strapi: Core.Strapi, uid: string): string | undefined =>
  Object.values(strapi.contentTypes).find((each) => each.uid === uid)?.info.displayName;

/** 'find: FAQ group' for an API token's 'api::faq-group.faq-group.find'. */
function ofToken(strapi: Core.Strapi, permission: string): string {
  const [, uid = '', call = ''] = /^(.*)\.(\w+)$/.exec(permission) ?? [];
  const kind = kindOf(strapi, uid);
  return kind === undefined ? permission : `${call}: ${kind}`;
}

/** Where the page of roles has it: 'users and roles, roles'. */
const placeOf = ({ category, subCategory }: Action): string =>
  [category, subCategory === 'general' ? null : subCategory].filter((part) => part).join(', ');
