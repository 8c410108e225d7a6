import { expect } from 'playwright/test';
import { authorize, logIn as logInStaff } from './site/admin';
import {
  cardButton,
  liveIn,
  loggedInParent,
  openCheckout,
  payWithPayPal,
  pressInWindow,
  publishPrice,
  seesReceipt,
} from './site/checkout';
import { findViolations } from './site/find-violations';
import { readMail } from './site/outbox';
import { overflowOf } from './site/overflow';
import { fillLogin, registeredParent } from './site/parents';
import { sandboxUrl } from './site/purchases';
import { test } from './site/test';
import { wakePage } from './site/wake-page';
import { watchPage } from './site/watch-page';

// One test after the other: the sandbox applies what it is told to the next caller, whichever test that is.
test.describe.configure({ mode: 'default' });

test('from the price list by way of the login to the receipt', async ({ page, request }) => {
  test.slow();
  const parent = await registeredParent(request);
  const { faults, strangers } = watchPage(page);
  await liveIn(page, 'IN');

  await test.step('chooses a plan and logs in', async () => {
    await page.goto('/');
    await wakePage(page);
    await page.getByRole('link', { name: 'Continue with Coding Yearly' }).click();
    await expect(page).toHaveURL(/\/login\?redirectTo=%2FCheckout$/);
    await expect(page.getByRole('region', { name: 'The plan you chose' })).toContainText('₹75,999');
    expect(await findViolations(page)).toEqual([]);
    await page.getByRole('tab', { name: 'Log in' }).click();
    await fillLogin(page, parent);
    await expect(page).toHaveURL(/\/checkout$/i);
  });

  await test.step('meets no provider before the checkout', async () => {
    await expect(cardButton(page)).toHaveText('Pay ₹75,999');
    expect(strangers.filter((url) => !url.startsWith(sandboxUrl()))).toEqual([]);
    expect(strangers.every((url) => url.includes('/v1/checkout.js'))).toBe(true);
    await expect(page.getByText('Test mode').first()).toBeVisible();
  });

  await test.step('pays by card', async () => {
    await expect(page.getByLabel('Name')).toHaveValue(parent.name);
    await expect(page.getByLabel('Email')).toHaveValue(parent.email);
    await expect(page.getByLabel('Email')).not.toBeEditable();
    await page.getByLabel('Phone').fill('98000 12345');
    await cardButton(page).click();
    await pressInWindow(page, 'rzp-success');
    await seesReceipt(page, '75999 INR');
  });

  await test.step('keeps the receipt', async () => {
    await page.reload();
    await seesReceipt(page, '75999 INR');
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download PDF' }).click();
    expect((await saving).suggestedFilename()).toMatch(/^receipt-.+\.pdf$/);
    const { attachments } = await readMail(request, parent.email, /^Payment received$/);
    expect(attachments.map(({ contentType }) => contentType)).toContain('application/pdf');
  });

  await test.step('finds the order in the profile', async () => {
    await page.goto('/profile');
    const order = page.getByRole('listitem').filter({ hasText: 'Coding Yearly' });
    await expect(order).toContainText('₹75,999');
    await expect(order).toContainText('Paid');
    await expect(page.getByRole('region', { name: 'Sessions' })).toContainText('96 of 96 sessions left');
    const classes = page.getByRole('region', { name: 'We are finding your times' });
    await expect(classes).toContainText('Our admissions team will write to the email of your account');
    await expect(page.getByText(/free class is booked/)).toHaveCount(0);
  });

  await test.step('going back does not lead to paying again', async () => {
    await page.goto('/faq');
    await openCheckout(page, '/checkout/coding-monthly');
    await cardButton(page).click();
    await pressInWindow(page, 'rzp-success');
    await seesReceipt(page, '6499 INR');
    await page.goBack();
    await expect(page).toHaveURL('/faq');
  });
  expect(faults.filter((text) => !text.includes('was preloaded using link preload'))).toEqual([]);
});

for (const [country, amount, price] of [
  ['US', '2599 USD', '$2,599'],
  ['GB', '1975 GBP', '£1,975'],
] as const) {
  test(`from ${country}, with PayPal for ${amount}`, async ({ page, request }) => {
    await loggedInParent(page, request);
    await liveIn(page, country);
    await openCheckout(page, '/checkout/coding-yearly');
    await expect(cardButton(page)).toHaveText(`Pay ${price} by card`);
    await payWithPayPal(page, 'pp-approve');
    await seesReceipt(page, amount);
  });
}

test('a declined card leaves the window open for another try', async ({ page, request }) => {
  await loggedInParent(page, request);
  await liveIn(page, 'IN');
  await openCheckout(page, '/checkout/0');
  await expect(page.getByRole('complementary')).toContainText('Track: Kickstart');
  await cardButton(page).click();
  await pressInWindow(page, 'rzp-fail');
  await pressInWindow(page, 'rzp-success');
  await seesReceipt(page, '6499 INR');
});

test('a declined card, and the window closed, can be tried again with everything kept', async ({
  page,
  request,
}) => {
  await loggedInParent(page, request);
  await liveIn(page, 'IN');
  await openCheckout(page, '/checkout/math-monthly');
  await cardButton(page).click();
  await pressInWindow(page, 'rzp-fail');
  await expect(page.getByText('Your payment was declined')).toBeVisible();
  await pressInWindow(page, 'rzp-close');
  await expect(page.getByText('Payment failed. Please try again or contact support.')).toBeVisible();
  await expect(page.getByLabel('Phone')).toHaveValue('9800012345');
  await page.reload();
  await expect(page.getByLabel('Phone')).toHaveValue('9800012345');
  await cardButton(page).click();
  await pressInWindow(page, 'rzp-success');
  await seesReceipt(page, '6499 INR');
});

test('who closes the browser after paying finds the order paid', async ({ page, context, request }) => {
  await loggedInParent(page, request);
  await liveIn(page, 'IN');
  await openCheckout(page, '/checkout/math-half-yearly');
  await cardButton(page).click();
  await pressInWindow(page, 'rzp-lost');
  await page.close();
  const later = await context.newPage();
  await expect(async () => {
    await later.goto('/profile');
    await expect(later.getByRole('listitem').filter({ hasText: 'Math Half-Yearly' })).toContainText('Paid');
  }).toPass();
});

test('who turns away from PayPal has not been charged, and can try again', async ({ page, request }) => {
  await loggedInParent(page, request);
  await liveIn(page, 'US');
  await openCheckout(page, '/checkout/coding-2-years');
  await payWithPayPal(page, 'pp-cancel');
  await expect(page).toHaveURL(/\/cancel\?order=/);
  await expect(page.getByText('You have not been charged. Everything you typed is kept.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('4399 USD')).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Retry' }).click();
  await expect(page).toHaveURL(/\/checkout\/coding-2-years$/);
  await payWithPayPal(page, 'pp-approve');
  await seesReceipt(page, '4399 USD');
});

test('a price that changed meanwhile is shown, and paid only when seen', async ({
  page,
  openElsewhere,
  request,
}) => {
  test.slow();
  await loggedInParent(page, request);
  await liveIn(page, 'GB');
  await openCheckout(page, '/checkout/math-yearly');
  const admin = await openElsewhere();
  await logInStaff(admin, 'marketing');
  const { headers } = await authorize(admin);
  const before = await publishPrice(request, { ...headers }, 'math-yearly', {
    currency: 'GBP',
    amountMinor: 175_000,
  });
  try {
    await cardButton(page).click();
    await expect(page.getByText(/The price of this plan has changed\..* 1750 GBP/)).toBeVisible();
    await expect(cardButton(page)).toHaveText('Pay £1,750 by card');
    await cardButton(page).click();
    await pressInWindow(page, 'rzp-success');
    await seesReceipt(page, '1750 GBP');
  } finally {
    await publishPrice(request, { ...headers }, 'math-yearly', before);
  }
});

test('scripts of the providers that are blocked are said to be, and asked for again', async ({
  page,
  request,
}) => {
  await loggedInParent(page, request);
  await liveIn(page, 'US');
  await page.route(`${sandboxUrl()}/**`, (route) => route.abort());
  await openCheckout(page, '/checkout/coding-monthly');
  await expect(page.getByText('Failed to load PayPal.')).toBeVisible();
  await cardButton(page).click();
  await expect(page.getByText('Payment initiation failed. Please try again.')).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.unroute(`${sandboxUrl()}/**`);
  await page.getByRole('button', { name: 'Try again' }).click();
  await payWithPayPal(page, 'pp-approve');
  await seesReceipt(page, '249 USD');
});

test('everything can be done with the keyboard', async ({ page, request }) => {
  await loggedInParent(page, request);
  await liveIn(page, 'IN');
  await page.goto('/checkout/coding-monthly');
  await expect(cardButton(page)).toBeEnabled();
  await page.getByLabel('Name').focus();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Email')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Country code')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Phone')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(cardButton(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Please fill in all details (Name, Email, Phone).')).toBeVisible();
  await expect(page.getByLabel('Phone')).toBeFocused();
  await page.keyboard.type('9800012345');
  await page.keyboard.press('Enter');
  await page.getByTestId('rzp-success').focus();
  await page.keyboard.press('Enter');
  await seesReceipt(page, '6499 INR');
});

test('without a plan, and at an address of none, the way leads to the prices', async ({ page, request }) => {
  await loggedInParent(page, request);
  await page.goto('/Checkout');
  await expect(page.getByRole('heading', { name: 'Choose a plan first' })).toBeVisible();
  const answer = await page.goto('/checkout/chess');
  expect(answer?.status()).toBe(404);
  await page.getByRole('link', { name: 'See plans and prices' }).click();
  await expect(page).toHaveURL(/\/#plans$/);
});

for (const width of [320, 390, 1440]) {
  test(`the checkout fits ${width} px, stands still, and is fit for everybody`, async ({ page, request }) => {
    await loggedInParent(page, request);
    await liveIn(page, 'US');
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/checkout/math-half-yearly');
    await expect(page.getByTestId('paypal-button')).toBeVisible();
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let sum = 0;
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) sum += (entry as unknown as { value: number }).value;
          }).observe({ type: 'layout-shift', buffered: true });
          setTimeout(() => resolve(sum), 300);
        }),
    );
    expect(shift).toBeLessThan(0.05);
    expect(await overflowOf(page)).toBe(0);
    expect(await findViolations(page)).toEqual([]);
    await cardButton(page).click();
    await expect(page.getByText('Please fill in all details (Name, Email, Phone).')).toBeVisible();
    expect(await overflowOf(page)).toBe(0);
    expect(await findViolations(page)).toEqual([]);
  });
}
