import { isEntry } from '../../content-rules/entry';
import { problem, type Rule } from '../../content-rules/rule';

/** Landing pages show answers too, and the estimate of a page's weight assumes answers of this length at most. */
const mostLetters = 3_000;

function lettersIn(node: unknown): number {
  if (typeof node === 'string') return node.length;
  if (Array.isArray(node)) return node.reduce((sum: number, one) => sum + lettersIn(one), 0);
  return isEntry(node) ? lettersIn(node['text']) + lettersIn(node['children']) : 0;
}

export const faqRules: Rule = ({ entry, isPublishing }) => {
  const letters = lettersIn(entry['answer']);
  if (!isPublishing || letters <= mostLetters) return [];
  return [
    problem(
      'answer',
      `An answer may have at most ${mostLetters} letters, and this one has ${letters}. Say the rest in a blog post and link to it.`,
    ),
  ];
};
