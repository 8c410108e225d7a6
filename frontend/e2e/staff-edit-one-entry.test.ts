import { expect, type Page } from 'playwright/test';
import { authorize, logIn, openEntry } from './site/admin';
import { test } from './site/test';

const list = '/content-manager/collection-types/api::faq-group.faq-group';

/** A title of its own for each run, so that a run never opens what another has left. */
const newTitle = () => `Two at a time ${Date.now().toString(36)}`;

/** What the colleague sees and saves, by the calls of their admin. */
async function colleague(page: Page, title: string) {
  await logIn(page, 'superAdmin');
  const as = await authorize(page);
  const made = await page.request.post(list, { ...as, data: { title, order: 1 } });
  const { data } = (await made.json()) as { data: { documentId: string } };
  const path = `${list}/${data.documentId}`;
  return {
    save: async (change: object) =>
      expect((await page.request.put(path, { ...as, data: change })).ok()).toBe(true),
    stored: async () => ((await (await page.request.get(path, as)).json()) as { data: object }).data,
    remove: () => page.request.delete(path, as),
  };
}

const titleField = (page: Page) => page.getByRole('textbox', { name: /^Title/ });
const saved = (page: Page) => page.getByText(/saved this entry at .*, after you opened it/);
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });

test('a colleague’s change is shown before it is overwritten, and what was typed stays', async ({
  page,
  openElsewhere,
}) => {
  const opened = newTitle();
  const other = await colleague(await openElsewhere(), opened);
  await logIn(page, 'marketing');
  await openEntry(page, 'FAQ group', opened);
  await expect(titleField(page)).toHaveValue(opened);

  await titleField(page).fill('Mine');
  await other.save({ title: 'Theirs', order: 7 });
  await save(page).click();
  await expect(page.getByText('has saved this entry since you opened it.').first()).toBeVisible();
  await expect(saved(page)).toBeVisible();
  await expect(page.getByText('Theirs: Theirs')).toBeVisible();
  await expect(page.getByText('Yours: Mine')).toBeVisible();
  await expect(titleField(page)).toHaveValue('Mine');
  expect(await other.stored()).toMatchObject({ title: 'Theirs', order: 7 });

  await page.getByRole('button', { name: 'Add their changes to mine' }).click();
  await expect(page.getByLabel(/^Order/)).toHaveValue('7');
  await expect(titleField(page)).toHaveValue('Mine');
  await expect(saved(page)).toBeHidden();
  await save(page).click();
  await expect.poll(other.stored).toMatchObject({ title: 'Mine', order: 7 });

  await titleField(page).fill('Mine again');
  await other.save({ title: 'Theirs again' });
  await expect(saved(page)).toBeVisible({ timeout: 20_000 });
  await page.getByRole('button', { name: 'Discard my changes' }).click();
  await expect(titleField(page)).toHaveValue('Theirs again');
  await other.remove();
});
