import { expect, test, type Page } from 'playwright/test';
import { findViolations } from './site/find-violations';
import { overflowOf } from './site/overflow';
import { comeToRest } from './site/rest';
import { readMail } from './site/outbox';
import { newParent } from './site/parents';
import { programFile, resumeFile } from './site/resume';
import { wakePage } from './site/wake-page';
import { watchPage } from './site/watch-page';

const applyButton = (page: Page) => page.getByRole('button', { name: /^Apply/ });
const thanks = (page: Page) => page.getByRole('dialog', { name: 'Thank You!' });
const resumeField = (page: Page) => page.getByLabel('Resume', { exact: true });

async function open(page: Page): Promise<void> {
  await page.goto('/instructor');
  await wakePage(page);
}

async function fillIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('Full name').fill('Rahul Deshmukh');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Mobile number').fill('98000 00000');
  await page.getByLabel('Role', { exact: true }).selectOption('Math Instructor');
}

/** Drops files as a mouse does. */
async function drop(page: Page, files: ReturnType<typeof resumeFile>[]): Promise<void> {
  const sent = files.map(({ name, mimeType, buffer }) => ({ name, mimeType, bytes: [...buffer] }));
  const data = await page.evaluateHandle((described) => {
    const transfer = new DataTransfer();
    for (const { name, mimeType, bytes } of described) {
      transfer.items.add(new File([new Uint8Array(bytes)], name, { type: mimeType }));
    }
    return transfer;
  }, sent);
  await resumeField(page).dispatchEvent('drop', { dataTransfer: data });
}

test('from the footer to the thanks, and a mail says that it has arrived', async ({ page, request }) => {
  const { email } = newParent();
  const { faults, strangers } = watchPage(page);
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Career' }).click();
  await expect(page).toHaveURL('/instructor');
  await fillIn(page, email);
  await resumeField(page).setInputFiles(resumeFile(219_136));
  await expect(page.getByRole('status').filter({ hasText: 'rahul-deshmukh.pdf' })).toContainText('214 KB');
  await applyButton(page).click();
  await expect(thanks(page)).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByLabel('Full name')).toHaveValue('');
  await expect(page.getByText('rahul-deshmukh.pdf')).toHaveCount(0);
  await readMail(request, email, /^We have your application$/);
  expect(strangers).toEqual([]);
  expect(faults).toEqual([]);
});

test('a form that is sent empty names every field, and takes that back as it is edited', async ({ page }) => {
  await open(page);
  await applyButton(page).click();
  const message = page.locator('form').getByRole('alert');
  await expect(message).toContainText('Validation Error');
  await expect(message).toContainText('Please fix the errors below.');
  for (const sentence of [
    'Full name is required.',
    'A valid email address is required.',
    'Phone number is required.',
    'Please select a role.',
    'Resume is required.',
  ]) {
    await expect(page.getByText(sentence)).toBeVisible();
  }
  await expect(applyButton(page)).toBeDisabled();
  await expect(page.getByLabel('Full name')).toBeFocused();
  await page.getByLabel('Full name').press('R');
  await expect(page.getByText('Full name is required.')).toHaveCount(0);
  await page.getByLabel('Mobile number').fill('12a3');
  await expect(page.getByLabel('Mobile number')).toHaveValue('123');
});

test('a resume can be dropped, and what cannot be one is refused in words', async ({ page, request }) => {
  const { email } = newParent();
  await open(page);
  await fillIn(page, email);
  await drop(page, [resumeFile(), { ...resumeFile(), name: 'letter.pdf' }]);
  await expect(page.getByText('Please send one resume only.')).toBeVisible();
  await resumeField(page).setInputFiles({ ...programFile, name: 'setup.exe' });
  await expect(page.getByText('The resume must be a pdf, doc or docx file.')).toBeVisible();
  await expect(applyButton(page)).toBeDisabled();
  await resumeField(page).setInputFiles(resumeFile(5 * 1024 * 1024 + 1));
  await expect(page.getByText('The resume must be at most 5 MB.')).toBeVisible();

  await resumeField(page).setInputFiles(programFile);
  await applyButton(page).click();
  await expect(page.getByText('This file is not a real pdf, doc or docx document.')).toBeVisible();
  await expect(resumeField(page)).toBeFocused();
  await expect(page.getByLabel('Full name')).toHaveValue('Rahul Deshmukh');

  await page.getByRole('button', { name: 'Remove resume.pdf' }).click();
  await drop(page, [resumeFile()]);
  await expect(page.getByText('rahul-deshmukh.pdf')).toBeVisible();
  await applyButton(page).click();
  await expect(thanks(page)).toBeVisible();
  await readMail(request, email, /^We have your application$/);
});

test('a lost connection and a reload cost nothing but the file', async ({ page, request }) => {
  const { email } = newParent();
  await open(page);
  await fillIn(page, email);
  await resumeField(page).setInputFiles(resumeFile());
  await page.route('**/api/auth/career', (route) => route.abort());
  await applyButton(page).click();
  await expect(page.locator('form').getByRole('alert')).toContainText(
    'Something went wrong. Please try again.',
  );
  await page.unroute('**/api/auth/career');
  await page.reload();
  await wakePage(page);
  await expect(page.getByLabel('Full name')).toHaveValue('Rahul Deshmukh');
  await expect(page.getByLabel('Role', { exact: true })).toHaveValue('Math Instructor');
  await expect(page.getByText('Please choose your resume again.')).toBeVisible();
  await resumeField(page).setInputFiles(resumeFile());
  await applyButton(page).click();
  await expect(thanks(page)).toBeVisible();
  await readMail(request, email, /^We have your application$/);
});

test('an upload on a slow line shows its progress, and can be cancelled', async ({ page }) => {
  await open(page);
  const network = await page.context().newCDPSession(page);
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: 40 * 1024,
  });
  await fillIn(page, newParent().email);
  await resumeField(page).setInputFiles(resumeFile(4 * 1024 * 1024));
  await applyButton(page).click();
  const bar = page.getByRole('progressbar', { name: 'Upload' });
  await expect(applyButton(page)).toHaveText('Applying...');
  await expect(bar).not.toHaveAttribute('aria-valuenow', '0');
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Cancel upload' }).click();
  await expect(page.getByText('The upload was cancelled. Nothing was sent.')).toBeVisible();
  await expect(bar).toHaveCount(0);
  await expect(page.getByText('rahul-deshmukh.pdf')).toBeVisible();
  await expect(applyButton(page)).toBeEnabled();
});

test('the picker opens by keyboard, and a choice is removed by keyboard', async ({ page }) => {
  // Listened for before the page is opened: the browser is told to hand its pickers over, and that takes its time.
  const picking = page.waitForEvent('filechooser', { timeout: 0 });
  await open(page);
  await resumeField(page).focus();
  await page.keyboard.press('Enter');
  await (await picking).setFiles(resumeFile());
  await expect(page.getByText('rahul-deshmukh.pdf')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Remove rahul-deshmukh.pdf' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('rahul-deshmukh.pdf')).toHaveCount(0);
  await expect(resumeField(page)).toBeFocused();
});

for (const width of [320, 390, 1440]) {
  test(`every state is accessible and whole at ${String(width)} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await open(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    const look = async (state: string) => {
      await comeToRest(page);
      expect(await findViolations(page), state).toEqual([]);
      expect(await overflowOf(page), state).toBe(0);
    };
    await look('empty');
    await applyButton(page).click();
    await expect(page.getByText('Resume is required.')).toBeVisible();
    await look('with errors');
    await fillIn(page, newParent().email);
    await resumeField(page).setInputFiles({ ...resumeFile(), name: `${'a-very-long-name-'.repeat(6)}.pdf` });
    await look('with a resume');
    await page.route('**/api/auth/career', (route) =>
      route.fulfill({ json: { success: true, message: 'Here.' } }),
    );
    await applyButton(page).click();
    await expect(thanks(page)).toBeVisible();
    await look('with the thanks');
  });
}
