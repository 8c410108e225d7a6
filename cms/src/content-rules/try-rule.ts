import type { Entry } from './entry';
import type { Rule } from './rule';

interface Circumstances {
  isPublishing?: boolean;
  /** The entries of the same type that exist besides the one looked at. */
  others?: Entry[];
}

/** For tests: what a rule says about an entry, as `place: sentence`. */
export async function tryRule(
  rule: Rule,
  entry: Entry,
  circumstances: Circumstances = {},
): Promise<string[]> {
  const { isPublishing = false, others = [] } = circumstances;
  const findOthers = (where: Record<string, unknown>) =>
    Promise.resolve(
      others.filter((other) => Object.entries(where).every(([field, value]) => other[field] === value)),
    );
  const found = await rule({ entry, isPublishing, findOthers });
  return found.map(({ path, message }) => `${path.join('.')}: ${message}`);
}
