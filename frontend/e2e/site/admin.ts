import { readFileSync } from 'node:fs';
import { type BrowserContext, expect, type Page } from 'playwright/test';
import { demoFile } from '../env';
import { keep, readKept } from './kept-file';

interface Demo {
  logins: Record<string, { email: string; password: string }>;
}

type Role = 'superAdmin' | 'marketing' | 'admissions' | 'finance' | 'teacher';

export function loginOf(role: Role) {
  const demo = JSON.parse(readFileSync(demoFile, 'utf8')) as Demo;
  const login = demo.logins[role];
  if (!login) throw new Error(`The demo has no login for ${role}.`);
  return login;
}

type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>;

/**
 * The admin refuses a person's sixth login within five minutes, so one login serves all tests. It is good for half an hour,
 * and a test takes ten minutes at most.
 */
const keptForMs = 20 * 60_000;

/**
 * Logs in one of the demo's staff. Afterwards open a page: where a kept login is used none is open, as to load the admin
 * takes seconds.
 */
export async function logIn(page: Page, role: Role): Promise<void> {
  const cookies = readKept<Cookies>(role, keptForMs);
  if (cookies) {
    await page.context().addCookies(cookies);
    return;
  }
  await page.goto('/admin');
  await fillInLogin(page, role);
  await expect(contentManager(page)).toBeVisible();
  keep(role, await page.context().cookies());
}

/** A point of the admin's menu. The page may have a link of the same name, and shows it a moment later. */
export const inMenu = (page: Page, word: string) =>
  page.getByRole('navigation').first().getByRole('link', { name: word, exact: true });

const contentManager = (page: Page) => inMenu(page, 'Content Manager');

/** Opens the admin's home, and waits for its menu. */
export async function openHome(page: Page): Promise<void> {
  await page.goto('/admin');
  await expect(contentManager(page)).toBeVisible();
}

/** Logs in where the login is open. */
export async function fillInLogin(page: Page, role: Role): Promise<void> {
  const login = loginOf(role);
  await page.getByLabel('Email').fill(login.email);
  await page.getByLabel('Password').first().fill(login.password);
  await page.getByRole('button', { name: 'Log in' }).click();
}

/** The headers with which a logged-in person calls the admin's own routes. */
export async function authorize(page: Page) {
  const token = (await page.context().cookies()).find(({ name }) => name === 'jwtToken')?.value;
  if (token === undefined) throw new Error('Nobody is logged in.');
  return { headers: { Authorization: `Bearer ${decodeURIComponent(token)}` } };
}

const contentPages = '/admin/content-manager';

/** The Content Manager lists all types, whichever of them it shows. */
async function openContent(page: Page): Promise<void> {
  if (page.url().includes(contentPages)) return;
  await page.goto(contentPages);
  // Until then it leads on by itself.
  await page.waitForURL(`**${contentPages}/*-types/**`);
}

/** Opens a single type. */
export async function openOnly(page: Page, type: string): Promise<void> {
  await openContent(page);
  await page.getByRole('link', { name: type, exact: true }).first().click();
}

/** Opens a type's list. */
export async function openList(page: Page, type: string): Promise<void> {
  await openContent(page);
  await page.getByRole('link', { name: type, exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: type, exact: true })).toBeVisible();
  await expect(page.getByRole('gridcell').first()).toBeVisible();
}

/** Opens a row of a type's list. */
export async function openEntry(page: Page, type: string, title: string): Promise<void> {
  await openList(page, type);
  await page.getByRole('gridcell', { name: title, exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

/** Publishes and waits for the server to have done so: the entry's badge says Published before it, too. */
export async function publish(page: Page): Promise<void> {
  const [answer] = await Promise.all([
    page.waitForResponse((response) => /\/actions\/publish(\?|$)/.test(response.url())),
    page.getByRole('button', { name: 'Publish', exact: true }).click(),
  ]);
  expect(answer.status()).toBe(200);
  await expect(page.getByText('Published document').last()).toBeVisible();
}
