import { randomUUID } from 'node:crypto';
import { expect, type APIRequestContext, type Page } from 'playwright/test';
import { siteUrl } from '../env';
import { readCode } from './outbox';
import { wakePage } from './wake-page';

export interface Parent {
  name: string;
  email: string;
  password: string;
}

/** A parent we do not know. */
export const newParent = (): Parent => ({
  name: 'Asha Rao',
  email: `asha-${randomUUID().slice(0, 8)}@home.example`,
  password: `lantern-${randomUUID().slice(0, 8)}`,
});

async function post(request: APIRequestContext, path: string, data: object): Promise<unknown> {
  const answer = await request.post(`${siteUrl}/api/auth/${path}`, { data });
  expect(answer.status(), await answer.text()).toBe(200);
  return answer.json();
}

/** A parent who registered and verified the address before the test begins. */
export async function registeredParent(request: APIRequestContext): Promise<Parent> {
  const parent = newParent();
  const { name: username, email, password } = parent;
  await post(request, 'register', { username, email, password });
  await post(request, 'verify-otp', { email, otp: await readCode(request, email) });
  return parent;
}

/** Logs in as if on another device. Returns the token. */
export async function logInElsewhere(
  request: APIRequestContext,
  { email, password }: Parent,
): Promise<string> {
  const { token } = (await post(request, 'login', { email, password })) as { token: string };
  return token;
}

/** Fills the login form of the page that is open. */
export async function fillLogin(
  page: Page,
  { email, password }: Pick<Parent, 'email' | 'password'>,
): Promise<void> {
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
}

/** Logs in through the page. */
export async function logIn(page: Page, parent: Parent): Promise<void> {
  await page.goto('/login');
  await wakePage(page);
  await fillLogin(page, parent);
  await expect(page).toHaveURL('/');
}
