import { isVague } from '@lanternway/contracts/site/vague-words';
import { problem, type Problem } from '../rule';

/**
 * Words that could be on any link, such as "Read more". Where a heading belongs to the link, the site adds the heading
 * to the words for screen readers. This is for links that have none.
 */
export function checkWords(words: string, path: Problem['path']): Problem[] {
  if (!isVague(words)) return [];
  return [problem(path, `"${words}" could be on any link. Say where it leads, such as "See the dates".`)];
}
