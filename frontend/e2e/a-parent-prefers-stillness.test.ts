import { expect, test, type Page } from 'playwright/test';
import { waitForCarousels, wakePage } from './site/wake-page';

const shown = (page: Page) => page.getByRole('group', { name: 'Slides' }).locator('[aria-current="true"]');
const nameOfShown = (page: Page) => shown(page).getAttribute('aria-label');

/** Slides that move by themselves are not read out, so `aria-live` tells whether they move. */
const pictures = (page: Page) => page.locator('.hero-slides .swiper-wrapper');
const seeMoving = (page: Page) => expect(pictures(page)).toHaveAttribute('aria-live', 'off');
const seeHeld = (page: Page) => expect(pictures(page)).toHaveAttribute('aria-live', 'polite');

interface Noted {
  label: string | null;
  at: number;
}

/** Records each slide as it comes, inside the page: a check from outside may come too late. */
async function noteSlides(page: Page): Promise<() => Promise<Noted[]>> {
  await page.addInitScript(() => {
    const noted: Noted[] = [];
    Object.assign(window, { noted });
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        if (!(target instanceof Element) || !target.matches('.slide-button[aria-current]')) continue;
        noted.push({ label: target.getAttribute('aria-label'), at: performance.now() });
      }
    }).observe(document, { subtree: true, attributeFilter: ['aria-current'] });
  });
  return () => page.evaluate(() => (window as unknown as { noted: Noted[] }).noted);
}

/** Moves the mouse off the carousel, which stops while the mouse is over it. */
const pointElsewhere = (page: Page) => page.mouse.move(4, 4);

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing moves by itself', async ({ page }) => {
    await page.goto('/');
    await wakePage(page);
    await waitForCarousels(page);
    const before = await nameOfShown(page);
    await page.waitForTimeout(5000);
    expect(await nameOfShown(page)).toBe(before);
    const running = await page.evaluate(
      () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
    );
    expect(running).toBe(0);
  });

  test('the slides can still be asked for', async ({ page }) => {
    await page.goto('/');
    await wakePage(page);
    await page.getByRole('group', { name: 'Slides' }).getByRole('button').nth(1).click();
    await expect(shown(page)).toHaveAccessibleName(/slide 2 of 3$/);
  });
});

test('the hero moves on every 3.5 seconds, and after the last slide comes the first', async ({ page }) => {
  const notes = await noteSlides(page);
  await page.goto('/');
  await wakePage(page);
  const moves = async () => (await notes()).slice(0, 3);
  // Three moves take more than ten seconds.
  await expect
    .poll(async () => (await moves()).map(({ label }) => label?.match(/slide \d of 3$/)?.[0]), {
      timeout: 24_000,
    })
    .toEqual(['slide 2 of 3', 'slide 3 of 3', 'slide 1 of 3']);
  const [second, third, first] = (await moves()).map(({ at }) => at) as [number, number, number];
  expect(third - second).toBeGreaterThan(3400);
  expect(first - third).toBeGreaterThan(3400);
});

test('pausing keeps the slide, playing goes on', async ({ page }) => {
  await page.goto('/');
  await wakePage(page);
  await seeMoving(page);
  await page.getByRole('button', { name: 'Pause slides' }).click();
  await pointElsewhere(page);
  await seeHeld(page);
  const before = await nameOfShown(page);
  await page.waitForTimeout(4500);
  expect(await nameOfShown(page)).toBe(before);
  await page.getByRole('button', { name: 'Play slides' }).click();
  await pointElsewhere(page);
  await expect(shown(page)).not.toHaveAccessibleName(before ?? '', { timeout: 8000 });
});

test('a mouse that leaves right after a click on play does not stop the slides', async ({ page }) => {
  await page.goto('/');
  await wakePage(page);
  await seeMoving(page);
  const box = await page.getByRole('button', { name: 'Pause slides' }).boundingBox();
  const { x = 0, y = 0, width = 0, height = 0 } = box ?? {};
  const pressAndLeave = async () => {
    await page.mouse.move(x + width / 2, y + height / 2);
    // Sent together, they arrive before the page renders again.
    await Promise.all([page.mouse.down(), page.mouse.up(), pointElsewhere(page)]);
  };
  for (let times = 0; times < 5; times += 1) {
    await pressAndLeave();
    await expect(page.getByRole('button', { name: 'Play slides' })).toBeVisible();
    await pressAndLeave();
    await seeMoving(page);
  }
});

test('pointing at the hero or having the focus in it stops it', async ({ page }) => {
  await page.goto('/');
  await wakePage(page);
  await seeMoving(page);
  await page.getByRole('heading', { level: 1 }).hover();
  await seeHeld(page);
  const before = await nameOfShown(page);
  await page.waitForTimeout(4500);
  expect(await nameOfShown(page)).toBe(before);
  await page.getByRole('link', { name: 'Start Learning' }).focus();
  await pointElsewhere(page);
  await page.waitForTimeout(4500);
  expect(await nameOfShown(page)).toBe(before);
});

test('the page does not shift while it loads and moves', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[]) {
        if (!entry.hadRecentInput) (window as unknown as { shifted: number }).shifted += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/');
  await wakePage(page);
  await page.waitForTimeout(5000);
  expect(await page.evaluate(() => (window as unknown as { shifted: number }).shifted)).toBeLessThanOrEqual(
    0.01,
  );
});
