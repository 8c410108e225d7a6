import { readFileSync } from 'node:fs';
import { type APIRequestContext, expect, type Page } from 'playwright/test';
import { demoFile } from '../env';

interface Demo {
  logins: Record<string, { email: string; password: string }>;
}

type Role = 'superAdmin' | 'marketing' | 'admissions' | 'finance';

function loginOf(role: Role) {
  const demo = JSON.parse(readFileSync(demoFile, 'utf8')) as Demo;
  const login = demo.logins[role];
  if (!login) throw new Error(`The demo has no login for ${role}.`);
  return login;
}

/** The headers with which one of the demo's staff asks the admin's own routes. */
export async function authorize(request: APIRequestContext, role: Role) {
  const answer = await request.post('/admin/login', { data: loginOf(role) });
  const { data } = (await answer.json()) as { data: { token: string } };
  return { headers: { Authorization: `Bearer ${data.token}` } };
}

/** Logs one of the demo's staff in and goes to the content. */
export async function logIn(page: Page, role: Role) {
  const login = loginOf(role);
  await page.goto('/admin');
  await page.getByLabel('Email').fill(login.email);
  await page.getByLabel('Password').first().fill(login.password);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.getByRole('link', { name: 'Content Manager' }).click();
}

export async function openType(page: Page, type: string): Promise<void> {
  await page.getByRole('link', { name: type, exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Opens a row of a type's list. */
export async function openEntry(page: Page, type: string, title: string): Promise<void> {
  await openType(page, type);
  await page.getByRole('gridcell', { name: title, exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

export async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Published' }).first()).toBeVisible();
}
