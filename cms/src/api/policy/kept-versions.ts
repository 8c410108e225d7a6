import type { Core } from '@strapi/strapi';
import { isEntry, readNumber, readText, type Entry } from '../../content-rules/entry';
import type { PublishedRecord, Written } from '../../content-rules/published-record';
import { problem, type Problem } from '../../content-rules/rule';
import { textOf } from './text';

const policyUid = 'api::policy.policy';
const versionUid = 'api::policy-version.policy-version';

const accepted = problem(
  'version',
  'This version has been accepted by parents. Give the new text a new version.',
);

/**
 * Every version of a policy that was published, with its text (product rule H6). A recorded consent names a version. So
 * a version always names the same text, even after its entry is changed or deleted.
 */
export const keptVersions: PublishedRecord = {
  uids: [policyUid],

  async check(strapi, write, entry) {
    if (!write.isPublishing) return [];
    const kept = await findKept(strapi, entry);
    if (kept !== null && textOf(kept) !== textOf(entry)) return [accepted];
    return findGap(strapi, write, entry);
  },

  async keep(strapi, { documentId }) {
    const published = await findPublished(strapi, documentId);
    if (published === null) return [];
    const kept = await findKept(strapi, published);
    // Another instance may have published the version since it was checked.
    if (kept !== null) return textOf(kept) === textOf(published) ? [] : [accepted];
    const data = copyOf(published);
    if (data !== null) await strapi.documents(versionUid).create({ data });
    return [];
  },
};

async function findKept(strapi: Core.Strapi, policy: Entry): Promise<Entry | null> {
  const where = { document: readText(policy, 'document'), version: readNumber(policy, 'version') };
  if (where.document === '' || where.version === null) return null;
  const found: unknown = await strapi.db.query(versionUid).findOne({ where, populate: ['summary'] });
  return isEntry(found) ? found : null;
}

function findPublished(strapi: Core.Strapi, documentId: string) {
  return strapi.documents(policyUid).findOne({ documentId, status: 'published', populate: ['summary'] });
}

type PublishedPolicy = NonNullable<Awaited<ReturnType<typeof findPublished>>>;

/** Null if something is missing. Published entries are complete, but their type does not say so. */
function copyOf({ document, version, title, effectiveOn, summary, body }: PublishedPolicy) {
  if (!document || !version || !title || !effectiveOn || !body) return null;
  const facts = (summary ?? []).map(({ value, label }) => ({ value: value ?? '', label: label ?? '' }));
  return { document, version, title, effectiveOn, summary: facts, body };
}

/** An entry that holds the version in force cannot become one that begins later: until then none would be in force. */
async function findGap(strapi: Core.Strapi, { documentId }: Written, entry: Entry): Promise<Problem[]> {
  const today = new Date().toISOString().slice(0, 10);
  if (documentId === null || readText(entry, 'effectiveOn').slice(0, 10) <= today) return [];
  const before = await findPublished(strapi, documentId);
  if (before === null || readText(before, 'effectiveOn').slice(0, 10) > today) return [];
  const version = String(readNumber(before, 'version'));
  return [
    problem(
      'effectiveOn',
      `Version ${version} is in force until then, and this entry contains it. Make a new entry for the version that begins later.`,
    ),
  ];
}
