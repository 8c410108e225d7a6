import { expect, type APIRequestContext, type Page } from 'playwright/test';
import { siteUrl } from '../env';
import { logInElsewhere, type Parent, registeredParent } from './parents';
import { sandboxUrl } from './purchases';

/** Makes the parent appear to be in a country. */
export const liveIn = (page: Page, country: string) =>
  page.route('**/api/geo', (route) => route.fulfill({ json: { country_code: country } }));

/** A parent who has an account and is logged in. */
export async function loggedInParent(page: Page, request: APIRequestContext): Promise<Parent> {
  const parent = await registeredParent(request);
  const token = await logInElsewhere(request, parent);
  const { name: username, email } = parent;
  await page.context().addInitScript(
    ([user, key]) => {
      localStorage.setItem('user', user);
      localStorage.setItem('token', key);
    },
    [JSON.stringify({ username, email }), token] as const,
  );
  return parent;
}

export const cardButton = (page: Page) => page.getByRole('button', { name: /^Pay [₹$£][\d,]+/ });

/** Opens the checkout and fills in what the account does not know. */
export async function openCheckout(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(cardButton(page)).toBeEnabled();
  await page.getByLabel('Phone').fill('98000 12345');
}

/** Presses a button in a provider's window, by its test id. */
export const pressInWindow = (page: Page, mark: string) => page.getByTestId(mark).click();

export async function payWithPayPal(page: Page, mark: string): Promise<void> {
  await page.getByTestId('paypal-button').click();
  await pressInWindow(page, mark);
}

export async function seesReceipt(page: Page, amount: string): Promise<void> {
  await expect(page).toHaveURL(/\/success\?order=/);
  await expect(page.getByRole('heading', { name: 'Payment received' })).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: amount })).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: 'Paid' })).toBeVisible();
}

/** Tells the sandbox what the providers should do. */
export async function tellSandbox(request: APIRequestContext, call: string, data: object): Promise<void> {
  const answer = await request.post(`${sandboxUrl()}/_sandbox/${call}`, { data });
  expect(answer.status(), await answer.text()).toBeLessThan(300);
}

const plans = '/content-manager/collection-types/api::plan.plan';

interface Price {
  currency: string;
  amountMinor: number;
}

/** Publishes a new price of a plan, as marketing does in the admin. Returns the old one. */
export async function publishPrice(
  request: APIRequestContext,
  headers: Record<string, string>,
  plan: string,
  price: Price,
): Promise<Price> {
  const found = await request.get(`${siteUrl}${plans}?filters[key][$eq]=${plan}`, { headers });
  const [{ documentId }] = ((await found.json()) as { results: [{ documentId: string }] }).results;
  const read = await request.get(`${siteUrl}${plans}/${documentId}`, { headers });
  const { data } = (await read.json()) as { data: { prices: (Price & { id: number })[] } };
  const before = data.prices.find(({ currency }) => currency === price.currency);
  if (before === undefined) throw new Error(`${plan} has no price in ${price.currency}.`);
  const prices = data.prices.map((each) => (each === before ? { ...each, ...price } : each));
  const published = await request.post(`${siteUrl}${plans}/${documentId}/actions/publish`, {
    headers,
    data: { ...data, prices },
  });
  expect(published.status(), await published.text()).toBe(200);
  return { currency: before.currency, amountMinor: before.amountMinor };
}
