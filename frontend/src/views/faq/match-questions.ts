import type { FaqGroup } from '../../content/reading/faq';

const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

const failureText = (query: string): string[] => plain(query).match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * The groups with only those questions that contain every word of the query, in the question, its answer or the name of
 * its group. Case and accents do not matter. An empty query keeps all groups unchanged.
 */
export function matchQuestions(groups: FaqGroup[], query: string): FaqGroup[] {
  const words = failureText(query);
  if (words.length === 0) return groups;
  return groups
    .map((group) => ({
      ...group,
      questions: group.questions.filter(({ question, text }) => {
        const haystack = plain(`${question} ${text} ${group.title}`);
        return words.every((word) => haystack.includes(word));
      }),
    }))
    .filter((group) => group.questions.length > 0);
}

export const countQuestions = (groups: FaqGroup[]): number =>
  groups.reduce((total, group) => total + group.questions.length, 0);
