import { expect, type Page, test } from 'playwright/test';
import { authorize, logIn, openEntry, publish } from './site/admin';

const list = '/content-manager/collection-types/api::faq-group.faq-group';

const panel = (page: Page) => page.getByText(/changed since it went live/);

const versions = (page: Page) => page.getByRole('list', { name: 'Published versions' });

test('marketing sees what changed since it went live, and publishes an old version again', async ({
  page,
}) => {
  const title = `Before ${Date.now().toString(36)}`;
  await logIn(page, 'marketing');
  const as = await authorize(page);
  const made = await page.request.post(list, { ...as, data: { title, order: 1 } });
  const { data } = (await made.json()) as { data: { documentId: string } };
  await page.request.post(`${list}/${data.documentId}/actions/publish`, { ...as, data: {} });

  await openEntry(page, 'FAQ group', title);
  await expect(panel(page)).toHaveText('Nothing has changed since it went live.');
  const field = page.getByRole('textbox', { name: /^Title/ });
  await field.fill('After');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(panel(page)).toHaveText('1 field changed since it went live.');
  await page.getByRole('button', { name: 'See what changed' }).click();
  const dialog = page.getByRole('dialog');
  const change = dialog.getByRole('region', { name: 'Title' });
  await expect(change).toHaveText(`TitleLive now${title}Saved draftAfter`);
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await publish(page);
  await expect(versions(page).getByRole('listitem')).toHaveCount(2);

  // What was typed and is not saved is not lost.
  await field.fill('Typed');
  await versions(page).getByRole('button').last().click();
  await expect(dialog.getByText(/^Save or discard what you typed/)).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Put back as a draft' })).toBeDisabled();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await field.fill('After');

  await versions(page).getByRole('button').last().click();
  await dialog.getByRole('button', { name: 'Put back as a draft' }).click();
  await expect(field).toHaveValue(title);
  await expect(panel(page)).toHaveText('1 field changed since it went live.');
  await expect(page.getByText(/^Marketing put back an earlier version of/)).toBeVisible();
  await publish(page);
  await expect(versions(page).getByRole('listitem')).toHaveCount(3);
  await expect(panel(page)).toHaveText('Nothing has changed since it went live.');
  await page.request.delete(`${list}/${data.documentId}`, as);
});
