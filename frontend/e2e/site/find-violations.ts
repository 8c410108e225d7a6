import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from 'playwright/test';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds wrong with the page as it is: one line per rule, with the elements that break it. */
export const findViolations = (page: Page): Promise<string[]> => analyze(new AxeBuilder({ page }));

/** The same for one part, where the page around it is not ours. */
export async function findViolationsIn(part: Locator): Promise<string[]> {
  const mark = 'data-looked-at';
  await part.evaluate((element, name) => {
    element.setAttribute(name, '');
  }, mark);
  return analyze(new AxeBuilder({ page: part.page() }).include(`[${mark}]`));
}

async function analyze(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.withTags(standards).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
