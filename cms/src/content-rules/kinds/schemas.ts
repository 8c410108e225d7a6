import { isEntry, isFilled, type Entry } from '../entry';
import { problem, type Problem } from '../rule';
import { type Attribute, componentOf, type Schema } from '../schema';
import { hasControlCharacters, hasUndescribedImage, numberSentence, textLinksOf } from './values';
import { isTextLinkTarget } from './links';

export interface SchemaReader {
  /** The schema of a component, by its uid. */
  component(uid: string): Schema;
  /** What staff see above the field. */
  labelOf(uid: string, field: string): string;
  /** Rules that belong to a component wherever it is used. */
  componentRule(uid: string, component: Entry): Problem[];
}

interface Walk {
  uid: string;
  path: (string | number)[];
  isPublishing: boolean;
  reader: SchemaReader;
}

/**
 * Checks an entry against the limits of its schema, with sentences for staff in place of Strapi's own. Drafts may be
 * incomplete, but what is there must already fit.
 */
export function checkAgainstSchema(schema: Schema, entry: Entry, walk: Walk): Problem[] {
  return Object.entries(schema).flatMap(([field, attribute]) => {
    const value = entry[field];
    const place = { ...walk, path: [...walk.path, field] };
    const label = walk.reader.labelOf(walk.uid, field);
    if (!isFilled(value)) return walk.isPublishing ? checkMissing(attribute, label, place) : [];
    if (attribute.type === 'component' || attribute.type === 'dynamiczone') {
      return checkComponents(attribute, value, label, place);
    }
    const sentence = findFault(attribute, value, label) ?? findLack(attribute, value, label, walk);
    return sentence === null ? [] : [problem(place.path, sentence)];
  });
}

function checkMissing(attribute: Attribute, label: string, { path }: Walk): Problem[] {
  if (!attribute.isRequired) return [];
  if (attribute.isRepeatable) return [problem(path, `${label}: add at least ${attribute.min ?? 1}.`)];
  return [problem(path, `${label} is missing.`)];
}

function checkComponents(attribute: Attribute, value: unknown, label: string, walk: Walk): Problem[] {
  const checkOne = (component: Entry, path: Walk['path']) => {
    const uid = componentOf(attribute, component);
    return [
      ...walk.reader
        .componentRule(uid, component)
        .map((found) => problem([...path, ...found.path], found.message)),
      ...checkAgainstSchema(walk.reader.component(uid), component, { ...walk, uid, path }),
    ];
  };
  if (!Array.isArray(value)) return isEntry(value) ? checkOne(value, walk.path) : [];
  const count = checkCount(attribute, value.length, label, walk);
  const items = value.flatMap((item, index) => (isEntry(item) ? checkOne(item, [...walk.path, index]) : []));
  return [...count, ...items];
}

function checkCount({ min, max }: Attribute, count: number, label: string, walk: Walk): Problem[] {
  if (max !== undefined && count > max) {
    return [problem(walk.path, `${label}: at most ${max}, and there are ${count}.`)];
  }
  if (walk.isPublishing && min !== undefined && count < min) {
    return [problem(walk.path, `${label}: at least ${min}, and there are ${count}.`)];
  }
  return [];
}

function findFault(attribute: Attribute, value: unknown, label: string): string | null {
  if (hasControlCharacters(value)) {
    return `${label} contains invisible control characters. Type the text again instead of pasting it.`;
  }
  switch (attribute.type) {
    case 'integer':
      return numberSentence(value, label, attribute);
    case 'enumeration':
      return attribute.choices.includes(value) ? null : `Choose ${label} from the list.`;
    case 'blocks':
      return findBadLink(value, label);
    default:
      return findTooLong(attribute, value, label);
  }
}

/** What a draft may still lack inside a field that is filled. */
function findLack({ type }: Attribute, value: unknown, label: string, { isPublishing }: Walk): string | null {
  if (!isPublishing || type !== 'blocks' || !hasUndescribedImage(value)) return null;
  return `${label}: a picture in the text has no alternative text. Write it in the media library and choose it again.`;
}

function findTooLong({ maxLength }: Attribute, value: unknown, label: string): string | null {
  if (typeof value !== 'string' || maxLength === undefined || value.length <= maxLength) return null;
  return `${label} may have at most ${maxLength} characters; this has ${value.length}.`;
}

function findBadLink(value: unknown, label: string): string | null {
  const bad = textLinksOf(value).find((url) => !isTextLinkTarget(url));
  if (bad === undefined) return null;
  return `${label}: the link "${bad}" must lead to a path of this site, such as /faq, or to an address that starts with https://.`;
}
