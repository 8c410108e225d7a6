import { readFile } from 'node:fs/promises';
import { expect, test } from 'playwright/test';
import { logIn, openHome } from './site/admin';
import { choose, isTold } from './site/desk';
import { deskPage, download, isFitForAll, openOrder, openPage, story } from './site/finance-desk';
import { readMail } from './site/outbox';
import { emptyBelow, overflowOf } from './site/overflow';
import { logIn as logInParent, registeredParent, type Parent } from './site/parents';
import { askForRefund, buy, monthly, yearly, type Purchase } from './site/purchases';

test.describe.configure({ mode: 'serial' });

let asha: Parent;
let month: Purchase;
let ravi: Parent;
let year: Purchase;

test.beforeAll(async ({ request }) => {
  asha = await registeredParent(request);
  ravi = await registeredParent(request);
  month = await buy(request, asha, monthly);
  year = await buy(request, ravi, yearly);
});

test('what has come in today, and what waits, is on the home page', async ({ page }) => {
  await logIn(page, 'finance');
  await page.goto('/admin');
  const today = page.getByRole('list', { name: 'Today' });
  await expect(today).toContainText(/\borders? paid/);
  await expect(today).toContainText('₹');
  await expect(page.getByText('Test mode').first()).toBeVisible();
  await expect(page.getByRole('link', { name: /net, INR/ })).toBeVisible();
  await isFitForAll(page);
  await page.getByRole('link', { name: /being confirmed$/ }).click();
  await expect(page).toHaveURL(/state=processing/);
});

test('an order is found by its payment, and its timeline is read', async ({ page }) => {
  await logIn(page, 'finance');
  await page.goto(deskPage);
  await page.getByLabel('Search by amount, or any part of a name').fill(month.paymentId);
  await expect(page).toHaveURL(new RegExp(`_q=${month.paymentId}`));
  await expect(page.getByRole('row')).toHaveCount(2);
  await isFitForAll(page);
  // Anywhere in the row.
  await page.getByRole('row').nth(1).getByText('₹6,499', { exact: true }).click();
  await expect(story(page).getByText('The order is placed for ₹6,499.')).toBeVisible();
  await expect(story(page).getByText('Paid: ₹6,499.')).toBeVisible();
  await expect(story(page).getByText('Enrolled: 8 sessions bought.')).toBeVisible();
  await isFitForAll(page);
  await page.getByRole('link', { name: 'Back to the orders' }).click();
  await expect(page).toHaveURL(new RegExp(`_q=${month.paymentId}`));
});

test('the provider is asked again, and a note is kept', async ({ page }) => {
  await logIn(page, 'finance');
  await openOrder(page, month);
  await page.getByRole('button', { name: /^Check with / }).click();
  await isTold(page, 'Nothing new: paid here too.');
  await page.getByLabel('New note').fill('The mother asked for\nan invoice.');
  await page.reload();
  await expect(page.getByLabel('New note')).toHaveValue('The mother asked for\nan invoice.');
  await page.getByRole('button', { name: 'Add the note' }).click();
  await isTold(page, 'The note is added.');
  await expect(story(page).getByText('an invoice.')).toBeVisible();
});

test('the receipt opens as a file', async ({ page }) => {
  await logIn(page, 'finance');
  await openOrder(page, month);
  const file = await download(page, page.getByRole('button', { name: 'Open the receipt' }));
  expect(file.suggestedFilename()).toMatch(/^receipt-.*\.pdf$/);
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');
});

test('sessions are recorded, one is taken back, and the policy counts with what is left', async ({
  page,
}) => {
  await logIn(page, 'finance');
  await openOrder(page, year);
  await expect(page.getByText('96 bought, 0 attended, 96 left.')).toBeVisible();
  for (const sessions of ['10', '2']) {
    await page.getByRole('textbox', { name: 'Sessions' }).fill(sessions);
    await page.getByRole('button', { name: 'Record sessions' }).click();
    await expect(page.getByRole('button', { name: new RegExp(`^Undo ${sessions} sessions`) })).toBeVisible();
  }
  await page.getByRole('button', { name: /^Undo 2 sessions/ }).click();
  await expect(page.getByText('96 bought, 10 attended, 86 left.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Sessions' }).fill('100');
  await page.getByRole('button', { name: 'Record sessions' }).click();
  await expect(page.getByRole('textbox', { name: 'Sessions' })).toHaveValue('100');
  await expect(page.getByText('96 bought, 10 attended, 86 left.')).toBeVisible();
});

test('a parent’s request shows what the policy gives; that amount goes back, and the parent gets a mail', async ({
  page,
  request,
}) => {
  await askForRefund(request, year, 'We are moving.');
  await logIn(page, 'finance');
  await openPage(page, 'requests', 'Refund requests');
  const asked = page
    .getByRole('region', { name: new RegExp(`^${ravi.name}, `) })
    .filter({ hasText: year.number });
  await expect(asked.getByText('We are moving.')).toBeVisible();
  await isFitForAll(page);
  await asked.getByRole('link', { name: 'Go to the refund' }).click();
  const refund = page.getByRole('region', { name: 'Refund', exact: true });
  const gives = await refund.getByText(/^The policy gives ₹[\d,.]+\.$/).textContent();
  const amount = /₹[\d,]+(\.\d\d)?/.exec(gives ?? '')?.[0] ?? '';
  await refund.getByRole('button', { name: 'Refund…' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText(`Refund ${amount} to ${ravi.name}?`);
  await dialog.getByRole('button', { name: `Refund ${amount}` }).click();
  await isTold(page, 'The refund is on its way to the provider.');
  const mail = await readMail(request, ravi.email, /^Refunded: /);
  expect(mail.subject).toContain(amount);
  expect(mail.subject).toContain(year.number);
  await page.reload();
  await expect(page.getByText('Refunded in part').first()).toBeVisible();
  await expect(story(page).getByText(`Refunded: ${amount}.`)).toBeVisible();
});

test('the refund has its note, for staff and in the profile of the parent', async ({ page, request }) => {
  const { subject } = await readMail(request, ravi.email, /^(Credit|Refund) note /);
  await logIn(page, 'finance');
  await openOrder(page, year);
  const notes = page.getByRole('region', { name: 'Credit notes' });
  const number = subject.split(' ').at(-1) ?? '';
  const file = await download(page, notes.getByRole('button', { name: `PDF of ${number}` }));
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');
  await openPage(page, 'credit-notes', 'Credit notes');
  await expect(page.getByRole('row').filter({ hasText: number })).toContainText(year.number);
  await isFitForAll(page);

  await logInParent(page, ravi);
  await page.goto('/profile');
  await expect(page.getByText('Refunded in part').first()).toBeVisible();
  const own = await download(page, page.getByRole('button', { name: new RegExp(`note ${number} for`) }));
  expect(own.suggestedFilename()).toBe(`note-${number.replaceAll('/', '-')}.pdf`);
});

test('receipts are listed for a period and saved as files', async ({ page }) => {
  await logIn(page, 'finance');
  await openPage(page, 'receipts', 'Receipts');
  await expect(page.getByRole('link', { name: month.number })).toBeVisible();
  await isFitForAll(page);
  const table = await download(page, page.getByRole('button', { name: 'Export CSV' }));
  expect(await readFile(await table.path(), 'utf8')).toContain(month.number);
  const papers = await download(page, page.getByRole('button', { name: 'All as one PDF' }));
  expect((await readFile(await papers.path())).subarray(0, 5).toString()).toBe('%PDF-');
});

test('the revenue of the month is read, as a chart and as a table, and leads to its orders', async ({
  page,
}) => {
  await logIn(page, 'finance');
  await openPage(page, 'revenue', 'Revenue');
  await expect(page.getByText(/^Most was paid in /).first()).toBeVisible();
  await expect(page.getByText(/ is not over: \d+ of \d+ days\./)).toBeVisible();
  await isFitForAll(page);
  await page.getByRole('button', { name: 'Show as table' }).press('Enter');
  const months = page.getByRole('grid', { name: 'Received and given back in INR, by month' });
  await expect(months.getByRole('row')).toHaveCount(13);
  await isFitForAll(page);
  const table = await download(page, page.getByRole('button', { name: 'Export CSV' }));
  expect(await readFile(await table.path(), 'utf8')).toContain('Coding Yearly');
  await choose(page, 'Plan', 'Coding Yearly');
  await expect(page.getByRole('link', { name: /paid, coding-monthly/ })).toHaveCount(0);
  await page.getByRole('link', { name: /paid, coding-yearly, INR$/ }).click();
  await expect(page).toHaveURL(/paidFrom=/);
  await expect(page.getByRole('link', { name: year.number })).toBeVisible();
  await expect(page.getByRole('link', { name: month.number })).toHaveCount(0);
});

test('the orders of a filter are saved as a file', async ({ page }) => {
  await logIn(page, 'finance');
  await page.goto(`${deskPage}?_q=${asha.email}`);
  await expect(page.getByRole('link', { name: month.number })).toBeVisible();
  const table = await download(page, page.getByRole('button', { name: 'Export CSV' }));
  const text = await readFile(await table.path(), 'utf8');
  expect(text).toContain(month.paymentId);
  expect(text).not.toContain(year.number);
});

test('our books of today are those of the provider', async ({ page }) => {
  await logIn(page, 'finance');
  await openPage(page, 'reconciliation', 'Reconciliation');
  await page.getByRole('button', { name: 'Compare now' }).click();
  const ofRazorpay = page.getByRole('row').filter({ hasText: 'Razorpay' }).first();
  await expect(ofRazorpay).toContainText('The same');
  // A reload removes the notification, which fades in.
  await page.reload();
  await expect(ofRazorpay).toContainText('The same');
  await isFitForAll(page);
});

test('the list can be narrowed, and is fit for a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await logIn(page, 'finance');
  await page.goto(deskPage);
  await page.getByRole('button', { name: 'Filters' }).click();
  await choose(page, 'State', 'Refunded in part');
  await expect(page).toHaveURL(/state=partially_refunded/);
  await expect(page.getByRole('link', { name: year.number })).toBeVisible();
  for (const path of [
    '',
    '/refunds',
    '/requests',
    '/revenue',
    '/receipts',
    '/credit-notes',
    '/reconciliation',
    '/settings',
    `/orders/${year.order}`,
  ]) {
    await page.goto(`${deskPage}${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect([path, await overflowOf(page), await emptyBelow(page)]).toEqual([path, 0, 0]);
  }
});

test('admissions see neither the desk nor its link', async ({ page }) => {
  await logIn(page, 'admissions');
  await openHome(page);
  await expect(page.getByRole('link', { name: 'Finance' })).toHaveCount(0);
  await page.goto(`${deskPage}/orders/${month.order}`);
  await expect(page.getByText(/don't have the permissions|don’t have the permissions/i)).toBeVisible();
  await expect(page.getByText(month.number)).toHaveCount(0);
});
