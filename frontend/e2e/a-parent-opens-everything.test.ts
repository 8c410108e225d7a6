import { expect, test, type Page } from 'playwright/test';
import { findViolations } from './site/find-violations';
import { wakePage } from './site/wake-page';

/** What stands closed in a page is not looked at there, so each is opened and looked at here. */
const openings: [what: string, path: string, open: (page: Page) => Promise<void>][] = [
  [
    'a track’s details',
    '/courses/coding',
    (page) =>
      page
        .getByRole('button', { name: /Read More/ })
        .first()
        .click(),
  ],
  [
    'a grade’s details',
    '/courses/math',
    (page) =>
      page
        .getByRole('button', { name: /Read More/ })
        .first()
        .click(),
  ],
  [
    'a teacher’s note',
    '/teacher/know-your-teacher',
    (page) =>
      page
        .getByRole('button', { name: /Read more/i })
        .first()
        .click(),
  ],
  ['an answer', '/faq', (page) => page.locator('main summary').first().click()],
  ['the maths plans', '/', (page) => page.getByRole('tab', { name: 'Maths' }).click()],
];

for (const [name, viewport] of [
  ['a phone', { width: 390, height: 844 }],
  ['a desktop', { width: 1440, height: 900 }],
] as const) {
  test.describe(`on ${name}`, () => {
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } });

    for (const [what, path, open] of openings) {
      test(`${what} stands open without a fault`, async ({ page }) => {
        await page.goto(path);
        await wakePage(page);
        await open(page);
        expect(await findViolations(page)).toEqual([]);
      });
    }
  });
}

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

test('the affiliations can be moved and held by hand', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await wakePage(page);
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
  const before = await firstInView();
  await row.getByRole('button', { name: 'Next affiliations' }).click();
  await expect.poll(firstInView).not.toBe(before);
  await row.getByRole('button', { name: 'Previous affiliations' }).click();
  await expect.poll(firstInView).toBe(before);
});
