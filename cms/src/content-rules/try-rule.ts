import type { Entry } from './entry';
import type { Rule } from './rule';

interface Circumstances {
  isPublishing?: boolean;
  /** The other entries of the same type. */
  others?: Entry[];
  /** What is published: of one type if it has a `uid`, otherwise of all. */
  published?: Entry[];
}

/** For tests: the problems that a rule finds in an entry, as `place: sentence`. */
export async function tryRule(
  rule: Rule,
  entry: Entry,
  circumstances: Circumstances = {},
): Promise<string[]> {
  const { isPublishing = false, others = [], published = [] } = circumstances;
  const findOthers = (where: Record<string, unknown>) =>
    Promise.resolve(
      others.filter((other) => Object.entries(where).every(([field, value]) => other[field] === value)),
    );
  const findPublished = (uid: string) =>
    Promise.resolve(published.filter((one) => one['uid'] === undefined || one['uid'] === uid));
  const found = await rule({ entry, isPublishing, findOthers, findPublished });
  return found.map(({ path, message }) => `${path.join('.')}: ${message}`);
}
