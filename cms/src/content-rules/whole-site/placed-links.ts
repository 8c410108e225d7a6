import { isEntry, readText, type Entry } from '../entry';
import { textLinksOf } from '../kinds/values';
import type { Problem } from '../rule';
import { componentOf, type Schema } from '../schema';

/** An address that staff wrote, and the field with it. */
export interface PlacedLink {
  path: Problem['path'];
  href: string;
}

/** The fields with an address, by the type or component. */
const addressFields: Readonly<Record<string, readonly string[]>> = {
  'shared.link': ['href'],
  'shared.destination': ['address'],
  'block.form': ['next'],
  'api::redirect.redirect': ['to'],
  'api::landing-page.landing-page': ['leadsTo'],
};

export const linkFieldsOf = (uid: string): readonly string[] => addressFields[uid] ?? [];

/** Whether an address is not used: a destination that leads to a chosen entry still has the address that was typed before. */
const isUnused = (uid: string, entry: Entry): boolean =>
  uid === 'shared.destination' && readText(entry, 'kind') !== 'address';

interface Walk {
  uid: string;
  path: Problem['path'];
  component: (uid: string) => Schema;
}

/** Every address that an entry leads to, in the order of the form. */
export function placedLinksOf(schema: Schema, entry: Entry, { uid, path, component }: Walk): PlacedLink[] {
  const own = isUnused(uid, entry)
    ? []
    : linkFieldsOf(uid).map((field) => ({ path: [...path, field], href: readText(entry, field) }));
  const deeper = Object.entries(schema).flatMap(([field, attribute]): PlacedLink[] => {
    const value = entry[field];
    const place = [...path, field];
    if (attribute.type === 'blocks') return textLinksOf(value).map((href) => ({ path: place, href }));
    if (attribute.type !== 'component' && attribute.type !== 'dynamiczone') return [];
    const walkOne = (part: Entry, at: Problem['path']) => {
      const inner = componentOf(attribute, part);
      return placedLinksOf(component(inner), part, { uid: inner, path: at, component });
    };
    if (!Array.isArray(value)) return isEntry(value) ? walkOne(value, place) : [];
    return value.flatMap((part, index) => (isEntry(part) ? walkOne(part, [...place, index]) : []));
  });
  return [...own.filter(({ href }) => href !== ''), ...deeper];
}
