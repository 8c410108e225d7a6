import { expect, test } from 'playwright/test';
import {
  cardButton,
  liveIn,
  loggedInParent,
  openCheckout,
  payWithPayPal,
  pressInWindow,
  seesReceipt,
} from './site/checkout';
import { findViolations } from './site/find-violations';
import { overflowOf } from './site/overflow';

test('a plan that was bought today is sold again only to who says so', async ({ page, context, request }) => {
  test.slow();
  await loggedInParent(page, request);
  await liveIn(page, 'US');
  await openCheckout(page, '/checkout/coding-monthly');
  const second = await context.newPage();
  await liveIn(second, 'US');
  await openCheckout(second, '/checkout/coding-monthly');
  await cardButton(page).click();
  await pressInWindow(page, 'rzp-success');
  await seesReceipt(page, '249 USD');
  const question = second.getByRole('dialog', { name: 'You bought this today. Buy it again?' });

  await test.step('the second tab is asked, in another currency too, and has a way out', async () => {
    await second.getByRole('button', { name: /INR$/ }).click();
    await cardButton(second).click();
    await expect(question).toBeVisible();
    for (const width of [320, 390, 1440]) {
      await second.setViewportSize({ width, height: 900 });
      expect(await overflowOf(second)).toBe(0);
      expect(await findViolations(second)).toEqual([]);
    }
    await second.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await expect(cardButton(second)).toBeFocused();
    await cardButton(second).click();
    await expect(question.getByRole('link', { name: 'See my orders' })).toHaveAttribute('href', '/profile');
  });

  await test.step('and buys it again', async () => {
    await question.getByRole('button', { name: 'Buy again' }).click();
    await pressInWindow(second, 'rzp-success');
    await seesReceipt(second, '6499 INR');
  });
});

test('a plan that was bought today is sold again by PayPal too', async ({ page, request }) => {
  test.slow();
  await loggedInParent(page, request);
  await liveIn(page, 'US');
  for (const isAgain of [false, true]) {
    await openCheckout(page, '/checkout/math-monthly');
    if (isAgain) {
      await page.getByTestId('paypal-button').click();
      await page.getByRole('button', { name: 'Buy again' }).click();
      await expect(page.getByText('Please press PayPal once more.')).toBeVisible();
    }
    await payWithPayPal(page, 'pp-approve');
    await expect(page).toHaveURL(/\/success\?order=/);
  }
});
