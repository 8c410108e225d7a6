import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from 'playwright/test';
import { findMisplaced } from './find-misplaced';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * What axe finds wrong with the page as it is, one line per rule, with the elements that break it; and elements that are
 * not allowed where they are, which axe does not look for.
 */
export async function findViolations(page: Page): Promise<string[]> {
  await untilStill(page);
  return [...(await analyze(new AxeBuilder({ page }))), ...(await findMisplaced(page))];
}

/** What axe finds in one part, where the page around it is not ours. */
export async function findViolationsIn(part: Locator): Promise<string[]> {
  const mark = 'data-looked-at';
  await untilStill(part.page());
  await part.evaluate((element, name) => {
    element.setAttribute(name, '');
  }, mark);
  return analyze(new AxeBuilder({ page: part.page() }).include(`[${mark}]`));
}

/**
 * Only what is wrong is described, and in the page itself: its default way opens another page to put the answers together
 * and describes each element that is right, which takes four times as long. Frames of other sites are left out.
 */
async function analyze(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe
    .options({ resultTypes: ['violations'] })
    .setLegacyMode(true)
    .withTags(standards)
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

/** What fades in has not its own colours yet. What moves for ever, such as a spinner, is not waited for. */
async function untilStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    // One that is removed on the way is no longer seen.
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}
