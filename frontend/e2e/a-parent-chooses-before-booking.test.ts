import { expect, test, type Page } from 'playwright/test';
import { wakePage } from './site/wake-page';

/** What a link to the booking form can fill in. */
const formOf = (page: Page) => ({
  coding: page.getByRole('group', { name: 'Course' }).getByRole('radio', { name: 'Coding' }),
  age: page.getByLabel('Age', { exact: true }),
  notes: page.getByLabel('Notes', { exact: true }),
});

test('a parent tries a short course, and the form knows which one', async ({ page }) => {
  await page.goto('/courses/coding');
  await wakePage(page);
  await page.getByRole('link', { name: /Try it free.*Robot Builders/ }).click();
  const { coding, age, notes } = formOf(page);
  await expect(coding).toBeChecked();
  await expect(age).toBeVisible();
  await expect(notes).toHaveValue('Short course: Robot Builders');
});

test('a parent finds a teacher by subject and language, and books a class with somebody like them', async ({
  page,
}) => {
  await page.goto('/teacher/know-your-teacher');
  await wakePage(page);
  await page.getByRole('button', { name: /^Robotics/ }).click();
  await page.getByRole('button', { name: 'Tamil' }).click();
  await expect(page.getByText('Nobody teaches robotics in Tamil yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Any' }).click();
  await expect(page.getByRole('heading', { name: 'Farah K.', level: 3 })).toBeVisible();
  await page.getByRole('link', { name: 'Book with a teacher like Farah' }).click();
  const { coding, notes } = formOf(page);
  await expect(coding).toBeChecked();
  await expect(notes).toHaveValue('We would like a teacher like Farah K.');
});
