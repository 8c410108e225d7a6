import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from 'playwright/test';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe has against the page as it stands, one line a rule with the elements that break it. */
export const findViolations = (page: Page): Promise<string[]> => analyze(new AxeBuilder({ page }));

/** The same of a part alone, where the page around it is somebody else's. */
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
