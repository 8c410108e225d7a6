import { expect, type Page } from 'playwright/test';
import ICAL from 'ical.js';
import type { readMail } from './outbox';

const deskPage = '/admin/plugins/enquiries';

/** Opens the inbox, with the given query in its address. */
export async function openDesk(page: Page, query = ''): Promise<void> {
  await page.goto(`${deskPage}${query}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Admissions desk' })).toBeVisible();
}

/** Finds an enquiry in the inbox by a search, and opens it. */
export async function openLead(page: Page, search: string, name: string): Promise<void> {
  await openDesk(page, `?folder=all&_q=${encodeURIComponent(search)}`);
  await page.getByRole('link', { name, exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
}

/** Chooses an option of one of the admin's selects. */
export async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: label, exact: true }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

/** Waits until the admin shows the message, which means that the server has done it. */
export async function isTold(page: Page, sentence: string): Promise<void> {
  await expect(page.getByText(sentence).first()).toBeVisible();
}

/** The day this many days from now, as a date field takes it. */
export function dayFromNow(days: number): string {
  return new Date(Date.now() + days * 24 * 3600 * 1000).toISOString().slice(0, 10);
}

type Mail = Awaited<ReturnType<typeof readMail>>;

/** What a calendar program reads from the file in a mail. */
export function readInvitation(mail: Mail) {
  const file = mail.attachments.find(({ filename }) => filename.endsWith('.ics'));
  if (file === undefined) throw new Error(`“${mail.subject}” carries no calendar file.`);
  const calendar = new ICAL.Component(ICAL.parse(Buffer.from(file.base64, 'base64').toString('utf8')));
  const [entry] = calendar.getAllSubcomponents('vevent');
  if (entry === undefined) throw new Error('The calendar file holds no event.');
  const event = new ICAL.Event(entry);
  return {
    method: String(calendar.getFirstPropertyValue('method')),
    status: String(entry.getFirstPropertyValue('status')),
    uid: event.uid,
    sequence: event.sequence,
    startsAt: event.startDate.toJSDate().toISOString(),
  };
}
