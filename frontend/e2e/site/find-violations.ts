import { readFileSync } from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import type { Frame, Locator, Page } from 'playwright/test';
import { findMisplaced } from './find-misplaced';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** An element that breaks a rule. */
interface Broken {
  rule: string;
  html: string;
}

/**
 * What axe finds wrong with the page as it is, one line per rule, with the elements that break it; and elements that are
 * not allowed where they are, which axe does not look for.
 */
export async function findViolations(page: Page): Promise<string[]> {
  await untilStill(page);
  return [...(await findBroken(page, () => axeFor(page))), ...(await findMisplaced(page))];
}

/** What axe finds in one part, where the page around it is not ours. */
export async function findViolationsIn(part: Locator): Promise<string[]> {
  const mark = 'data-looked-at';
  const page = part.page();
  await untilStill(page);
  await part.evaluate((element, name) => {
    element.setAttribute(name, '');
  }, mark);
  return findBroken(page, () => axeFor(page).include(`[${mark}]`));
}

const source = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** Puts axe into the page and its frames where they have none yet. */
async function bringAxe(page: Page): Promise<void> {
  const bring = async (frame: Frame) => {
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(source);
  };
  const [main, ...inner] = page.frames();
  if (main) await bring(main);
  // A frame may be taken away meanwhile; what axe cannot reach it leaves out.
  await Promise.allSettled(inner.map(bring));
}

/** Axe is there already: by itself it would be read twice for each look at a page, which takes as long as the look. */
const axeFor = (page: Page) => new AxeBuilder({ page, axeSource: 'undefined' });

const size = 'target-size';

/** So far that what a header covered but for a line stands free. */
const furtherPx = 90;

async function findBroken(page: Page, axe: () => AxeBuilder): Promise<string[]> {
  await bringAxe(page);
  let broken = await analyze(axe());
  // A field of which the header covers all but a line is not small: it is also looked at where the page is scrolled further.
  if (broken.some(({ rule }) => rule === size)) {
    const before = await page.evaluate(() => window.scrollY);
    await scrollTo(page, before < furtherPx ? before + furtherPx : before - furtherPx);
    const further = await analyze(axe());
    const isSmall = (html: string) => further.some((other) => other.rule === size && other.html === html);
    broken = broken.filter(({ rule, html }) => rule !== size || isSmall(html));
    await scrollTo(page, before);
  }
  const rules = [...new Set(broken.map(({ rule }) => rule))];
  const htmlOf = (name: string) => broken.filter(({ rule }) => rule === name).map(({ html }) => html);
  return rules.map((rule) => `${rule}: ${htmlOf(rule).join(' ')}`);
}

const scrollTo = (page: Page, top: number): Promise<void> =>
  page.evaluate((y) => {
    window.scrollTo({ top: y, behavior: 'instant' });
  }, top);

/**
 * Only what is wrong is described, and in the page itself: its default way opens another page to put the answers together
 * and describes each element that is right, which takes four times as long. Frames of other sites are left out.
 */
async function analyze(axe: AxeBuilder): Promise<Broken[]> {
  const { violations } = await axe
    .options({ resultTypes: ['violations'] })
    .setLegacyMode(true)
    .withTags(standards)
    .analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => ({ rule: id, html })));
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
