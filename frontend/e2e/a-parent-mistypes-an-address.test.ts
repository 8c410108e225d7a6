import { expect, test } from 'playwright/test';

test('an unknown page answers 404 and shows ways on', async ({ page }) => {
  const answer = await page.goto('/no-such-page/at-all');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
});

test('an unknown course answers 404 and leads to the catalogue', async ({ page }) => {
  const answer = await page.goto('/course/99');
  expect(answer?.status()).toBe(404);
  await expect(page.getByText('Course not found.')).toBeVisible();
  await expect(
    page
      .locator('main')
      .getByRole('link', { name: /courses/i })
      .first(),
  ).toHaveAttribute('href', '/courses/coding');
});

test('a missing file answers 404 without a page', async ({ request }) => {
  const answer = await request.get('/missing-1234.js');
  expect(answer.status()).toBe(404);
  expect(answer.headers()['content-type']).not.toContain('html');
});

test('an unknown part of the API answers 404 in JSON', async ({ request }) => {
  const answer = await request.get('/api/nothing-here');
  expect(answer.status()).toBe(404);
  expect(answer.headers()['content-type']).toContain('application/json');
});

const detours: [from: string, to: string][] = [
  ['/contact/', '/contact'],
  ['/courses/coding/', '/courses/coding'],
  ['/index', '/'],
];

for (const [from, to] of detours) {
  test(`${from} leads to ${to}`, async ({ request }) => {
    const answer = await request.get(from, { maxRedirects: 0 });
    expect(answer.status()).toBe(301);
    expect(answer.headers()['location']).toBe(to);
  });
}

test('a course can be reached by its number, and names its readable address as the true one', async ({
  page,
}) => {
  await page.goto('/course/2');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/course\/mastery$/);
});
