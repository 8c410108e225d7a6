import type { Core } from '@strapi/strapi';
import { careerApplicationUid } from '../../content-types/career-application';

/** How many keys are looked up at once. */
const together = 400;

/** Those of the keys that an application names. */
export async function usedIn(strapi: Core.Strapi, keys: string[]): Promise<Set<string>> {
  const rows: { resumeKey: string }[] = await strapi.db
    .query(careerApplicationUid)
    .findMany({ select: ['resumeKey'], where: { resumeKey: { $in: keys } } });
  return new Set(rows.map(({ resumeKey }) => resumeKey));
}

export async function* inParts(keys: AsyncIterable<string>): AsyncGenerator<string[]> {
  let part: string[] = [];
  for await (const key of keys) {
    part.push(key);
    if (part.length < together) continue;
    yield part;
    part = [];
  }
  if (part.length > 0) yield part;
}
