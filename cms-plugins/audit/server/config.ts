import type { Keeping } from '@lanternway/contracts/audit/deed';
import type { Machine } from '@lanternway/contracts/audit/machine';
import type { Core } from '@strapi/strapi';

/** A type of content that is watched. */
interface WatchedType {
  /** What staff call its entries: 'Blog post'. */
  kind: string;
  /** The attribute that names an entry. */
  title: string;
}

/** What the application hands over in its `config/plugins`. */
export interface AuditConfig {
  /** The content whose changes are logged, by uid. */
  types: Readonly<Record<string, WatchedType>>;
  /** The types whose entries staff put in order by dragging: their place is no part of a version. */
  ordered: readonly string[];
  /** What staff see above a field of a type or a component. */
  labelOf: (uid: string, field: string) => string;
  /** Where the hash of each day is sent; null takes the address of the site settings. */
  operator: string | null;
  /** For how many days a line is kept. */
  keptDays: Readonly<Record<Keeping, number>>;
  /** The state of the server. Only the application knows its files and all of its plugins. */
  readMachine: (strapi: Core.Strapi) => Promise<Machine>;
}

export const config = {
  default: { operator: null },
  validator(given: Partial<AuditConfig>) {
    for (const name of ['types', 'ordered', 'labelOf', 'keptDays', 'readMachine'] as const) {
      if (given[name] === undefined) throw new Error(`"${name}" is missing.`);
    }
  },
};

export const readConfig = (strapi: Core.Strapi): AuditConfig => strapi.config.get('plugin::audit');
