import { readText } from '../entry';
import { problem, type Rule } from '../rule';

interface UniqueWords {
  /** What the entry is called in a sentence: 'course'. */
  thing: string;
  /** What the field is called in a sentence: 'address'. */
  what: string;
}

/**
 * No two documents have the same text in this field. This is a rule and not an index of the database, because the draft
 * and the published row of one document hold the same text.
 */
export function isUnique(field: string, { thing, what }: UniqueWords): Rule {
  return async ({ entry, findOthers }) => {
    const value = readText(entry, field);
    if (value === '' || (await findOthers({ [field]: value })).length === 0) return [];
    return [problem(field, `Another ${thing} already uses the ${what} "${value}". Choose another.`)];
  };
}

const slugShape = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Slugs and keys are used in addresses and in code: lower-case letters, digits, single hyphens between them. */
export function isSlug(field: string, what: string): Rule {
  return ({ entry }) => {
    const value = readText(entry, field);
    if (value === '' || slugShape.test(value)) return [];
    return [
      problem(
        field,
        `Write the ${what} with lower-case letters, digits and single hyphens only, as in "summer-camp".`,
      ),
    ];
  };
}

/**
 * The field for an entry's web address. The schema does not require it: Strapi's form would fill a required one with
 * the name of the type before there is a title. Its pattern allows everything, so that staff read the sentence here and
 * not the pattern.
 */
export function hasOwnAddress(thing: string): Rule[] {
  const isThere: Rule = ({ entry, isPublishing }) =>
    isPublishing && readText(entry, 'slug') === '' ? [problem('slug', 'Address is missing.')] : [];
  return [isThere, isSlug('slug', 'address'), isUnique('slug', { thing, what: 'address' })];
}
