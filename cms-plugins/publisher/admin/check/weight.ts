import { pageBudget, type PageWeight } from '@lanternway/contracts/publishing/entry-check';

const kilobytes = (bytes: number): string => String(Math.ceil(bytes / 1024));

/** What the live page weighs, and whether that is more than it should. */
export function weightSentence({ html, pictures }: PageWeight): { isHeavy: boolean; text: string } {
  const isHeavy = html > pageBudget.html || pictures > pageBudget.pictures;
  const most = `at most ${kilobytes(pageBudget.html)} and ${kilobytes(pageBudget.pictures)}`;
  const found = `${kilobytes(html)} KB page, ${kilobytes(pictures)} KB pictures`;
  return { isHeavy, text: isHeavy ? `${found}: better ${most}.` : `${found}; ${most}.` };
}
