import type { Core } from '@strapi/strapi';
import { attributesOf, componentOf } from './populate';

type Entry = Readonly<Record<string, unknown>>;

/** How a field is named for staff: 'minAge' is 'Min age'. */
function labelOf(name: string): string {
  const text = name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** The types of required fields that a page can be drawn without. */
const notNeeded = new Set(['media', 'relation', 'component', 'blocks']);

/**
 * The required fields that a draft has not been given yet, as staff know them. A draft may be saved without them, but no
 * page can be drawn of it.
 */
export function missingIn(strapi: Core.Strapi, uid: string, entry: Entry): string[] {
  return attributesOf(strapi, uid).flatMap(([name, attribute]) => {
    const { type, required = false } = attribute;
    const value = entry[name];
    if (required && isEmpty(value) && !notNeeded.has(type)) return [labelOf(name)];
    if (isEmpty(value)) return [];
    const within = (Array.isArray(value) ? value : [value]).flatMap((part: unknown) => {
      const component = componentOf(attribute, part);
      return component === undefined ? [] : missingIn(strapi, component, part as Entry);
    });
    return [...new Set(within)].map((field) => `${labelOf(name)}: ${field}`);
  });
}
