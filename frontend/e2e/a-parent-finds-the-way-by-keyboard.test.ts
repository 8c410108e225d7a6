import { expect, test, type Locator, type Page } from 'playwright/test';
import { waitForCarousels, wakePage } from './site/wake-page';

/** Presses Tab until the element has the focus, as someone without a mouse would. */
async function tabTo(page: Page, element: Locator): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    if (await element.evaluate((node) => node === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(element).toBeFocused();
}

const outlineOf = (element: Locator) =>
  element.evaluate((node) => getComputedStyle(node).outlineStyle + getComputedStyle(node).boxShadow);

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('the first stop skips to the content', async ({ page }) => {
    await page.goto('/faq');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator('main')).toBeFocused();
  });

  test('a menu opens by key, closes by Escape and gives the focus back', async ({ page }) => {
    await page.goto('/faq');
    await wakePage(page);
    const courses = page
      .getByRole('navigation', { name: 'Main', exact: true })
      .locator('summary', { hasText: 'Courses' });
    await tabTo(page, courses);
    expect(await outlineOf(courses)).not.toBe('nonenone');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('link', { name: /^Math / })).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: /^Math / })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('link', { name: /^Math / })).toBeHidden();
    await expect(courses).toBeFocused();
  });

  test('opening one menu closes the other, and so does a click elsewhere', async ({ page }) => {
    await page.goto('/faq');
    await wakePage(page);
    const menu = (name: string) =>
      page.getByRole('navigation', { name: 'Main', exact: true }).locator('summary', { hasText: name });
    await menu('Courses').click();
    await menu('About').click();
    await expect(page.getByRole('link', { name: /^Math / })).toBeHidden();
    await expect(page.getByRole('link', { name: /^FAQ / })).toBeVisible();
    await page.locator('h1').click();
    await expect(page.getByRole('link', { name: /^FAQ / })).toBeHidden();
  });

  test('a menu leads to another page, where the focus and the title have moved', async ({ page }) => {
    await page.goto('/faq');
    await wakePage(page);
    await page
      .getByRole('navigation', { name: 'Main', exact: true })
      .locator('summary', { hasText: 'Courses' })
      .press('Enter');
    await page.getByRole('link', { name: /^Coding / }).press('Enter');
    await expect(page).toHaveURL('/courses/coding');
    await expect(page).toHaveTitle(/coding/i);
    await expect(page.getByRole('link', { name: /^Math / })).toBeHidden();
  });

  test('the plans’ tabs move with the arrow keys', async ({ page }) => {
    await page.goto('/');
    await wakePage(page);
    const coding = page.getByRole('tab', { name: 'Coding' });
    const maths = page.getByRole('tab', { name: 'Maths' });
    await coding.focus();
    await page.keyboard.press('ArrowRight');
    await expect(maths).toBeFocused();
    await expect(maths).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tabpanel', { name: 'Maths' }).getByRole('article')).toHaveCount(3);
    await page.keyboard.press('Home');
    await expect(coding).toBeFocused();
    await expect(page.getByRole('tabpanel', { name: 'Coding' })).toBeVisible();
  });

  test('a slide can be chosen and left by key', async ({ page }) => {
    await page.goto('/');
    await wakePage(page);
    const slides = page.getByRole('group', { name: 'Slides' }).getByRole('button');
    // The slides move by themselves until one of them has the focus.
    await slides.nth(0).press('Enter');
    await expect(slides.nth(0)).toHaveAttribute('aria-current', 'true');
    await page.keyboard.press('ArrowRight');
    await expect(slides.nth(1)).toHaveAttribute('aria-current', 'true');
    await slides.nth(2).press('Enter');
    await expect(slides.nth(2)).toHaveAttribute('aria-current', 'true');
    await expect(page.getByRole('group', { name: /, 3 of 3$/ })).toBeVisible();
  });

  test('keys pressed faster than the screen is drawn all count', async ({ page }) => {
    await page.goto('/');
    await wakePage(page);
    await waitForCarousels(page);
    const slides = page.getByRole('group', { name: 'Slides' }).getByRole('button');
    await slides.nth(0).press('Enter');
    await expect(slides.nth(0)).toHaveAttribute('aria-current', 'true');
    await slides.nth(1).evaluate((button: HTMLElement) => {
      button.click();
      button.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
    });
    await expect(slides.nth(2)).toHaveAttribute('aria-current', 'true');
  });
});

for (const [path, opener] of [
  ['/courses/coding', /Read More.*Kickstart|Kickstart.*Read More/],
  ['/courses/math', /Read More.*Grade 1$|Grade 1.*Read More/],
] as const) {
  test(`a Read More on ${path} opens a dialog that keeps the focus and gives it back`, async ({ page }) => {
    await page.goto(path);
    await wakePage(page);
    const button = page.getByRole('button', { name: opener }).first();
    await button.focus();
    const place = await page.evaluate(() => scrollY);
    await button.press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    // What is behind a modal dialog can neither be pressed nor read.
    expect(await dialog.evaluate((element) => element.matches(':modal'))).toBe(true);
    for (let presses = 0; presses < 12; presses += 1) {
      await page.keyboard.press('Tab');
      const outside = await page.evaluate(() => {
        const focused = document.activeElement;
        return focused !== document.body && focused?.closest('dialog') === null;
      });
      expect(outside).toBe(false);
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(place);
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the drawer opens, closes by Escape, and closes when it has led somewhere', async ({ page }) => {
    await page.goto('/faq');
    await wakePage(page);
    const open = page.getByRole('button', { name: 'Open menu' });
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    await open.press('Enter');
    await expect(drawer).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(open).toBeFocused();
    await open.press('Enter');
    await drawer.getByRole('link', { name: 'Coding', exact: true }).press('Enter');
    await expect(page).toHaveURL('/courses/coding');
    await expect(drawer).toBeHidden();
  });
});
