import type { UID } from '@strapi/strapi';
import { readText, type Entry } from '../entry';
import { relatedIds } from '../related-ids';
import { problem, type FindPublished, type Problem } from '../rule';

interface Target {
  uid: UID.ContentType;
  /** What one of them is called. */
  thing: string;
}

/** The entries that a destination may lead to, by its kind. The field with the entry has the same name. */
export const targets: Readonly<Record<string, Target>> = {
  page: { uid: 'api::page.page', thing: 'page' },
  landing: { uid: 'api::landing-page.landing-page', thing: 'landing page' },
  course: { uid: 'api::course.course', thing: 'course' },
  post: { uid: 'api::post.post', thing: 'post' },
  policy: { uid: 'api::policy.policy', thing: 'policy' },
};

/** The document to which a destination leads; null if it leads to none. */
export function targetOf(destination: Entry): { uid: UID.ContentType; documentId: string } | null {
  const kind = readText(destination, 'kind');
  const target = targets[kind];
  const [documentId] = relatedIds(destination[kind]);
  return target === undefined || documentId === undefined ? null : { uid: target.uid, documentId };
}

/** What is wrong with a destination that is to be published: it must lead to what is on the site. */
export async function checkDestination(
  destination: Entry,
  path: Problem['path'],
  findPublished: FindPublished,
): Promise<Problem[]> {
  const kind = readText(destination, 'kind');
  if (kind === 'address') {
    const isThere = readText(destination, 'address') !== '';
    return isThere ? [] : [problem([...path, 'address'], 'Write the address to which the link leads.')];
  }
  const target = targets[kind];
  if (target === undefined) return [];
  const [documentId] = relatedIds(destination[kind]);
  if (documentId === undefined) {
    return [problem([...path, kind], `Choose the ${target.thing} to which the link leads.`)];
  }
  const live = await findPublished(target.uid, { documentId });
  if (live.length > 0) return [];
  const sentence = `This ${target.thing} is not on the site. Publish it first, or choose another.`;
  return [problem([...path, kind], sentence)];
}
