import { expect } from 'playwright/test';
import { logIn } from './site/admin';
import { isTold } from './site/desk';
import { isFitForAll, openOrder, openPage, story } from './site/finance-desk';
import { registeredParent } from './site/parents';
import { buy, monthly } from './site/purchases';
import { test } from './site/test';

test.describe.configure({ mode: 'serial' });

test('an exception wants a reason, and a large one a second person, who is not the first', async ({
  page,
  openElsewhere,
  request,
}, { retry }) => {
  const month = await buy(request, await registeredParent(request), monthly);
  await logIn(page, 'finance');
  await openPage(page, 'settings', 'Settings');
  await expect(page.getByLabel('Rupees (INR)')).toBeVisible();
  await isFitForAll(page);
  // Another amount than an earlier try may have left.
  await page.getByLabel('Rupees (INR)').fill(String(5000 + retry));
  await page.getByRole('button', { name: 'Propose the change' }).click();
  await isTold(page, 'The change is proposed. It takes effect once someone else has confirmed it.');
  const second = await openElsewhere();
  await logIn(second, 'superAdmin');
  await openPage(second, 'settings', 'Settings');
  await second.getByRole('button', { name: 'Confirm', exact: true }).click();
  await second.getByRole('alertdialog').getByRole('button', { name: 'Confirm the change' }).click();
  await isTold(second, 'The change is confirmed and in effect from now on.');

  await openOrder(page, month);
  const refund = page.getByRole('region', { name: 'Refund', exact: true });
  await refund.getByLabel('Amount in rupees').fill('6000');
  await refund.getByRole('button', { name: 'Refund…' }).click();
  await expect(refund.getByText('This is not what the policy gives: please write why.')).toBeVisible();
  await expect(refund.getByRole('note')).toContainText('A second person must approve this refund');
  await refund.getByLabel('Why this is not what the policy gives').fill('The teacher was ill twice.');
  await refund.getByRole('button', { name: 'Refund…' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Request refund of ₹6,000' }).click();
  await isTold(page, 'The refund waits for the approval of a second person.');
  await openPage(page, 'refunds', 'Refunds');
  const waiting = page.getByRole('region', { name: 'Waits for a second person' });
  await expect(waiting.getByText('Someone else has to approve it.').first()).toBeVisible();
  await isFitForAll(page);
  await waiting
    .getByRole('row')
    .filter({ hasText: month.number })
    .getByRole('button', { name: 'Withdraw' })
    .click();
  const withdrawal = page.getByRole('alertdialog', { name: /^Withdraw your refund of ₹6,000 / });
  await withdrawal.getByRole('button', { name: 'Go back' }).click();
  await expect(withdrawal).toBeHidden();

  await openPage(second, 'refunds', 'Refunds');
  const row = second
    .getByRole('region', { name: 'Waits for a second person' })
    .getByRole('row')
    .filter({ hasText: month.number });
  await expect(row.getByText('The teacher was ill twice.')).toBeVisible();
  await row.getByRole('button', { name: 'Approve' }).click();
  await second.getByRole('alertdialog').getByRole('button', { name: 'Approve ₹6,000' }).click();
  await isTold(second, 'The refund is approved and on its way to the provider.');
  await expect(async () => {
    await openOrder(page, month);
    await expect(story(page).getByText('Refunded: ₹6,000.')).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 30_000 });
});

test('what has been set can be taken away again, and what is wrong is said at its field', async ({
  page,
}) => {
  await logIn(page, 'superAdmin');
  await openPage(page, 'settings', 'Settings');
  await page.getByLabel('Rupees (INR)').fill('');
  await page.getByLabel('GSTIN').fill('29ABCDE1234F1Z');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('This is no GSTIN.')).toBeVisible();
  await expect(page.getByLabel('GSTIN')).toHaveValue('29ABCDE1234F1Z');
  await page.getByLabel('GSTIN').fill('');
  await page.getByRole('button', { name: 'Save' }).click();
  await isTold(page, 'The settings are saved.');
});
