import { expect, test, type Page } from 'playwright/test';
import { wakePage } from './site/wake-page';

const shown = (page: Page) => page.getByRole('group', { name: 'Slides' }).locator('[aria-current="true"]');
const nameOfShown = (page: Page) => shown(page).getAttribute('aria-label');

/** Moves the mouse off the carousel, which stands while it is pointed at. */
const pointElsewhere = (page: Page) => page.mouse.move(4, 4);

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing moves by itself', async ({ page }) => {
    await page.goto('/');
    await wakePage(page);
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
  await page.goto('/');
  await wakePage(page);
  await pointElsewhere(page);
  for (const slide of [2, 3, 1]) {
    await expect(shown(page)).toHaveAccessibleName(new RegExp(`slide ${slide} of 3$`), { timeout: 8000 });
  }
});

test('pausing keeps the slide, playing goes on', async ({ page }) => {
  await page.goto('/');
  await wakePage(page);
  await page.getByRole('button', { name: 'Pause slides' }).click();
  await pointElsewhere(page);
  const before = await nameOfShown(page);
  await page.waitForTimeout(4500);
  expect(await nameOfShown(page)).toBe(before);
  await page.getByRole('button', { name: 'Play slides' }).click();
  await pointElsewhere(page);
  await expect(shown(page)).not.toHaveAccessibleName(before ?? '', { timeout: 8000 });
});

test('pointing at the hero and having the focus in it hold it still', async ({ page }) => {
  await page.goto('/');
  await wakePage(page);
  await page.getByRole('heading', { level: 1 }).hover();
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
