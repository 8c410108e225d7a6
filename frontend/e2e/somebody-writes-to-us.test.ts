import { expect, test, type Page } from 'playwright/test';
import { siteUrl } from './env';
import { findViolations } from './site/find-violations';
import { overflowOf } from './site/overflow';
import { comeToRest } from './site/rest';
import { readMail } from './site/outbox';
import { newParent } from './site/parents';
import { wakePage } from './site/wake-page';
import { watchPage } from './site/watch-page';

const words = 'Do you teach on Sundays? Meera is in grade 4.';

const sendButton = (page: Page) => page.getByRole('button', { name: /Send message|Sending/ });
const thanks = (page: Page) => page.getByRole('dialog', { name: 'Thank You!' });

async function fillIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill('Asha Rao');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Message', { exact: true }).fill(words);
}

/** Counts the mails with that subject to the address. */
async function countMails(page: Page, to: string, subject: string): Promise<number> {
  const mails = (await (await page.request.get(`${siteUrl}/_outbox.json`)).json()) as Record<
    string,
    unknown
  >[];
  return mails.filter((mail) => mail['to'] === to && mail['subject'] === subject).length;
}

test('from the contact page to the thanks, and a mail says that it has arrived', async ({
  page,
  request,
}) => {
  const { email } = newParent();
  const { faults, strangers } = watchPage(page);
  await page.goto('/contact?utm_source=leaflet');
  await page.getByRole('link', { name: 'Send a message' }).click();
  await expect(page).toHaveURL('/connect');
  await fillIn(page, email.toUpperCase());
  await sendButton(page).click();
  await expect(thanks(page)).toContainText(
    'Your message has been sent successfully. Our team will get in touch with you shortly.',
  );
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(thanks(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Send a message' })).toBeFocused();
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue('');
  await readMail(request, email, /^We have your message$/);
  expect(strangers).toEqual([]);
  expect(faults).toEqual([]);
});

test('what was typed survives a reload and a lost connection, and arrives once', async ({
  page,
  request,
}) => {
  const { email } = newParent();
  await page.goto('/connect');
  await wakePage(page);
  await fillIn(page, email);
  await page.reload();
  await wakePage(page);
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue(words);

  // The message arrives, but not the reply.
  await page.route('**/api/auth/contact', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await sendButton(page).click();
  await expect(page.locator('form').getByRole('alert')).toHaveText(
    'Failed to send message. Please try again.',
  );
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue(words);
  await page.unroute('**/api/auth/contact');
  await sendButton(page).click();
  await expect(thanks(page)).toBeVisible();
  await readMail(request, email, /^We have your message$/);
  expect(await countMails(page, email, 'We have your message')).toBe(1);
});

test('a form that is sent empty names its fields, and can be sent with only the keyboard', async ({
  page,
}) => {
  await page.goto('/connect');
  await wakePage(page);
  await sendButton(page).click();
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
  await expect(sendButton(page)).toBeDisabled();
  await page.keyboard.type('Asha Rao');
  await page.keyboard.press('Tab');
  await page.keyboard.type(newParent().email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(words);
  await expect(sendButton(page)).toBeEnabled();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(thanks(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(thanks(page)).toHaveCount(0);
});

for (const width of [320, 390, 1440]) {
  test(`every state is accessible and whole at ${String(width)} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/connect');
    await wakePage(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    const look = async (state: string) => {
      await comeToRest(page);
      expect(await findViolations(page), state).toEqual([]);
      expect(await overflowOf(page), state).toBe(0);
    };
    await look('empty');
    await sendButton(page).click();
    await expect(page.getByText('Message is required.').first()).toBeVisible();
    await look('with errors');
    await page.route('**/api/auth/contact', (route) =>
      route.fulfill({ json: { success: true, message: 'Here.' } }),
    );
    await fillIn(page, newParent().email);
    await sendButton(page).click();
    await expect(thanks(page)).toBeVisible();
    await look('with the thanks');
  });
}
