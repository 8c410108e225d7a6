import { expect, test, type Page } from 'playwright/test';
import { inMenu, logIn } from './site/admin';
import { choose, isTold, openDesk } from './site/desk';
import { findViolations } from './site/find-violations';
import { takesClicksOfGuide } from './site/guide-clicks';
import { newLead, askForClass } from './site/leads';
import { registeredParent } from './site/parents';
import { buy, yearly } from './site/purchases';

const dev = newLead('Dev');

/** Types without a click: the field has the focus. */
async function typeInto(page: Page, label: string, text: string): Promise<void> {
  await expect(page.getByLabel(label)).toBeFocused();
  await page.keyboard.type(text);
}

/** Opens an enquiry from the inbox. Typing what is looked for is no click. */
async function find(page: Page, search: string, name: string): Promise<void> {
  await page.getByRole('link', { name: 'Find a family' }).click();
  await typeInto(page, 'Search names, emails', search);
  await expect(page).toHaveURL(new RegExp(encodeURIComponent(search)));
  await page.getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
}

test('admissions add an enquiry that came by phone, and hear of what is wrong and who has written before', async ({
  page,
}) => {
  await logIn(page, 'admissions');
  await takesClicksOfGuide(page, 'admissions', 'Add an enquiry', async () => {
    await page.getByRole('link', { name: 'Add an enquiry' }).click();
    await choose(page, 'How it came', 'By phone');
    await page.getByLabel('Email of the parent').fill(dev.email);
    await page.getByLabel('Phone (optional)').fill(`+91 ${dev.phone}`);
    await page.getByLabel('Name of the child').fill(dev.name);
    await choose(page, 'Course', 'Maths');
    await page.getByLabel('Grade').fill('4');
    await page.getByRole('button', { name: 'Add the enquiry' }).click();
    await isTold(page, 'The enquiry is added.');
  });
  await expect(page.getByRole('heading', { level: 1, name: dev.name })).toBeVisible();
  await expect(page.getByText('Added by hand; it came by phone')).toBeVisible();

  await page.goto('/admin/plugins/enquiries/add');
  await page.getByRole('button', { name: 'Add the enquiry' }).click();
  await expect(page.getByText('Please say how it came.')).toBeVisible();
  await expect(page.getByText('A valid email address is required.')).toBeVisible();
  await page.getByLabel('Email of the parent').fill(dev.email);
  await page.getByLabel('Email of the parent').press('Tab');
  const known = page.getByRole('list', { name: 'Enquiries that are here already' });
  await expect(known.getByRole('link', { name: dev.name })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.reload();
  await expect(page.getByLabel('Email of the parent')).toHaveValue(dev.email);
  await expect(known).toBeVisible();
});

test('what admissions do most takes as many clicks as their guide says', async ({ page, request }) => {
  const asha = newLead('Asha');
  await askForClass(request, asha);
  await logIn(page, 'admissions');
  await takesClicksOfGuide(page, 'admissions', 'Find a family', () => find(page, asha.email, asha.name));
  await takesClicksOfGuide(page, 'admissions', 'Assign an enquiry to yourself', async () => {
    await inMenu(page, 'Admissions desk').click();
    await page.getByLabel('Search names, emails').fill(asha.email);
    await page.getByRole('button', { name: `Assign to me: ${asha.name}` }).click();
    await expect(page.getByRole('button', { name: `Assign to me: ${asha.name}` })).toHaveCount(0);
  });
  await takesClicksOfGuide(page, 'admissions', 'Write a note', async () => {
    await find(page, asha.email, asha.name);
    await page.getByLabel('New note').fill('Spoke to the father.');
    await page.getByRole('button', { name: 'Add the note' }).click();
    await isTold(page, 'The note is added.');
  });
});

test('a class is booked, and a list exported, with as many clicks as the guide says', async ({
  page,
  request,
}) => {
  const asha = newLead('Asha');
  await askForClass(request, asha);
  await logIn(page, 'admissions');
  await takesClicksOfGuide(page, 'admissions', 'Book a free time', async () => {
    await find(page, asha.email, asha.name);
    await page.getByRole('combobox', { name: 'Free time' }).click();
    await page.getByRole('option').first().click();
    await page.getByRole('button', { name: 'Book this time and mail the parent' }).click();
    await isTold(page, 'The class is booked.');
  });
  await takesClicksOfGuide(page, 'admissions', 'Export what the filter finds', async () => {
    await inMenu(page, 'Admissions desk').click();
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    await saved;
  });
});

test('a class of the week is read beside it, and closed by the keyboard', async ({ page }) => {
  await logIn(page, 'admissions');
  await takesClicksOfGuide(page, 'admissions', 'Look at a class of this week', async () => {
    await inMenu(page, 'Admissions desk').click();
    await page.getByRole('link', { name: 'Week', exact: true }).click();
    await page
      .getByRole('button', { name: /^\d\d:\d\d / })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeFocused();
  });
  expect(await findViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /^\d\d:\d\d / }).first()).toBeFocused();
});

test('the week is narrowed by course and state, and its address keeps what is shown', async ({ page }) => {
  await logIn(page, 'admissions');
  await page.goto('/admin/plugins/classes/week');
  const classes = page.getByRole('button', { name: /^\d\d:\d\d / });
  await expect(classes.first()).toBeVisible();
  const all = await classes.count();
  await choose(page, 'Course', 'Coding');
  await expect(page).toHaveURL(/course=coding/);
  await expect.poll(() => classes.count()).toBeLessThan(all);
  await choose(page, 'State', 'No show');
  await expect(page).toHaveURL(/state=no-show/);
  await page.getByRole('button', { name: 'List', exact: true }).click();
  await expect(page).toHaveURL(/view=list/);
  const address = page.url();
  await page.getByRole('button', { name: 'Next week' }).click();
  await expect(page).toHaveURL(/week=\d{4}-\d\d-\d\d/);
  await expect(page.getByText('No class of this week matches.')).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.goBack();
  await expect(page).toHaveURL(address);
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Course', exact: true })).toContainText('Coding');
  // On a Monday no class of this week has been missed yet, and the empty list has a button of that name, too.
  const filters = page.getByRole('group', { name: 'Filters' });
  await filters.getByRole('button', { name: 'Clear filters' }).click();
  await expect(classes).toHaveCount(all);
});

test('the letters that the inbox names move in its list', async ({ page }) => {
  await logIn(page, 'admissions');
  await openDesk(page, '?folder=all');
  await expect(page.getByText('In the list: j next, k previous, e open, a assign to me')).toBeVisible();
  const names = page.locator('tbody [data-open] a');
  await names.first().focus();
  await page.keyboard.press('j');
  await expect(names.nth(1)).toBeFocused();
  await page.keyboard.press('k');
  await expect(names.first()).toBeFocused();
  const name = (await names.first().textContent()) ?? '';
  await page.keyboard.press('e');
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
});

test('what finance do most takes as many clicks as their guide says', async ({ page }) => {
  await logIn(page, 'finance');
  await takesClicksOfGuide(page, 'finance', 'See the revenue', async () => {
    await page.getByRole('link', { name: 'Revenue by month' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Revenue' })).toBeVisible();
  });
  await takesClicksOfGuide(page, 'finance', 'See the last comparison', async () => {
    await page.getByRole('link', { name: 'Compare with the providers' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Reconciliation' })).toBeVisible();
  });
  await takesClicksOfGuide(page, 'finance', 'Find an order by its amount', async () => {
    await page.getByRole('link', { name: 'Find an order', exact: true }).click();
    await typeInto(page, 'Search by amount', '6,499');
    await expect(page).toHaveURL(/6%2C499|6,499/);
    await page.getByRole('row', { name: /6,499/ }).first().getByRole('link', { name: /^ORD-/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: /^ORD-/ })).toBeVisible();
  });
  await takesClicksOfGuide(page, 'finance', 'Save the receipts of a period as one PDF', async () => {
    await page.getByRole('link', { name: 'Receipts for the accountant' }).click();
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: /one PDF/ }).click();
    expect((await saved).suggestedFilename()).toMatch(/\.pdf$/);
  });
});

test('a refund takes as many clicks as the guide of finance says', async ({ page, request }) => {
  const { number } = await buy(request, await registeredParent(request), yearly);
  await logIn(page, 'finance');
  await takesClicksOfGuide(page, 'finance', 'Refund an order by the policy', async () => {
    await page.getByRole('link', { name: 'Find an order', exact: true }).click();
    await typeInto(page, 'Search by amount', number);
    await page.getByRole('link', { name: number }).click();
    await page.getByRole('button', { name: 'Refund…' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Refund ₹75,999' }).click();
    await isTold(page, 'The refund is on its way to the provider.');
  });
});

test('on a phone a page opens at its top, with its own tab in view', async ({ page }) => {
  await logIn(page, 'finance');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/admin');
  await page.getByRole('link', { name: 'Receipts for the accountant' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Receipts' })).toBeInViewport();
  await expect(page.getByRole('link', { name: 'Receipts', exact: true })).toBeInViewport({ ratio: 1 });
});
