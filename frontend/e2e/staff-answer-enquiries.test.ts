import { readFile } from 'node:fs/promises';
import { expect, test } from 'playwright/test';
import { inMenu, logIn, openHome } from './site/admin';
import { choose, dayFromNow, isTold, openDesk, openLead, readInvitation } from './site/desk';
import { findMisplaced } from './site/find-misplaced';
import { findViolations } from './site/find-violations';
import { apply, askForClass, newLead } from './site/leads';
import { readMail } from './site/outbox';

test.describe.configure({ mode: 'serial' });

const mira = newLead('Mira');
const mirasTwin = { ...mira, name: mira.name.replace('Mira', 'Meera') };
const ravi = newLead('Ravi');
const someOfPhone = mira.phone.slice(2, 9);

/** Faults of Strapi's own parts: the small button that clears its search field. */
const ofStrapi =
  /^target-size: <button class="[^"]*" aria-disabled="false" type="button" data-state="closed">$/;

const ours = (violations: string[]) => violations.filter((violation) => !ofStrapi.test(violation));

test('what has come in waits on the home page and at the desk', async ({ page, request }) => {
  await askForClass(request, mira, 'Evenings are best.');
  await logIn(page, 'admissions');
  await page.goto('/admin');
  await expect(
    page.getByRole('heading', { level: 1, name: /^Good (morning|afternoon|evening)/ }),
  ).toBeVisible();
  await expect(
    page.getByRole('list', { name: 'Waiting for you' }).getByRole('listitem').first(),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: /^[1-9]\d* leads/ })).toBeVisible();
  const point = inMenu(page, 'Admissions desk');
  await expect(point).toHaveAccessibleDescription(/^[1-9]\d* waiting$/);
  expect(ours(await findViolations(page))).toEqual([]);
  await expect(page.getByText(/^The desk (is open until|opens) .*, India\.$/)).toBeVisible();
  await page.getByRole('link', { name: /^All [1-9]\d* open$/ }).click();
  await expect(page.getByRole('link', { name: mira.name, exact: true })).toBeVisible();
});

test('it is found by some digits of the phone', async ({ page }) => {
  await logIn(page, 'admissions');
  await openDesk(page);
  await page.getByLabel('Search names, emails').fill(someOfPhone);
  await expect(page).toHaveURL(new RegExp(`_q=${someOfPhone}`));
  await expect(page.getByRole('link', { name: mira.name, exact: true })).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(2);
  const row = page.getByRole('row').last();
  await expect(row).toContainText('Free class');
  await expect(row).toContainText(/Maths|Coding/);
  await row.getByRole('button', { name: `More for ${mira.name}` }).click();
  await expect(page.getByRole('menuitem', { name: 'Assign to me' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menuitem')).toHaveCount(0);
  expect(ours(await findViolations(page))).toEqual([]);
});

test('it is taken, called, noted, and given a next step', async ({ page }) => {
  await logIn(page, 'admissions');
  await openLead(page, someOfPhone, mira.name);
  await page.getByRole('button', { name: 'Assign to me' }).click();
  await isTold(page, 'Admissions owns it now.');
  await choose(page, 'Status', 'Contacted');
  await isTold(page, 'The status is Contacted now.');
  await page.getByLabel('New note').fill('Spoke to the mother.\nShe prefers Tuesdays.');
  await page.getByRole('button', { name: 'Add the note' }).click();
  await isTold(page, 'The note is added.');
  await page.getByLabel('What is to be done').fill('Call about the time');
  await page.getByRole('button', { name: 'Tomorrow', exact: true }).click();
  await page.getByRole('button', { name: 'Save next step' }).click();
  await isTold(page, 'The next step is set.');
  const timeline = page.getByRole('list', { name: /What has happened/ });
  await expect(timeline.getByText('She prefers Tuesdays.')).toBeVisible();
  await expect(page.getByLabel('New note')).toHaveValue('');
  await page.reload();
  await expect(page.getByLabel('What is to be done')).toHaveValue('Call about the time');
  expect(ours(await findViolations(page))).toEqual([]);
});

test('a note that is half written outlives a reload', async ({ page }) => {
  await logIn(page, 'admissions');
  await openLead(page, someOfPhone, mira.name);
  await page.getByLabel('New note').fill('Half a thought');
  await page.reload();
  await expect(page.getByLabel('New note')).toHaveValue('Half a thought');
});

test('a person who is too late sees a message, and what the other has done', async ({ page }) => {
  await logIn(page, 'admissions');
  await openLead(page, someOfPhone, mira.name);
  await page.getByLabel('New note').fill('Still typing');
  // This page does not check for news until it has sent its own change.
  let isSent = false;
  await page.route('**/enquiries/items/**', (route) => {
    isSent ||= route.request().method() === 'POST';
    return isSent ? route.continue() : route.abort();
  });
  const other = await page.context().newPage();
  await other.goto(page.url());
  await choose(other, 'Status', 'Attended');
  await isTold(other, 'The status is Attended now.');
  await choose(page, 'Status', 'Lost');
  await isTold(page, 'Someone else has changed this enquiry in the meantime.');
  await expect(page.getByRole('combobox', { name: 'Status', exact: true })).toHaveText('Attended');
  await expect(page.getByLabel('New note')).toHaveValue('Still typing');
});

test('a class is agreed, moved and called off, and the calendar of the parent follows', async ({
  page,
  request,
}) => {
  await logIn(page, 'admissions');
  await openLead(page, someOfPhone, mira.name);
  await page.getByRole('button', { name: 'Another time' }).click();
  await page.getByLabel('Date', { exact: true }).fill(dayFromNow(30));
  await page.getByLabel('Time', { exact: true }).fill('17:00');
  const zone = page.getByLabel('Time zone of the parent');
  await zone.click();
  await zone.fill('Kolk');
  await page.getByRole('option', { name: 'Asia/Kolkata' }).click();
  await page.getByRole('button', { name: 'Schedule and send invitation' }).click();
  await isTold(page, 'The class is scheduled; the parent is invited.');
  const invited = readInvitation(await readMail(request, mira.email, /^Your free maths class: /i));
  expect(invited).toMatchObject({ method: 'REQUEST', startsAt: `${dayFromNow(30)}T11:30:00.000Z` });

  await page.getByRole('button', { name: 'Change the class' }).click();
  await page.getByRole('button', { name: 'Another time' }).click();
  await page.getByLabel('Time', { exact: true }).fill('18:15');
  await page.getByRole('button', { name: 'Change and mail the parent' }).click();
  await isTold(page, 'The class is changed. The parent gets an email.');
  const moved = readInvitation(await readMail(request, mira.email, /^New time for your free maths class/i));
  expect(moved).toMatchObject({ uid: invited.uid, startsAt: `${dayFromNow(30)}T12:45:00.000Z` });
  expect(moved.sequence).toBeGreaterThan(invited.sequence);

  await page.getByRole('button', { name: 'Cancel the class' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: 'Cancel the class' }).click();
  await isTold(page, 'The class is cancelled. The parent gets an email.');
  const cancelled = readInvitation(await readMail(request, mira.email, /^Cancelled: your free maths class/i));
  expect(cancelled).toMatchObject({ uid: invited.uid, method: 'CANCEL', status: 'CANCELLED' });
  expect(cancelled.sequence).toBeGreaterThan(moved.sequence);
});

test('a class in the past is refused at its field, and nothing typed is lost', async ({ page }) => {
  await logIn(page, 'admissions');
  await openLead(page, someOfPhone, mira.name);
  await page.getByRole('button', { name: 'Another time' }).click();
  await page.getByLabel('Date', { exact: true }).fill('2020-01-01');
  await page.getByLabel('Message to the parent (optional)').fill('See you then');
  await page.getByRole('button', { name: 'Schedule and send invitation' }).click();
  await isTold(page, 'This time has passed already.');
  await expect(page.getByLabel('Message to the parent (optional)')).toHaveValue('See you then');
});

test('a duplicate is merged, and the merge undone', async ({ page, request }) => {
  await askForClass(request, mirasTwin);
  await logIn(page, 'admissions');
  await openLead(page, someOfPhone, mira.name);
  await page.getByRole('button', { name: `Merge ${mirasTwin.name}` }).click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await isTold(page, 'Merged into this enquiry.');
  await openDesk(page, `?folder=all&_q=${someOfPhone}`);
  await expect(page.getByRole('link', { name: mira.name, exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: mirasTwin.name, exact: true })).toHaveCount(0);
  await page.getByRole('link', { name: mira.name, exact: true }).click();
  await page.getByRole('button', { name: `Undo the merge of ${mirasTwin.name}` }).click();
  await isTold(page, 'They are separate enquiries again.');
  await openDesk(page, `?folder=all&_q=${someOfPhone}`);
  await expect(page.getByRole('link', { name: mirasTwin.name, exact: true })).toBeVisible();
});

test('a resume is opened by who may, and that is recorded', async ({ page, request }) => {
  await apply(request, ravi);
  await logIn(page, 'admissions');
  await openLead(page, ravi.email, ravi.name);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Open the resume' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('rahul-deshmukh.pdf');
  expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-');
  const timeline = page.getByRole('list', { name: /What has happened/ });
  await expect(timeline.getByText(/resume opened/i)).toBeVisible();
});

test('many are changed at once, and those that cannot are named', async ({ page }) => {
  await logIn(page, 'admissions');
  await openDesk(page, '?folder=all&_q=@home.example&pageSize=100');
  for (const { name } of [mirasTwin, ravi]) {
    await page.getByRole('checkbox', { name: `Select ${name}` }).click();
  }
  await choose(page, 'Change to', 'Status: Enrolled');
  await page.getByRole('button', { name: 'Apply' }).click();
  await isTold(page, '1 enquiry changed.');
  await expect(page.getByRole('listitem').filter({ hasText: `${ravi.name}: ` })).toBeVisible();
  expect(await findMisplaced(page)).toEqual([]);
  const row = page.getByRole('row').filter({ hasText: mirasTwin.name });
  await expect(row.getByText('Enrolled')).toBeVisible();
  const notice = page.getByRole('region', { name: '1 enquiry was not changed' });
  await notice.getByRole('button', { name: 'Close' }).click();
  await expect(notice).toHaveCount(0);
});

test('a filter is kept as a view and leads back to the same', async ({ page }) => {
  await logIn(page, 'admissions');
  await openDesk(page, `?folder=closed&_q=${someOfPhone}`);
  await page.getByRole('button', { name: 'Saved views' }).click();
  await page.getByLabel('Save this view as').fill(`Of ${mira.name}`);
  await page.getByRole('button', { name: 'Save view' }).click();
  await openDesk(page);
  await page.getByRole('button', { name: 'Saved views' }).click();
  await page.getByRole('link', { name: `Of ${mira.name}` }).click();
  await expect(page).toHaveURL(new RegExp(`folder=closed&_q=${someOfPhone}`));
  await page.getByRole('button', { name: 'Saved views' }).click();
  await page.getByRole('button', { name: `Delete the view Of ${mira.name}` }).click();
  await isTold(page, 'is deleted.');
});

test('on a phone the list begins below one row of buttons, and the others are in a menu', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await logIn(page, 'admissions');
  await openDesk(page);
  await expect(inMenu(page, 'Admissions desk')).toBeInViewport();
  await expect(page.getByRole('link', { name: 'Add an enquiry' })).toBeVisible();
  const more = page.getByRole('main').getByRole('button', { name: 'More', exact: true });
  await more.press('Enter');
  const items = page.getByRole('menuitem');
  await expect(items).toHaveText(['Saved views', 'Export CSV', 'Privacy', 'Settings']);
  await expect(items.first()).toBeFocused();
  await page.keyboard.press('Enter');
  const views = page.getByRole('dialog', { name: 'Saved views' });
  await expect(views.getByLabel('Save this view as')).toBeVisible();
  expect(ours(await findViolations(page))).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(more).toBeFocused();
  await more.click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Export CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^enquiries-.*\.csv$/);
  await more.click();
  await page.getByRole('menuitem', { name: 'Privacy' }).click();
  await expect(page).toHaveURL(/\/privacy$/);
});

test('the export is harmless in a spreadsheet', async ({ page, request }) => {
  const sly = { ...newLead('Sly'), phone: mira.phone };
  await askForClass(request, sly, '=HYPERLINK("http://evil.example","Click")');
  await logIn(page, 'admissions');
  await openDesk(page, `?folder=all&_q=${sly.email}`);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^enquiries-.*\.csv$/);
  const table = await readFile(await download.path(), 'utf8');
  expect(table).toContain(sly.email);
  expect(table).not.toContain(ravi.email);
  expect(table).toContain(`'=HYPERLINK`);
  expect(table).not.toMatch(/(^|[,\r\n])"?=/);
});

test('what is to be done stands on top until it is done', async ({ page, request }) => {
  const lead = newLead('Tara');
  await askForClass(request, lead);
  await logIn(page, 'admissions');
  await openDesk(page, '?folder=all');
  const folder = page.getByRole('combobox', { name: 'Show', exact: true }).getByText('All enquiries');
  expect(await folder.evaluate((words) => words.scrollWidth > words.clientWidth)).toBe(false);
  await openLead(page, lead.phone, lead.name);
  await expect(page.getByText('Nobody has replied yet. Reply by')).toBeVisible();
  await choose(page, 'Status', 'Contacted');
  await isTold(page, 'The status is Contacted now.');
  await expect(page.getByText('Something to do')).toBeHidden();
});

test('marketing sees neither the desk nor its link', async ({ page }) => {
  await logIn(page, 'marketing');
  await openHome(page);
  await expect(page.getByRole('link', { name: 'Admissions desk' })).toHaveCount(0);
  await page.goto('/admin/plugins/enquiries');
  await expect(page.getByText(/don't have the permissions|don’t have the permissions/i)).toBeVisible();
  await expect(page.getByText(mira.name)).toHaveCount(0);
});
