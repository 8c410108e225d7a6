import { expect, test, type Locator, type Page } from 'playwright/test';
import { findViolations } from './site/find-violations';
import { waitForCarousels, wakePage } from './site/wake-page';

type Find = (page: Page) => Locator;

const readMore: Find = (page) => page.getByRole('button', { name: /Read More/i }).first();
const dialog: Find = (page) => page.getByRole('dialog');

/** Closed parts of a page are not checked with the page. Here each is opened and checked. */
const openings: [what: string, path: string, opener: Find, opened: Find][] = [
  ['a track’s details', '/courses/coding', readMore, dialog],
  ['a grade’s details', '/courses/math', readMore, dialog],
  [
    'a short course',
    '/courses/coding',
    (page) => page.getByRole('button', { name: /What is in it/ }).first(),
    dialog,
  ],
  ['a teacher’s note', '/teacher/know-your-teacher', readMore, dialog],
  [
    'an answer',
    '/faq',
    (page) => page.locator('main summary').first(),
    (page) => page.locator('main .faq-answer').first(),
  ],
  [
    'the maths plans',
    '/',
    (page) => page.getByRole('tab', { name: 'Maths' }),
    (page) => page.getByRole('tabpanel', { name: 'Maths' }),
  ],
];

for (const [name, viewport] of [
  ['a phone', { width: 390, height: 844 }],
  ['a desktop', { width: 1440, height: 900 }],
] as const) {
  test.describe(`on ${name}`, () => {
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } });

    for (const [what, path, opener, opened] of openings) {
      test(`${what} stands open without a fault`, async ({ page }) => {
        await page.goto(path);
        await wakePage(page);
        await opener(page).click();
        await expect(opened(page)).toBeVisible();
        expect(await findViolations(page)).toEqual([]);
      });
    }
  });
}

// During an animation the colours are not the final ones yet.
test.describe('in the header', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the open drawer has no fault', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
  });

  test('an open menu has no fault', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/');
    await page.locator('header .nav summary', { hasText: 'Courses' }).click();
    await expect(page.getByRole('link', { name: /^Math / })).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
  });
});

test('the affiliations can be moved and stopped by hand', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await wakePage(page);
  await waitForCarousels(page);
  const row = page.getByRole('region', { name: 'Affiliations' });
  await row.scrollIntoViewIfNeeded();
  const firstInView = () =>
    row.getByRole('group').evaluateAll((slides) => {
      const frame = slides[0]?.closest('.swiper')?.getBoundingClientRect().left ?? 0;
      return slides
        .find((slide) => slide.getBoundingClientRect().left >= frame - 2)
        ?.getAttribute('aria-label');
    });
  await row.getByRole('button', { name: 'Pause affiliations' }).click();
  // The row may have been moving when it was paused.
  await expect.poll(() => row.evaluate((node) => node.getAnimations({ subtree: true }).length)).toBe(0);
  const before = await firstInView();
  await row.getByRole('button', { name: 'Next affiliations' }).click();
  await expect.poll(firstInView).not.toBe(before);
  await row.getByRole('button', { name: 'Previous affiliations' }).click();
  await expect.poll(firstInView).toBe(before);
});
