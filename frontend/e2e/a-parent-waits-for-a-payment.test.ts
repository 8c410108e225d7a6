import { expect, test } from 'playwright/test';
import {
  cardButton,
  liveIn,
  loggedInParent,
  openCheckout,
  payWithPayPal,
  pressInWindow,
  seesReceipt,
  tellSandbox,
} from './site/checkout';
import { findViolations } from './site/find-violations';
import { sandboxUrl } from './site/purchases';

// One test after the other: the sandbox applies what it is told to the next caller, whichever test that is.
test.describe.configure({ mode: 'default' });

test('a payment that is being confirmed is waited for, after a reload and in another tab', async ({
  page,
  context,
  request,
}) => {
  await loggedInParent(page, request);
  await liveIn(page, 'US');
  await openCheckout(page, '/checkout/coding-yearly');
  const other = await context.newPage();
  await liveIn(other, 'US');
  await openCheckout(other, '/checkout/coding-yearly');

  await tellSandbox(request, 'next', { provider: 'paypal', outcome: 'pending' });
  await payWithPayPal(page, 'pp-approve');
  const confirming = 'Payment received, confirming…';
  await expect(page.getByText(confirming)).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.reload();
  await expect(page.getByText(confirming)).toBeVisible();
  await expect(cardButton(page)).toHaveCount(0);
  await cardButton(other).click();
  await expect(other.getByText(confirming)).toBeVisible();

  await tellSandbox(request, 'clock', { advanceMs: 2 * 60 * 60 * 1000 });
  await seesReceipt(page, '2599 USD');
  await seesReceipt(other, '2599 USD');
});

test('a payment whose report hangs is said to be received at once', async ({ page, request }) => {
  await loggedInParent(page, request);
  await liveIn(page, 'IN');
  await openCheckout(page, '/checkout/coding-monthly');
  // Neither the provider's own report nor its answer to our server gets through.
  await tellSandbox(request, 'next', { provider: 'razorpay', outcome: 'success', webhook: 'hold' });
  await tellSandbox(request, 'faults', { path: '/v1/(orders|payments)/', mode: 'timeout_before', times: 20 });
  await cardButton(page).click();
  try {
    await pressInWindow(page, 'rzp-success');
    await expect(page.getByRole('status').getByText('Payment received, confirming…')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Confirming…' })).toBeDisabled();
    await expect(cardButton(page)).toHaveCount(0);
    expect(await findViolations(page)).toEqual([]);
  } finally {
    await request.delete(`${sandboxUrl()}/_sandbox/faults`);
    await tellSandbox(request, 'webhooks', { action: 'deliver' });
  }
  await seesReceipt(page, '6499 INR');
});
