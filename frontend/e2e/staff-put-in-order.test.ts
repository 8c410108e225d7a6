import type { OrderedList } from '@lanternway/contracts/publishing/order';
import { listOrders, saveOrder } from '@lanternway/contracts/publishing/staff-calls';
import { pathTo } from '@lanternway/contracts/wire/staff-endpoint';
import { expect, test, type Locator, type Page } from 'playwright/test';
import { logIn, openList } from './site/admin';
import { findViolations } from './site/find-violations';
import { htmlOf } from './site/served';
import { callsOf, type StaffCalls } from './site/staff-calls';
import { untilLive } from './site/until-live';

const testimonials = 'api::testimonial.testimonial';
const faqs = 'api::faq.faq';

async function readList({ ask }: StaffCalls, uid: string): Promise<OrderedList> {
  const lists = (await ask('GET', listOrders.path)) as OrderedList[];
  const list = lists.find((one) => one.uid === uid);
  if (list === undefined) throw new Error(`There is no list of ${uid}.`);
  return list;
}

const idsOf = ({ sections }: OrderedList) =>
  sections.flatMap(({ entries }) => entries.map(({ documentId }) => documentId));

/** Orders a list by the admin's call, as a colleague would. */
async function orderBy(calls: StaffCalls, uid: string, documentIds: string[]): Promise<void> {
  const { version } = await readList(calls, uid);
  await calls.ask('POST', pathTo(saveOrder, { uid }), { version, documentIds });
}

/** Restores the order, even if the story fails. */
async function keepingOrder(calls: StaffCalls, uid: string, story: () => Promise<void>): Promise<void> {
  const before = idsOf(await readList(calls, uid));
  try {
    await story();
  } finally {
    await orderBy(calls, uid, before);
  }
  await untilLive(calls);
}

/** The lists of the page. Its notices are in a region with a list too. */
const sectionsOf = (page: Page) =>
  page.getByRole('region').filter({ has: page.getByRole('button', { name: /^Drag / }) });
const rowsOf = (section: Locator) => section.getByRole('listitem');
const titlesOf = (section: Locator) => rowsOf(section).getByRole('link').allTextContents();
const handleOf = (row: Locator) => row.getByRole('button', { name: /^Drag / });

async function openOrder(page: Page, type: string): Promise<void> {
  await openList(page, type);
  await page.getByRole('link', { name: 'Order', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Order' })).toBeVisible();
  await expect(page.getByRole('listitem').getByRole('button').first()).toBeVisible();
}

async function saveAndLook(page: Page, calls: StaffCalls): Promise<void> {
  await page.getByRole('button', { name: 'Save order' }).click();
  await expect(page.getByText('The order is saved, and the site is being updated.').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save order' })).toBeDisabled();
  await untilLive(calls);
}

/** The names in the order in which a page shows them. */
async function shownOn(path: string, names: string[]): Promise<string[]> {
  const html = (await htmlOf(path)).replaceAll('&#x27;', "'");
  const found = names.map((name) => ({ name, at: html.indexOf(`>${name}<`) }));
  expect(found.filter(({ at }) => at < 0)).toEqual([]);
  return found.sort((a, b) => a.at - b.at).map(({ name }) => name);
}

test('testimonials are dragged into another order, and the site follows', async ({ page }) => {
  await logIn(page, 'marketing');
  const calls = await callsOf(page);
  await keepingOrder(calls, testimonials, async () => {
    await openOrder(page, 'Testimonial');
    const section = sectionsOf(page).nth(1);
    const [first = '', second = '', third = '', ...others] = await titlesOf(section);
    await rowsOf(section).nth(2).scrollIntoViewIfNeeded();
    const [from, to] = [
      await handleOf(rowsOf(section).nth(2)).boundingBox(),
      await handleOf(rowsOf(section).nth(0)).boundingBox(),
    ];
    if (from === null || to === null) throw new Error('The handles are not on the screen.');
    await page.mouse.move(from.x + 10, from.y + 10);
    await page.mouse.down();
    await page.mouse.move(from.x + 10, from.y - 10, { steps: 4 });
    await page.mouse.move(to.x + 10, to.y + 5, { steps: 8 });
    await expect(page.getByText(`${third} is over place 1`)).toBeAttached();
    await page.mouse.up();
    await expect.poll(() => titlesOf(section)).toEqual([third, first, second, ...others]);
    expect(await findViolations(page)).toEqual([]);
    await saveAndLook(page, calls);
    expect((await shownOn('/', [first, second, third])).slice(0, 3)).toEqual([third, first, second]);
  });
});

test('questions are put in order by the keyboard alone', async ({ page }) => {
  await logIn(page, 'marketing');
  const calls = await callsOf(page);
  await keepingOrder(calls, faqs, async () => {
    await openOrder(page, 'FAQ question');
    const group = page
      .getByRole('region')
      .filter({ has: page.getByRole('list') })
      .first();
    const [first = '', second = '', third = '', ...others] = await titlesOf(group);
    await rowsOf(group)
      .first()
      .getByRole('button', { name: `Move down: ${first}` })
      .focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => titlesOf(group)).toEqual([second, first, third, ...others]);
    await expect(page.getByRole('button', { name: `Move down: ${first}` })).toBeFocused();
    const place = `place 2 of ${String(others.length + 3)}.`;
    await expect(page.getByRole('status').filter({ hasText: `${first}: ${place}` })).toBeAttached();

    // By the handle: up, down, and put back by Escape.
    await handleOf(rowsOf(group).nth(2)).focus();
    await page.keyboard.press('Space');
    await expect(page.getByText(`${third} is over place 3`)).toBeAttached();
    await page.keyboard.press('ArrowUp');
    await expect(page.getByText(`${third} is over place 2`)).toBeAttached();
    await page.keyboard.press('Space');
    await expect.poll(() => titlesOf(group)).toEqual([second, third, first, ...others]);
    expect(await findViolations(page)).toEqual([]);
    await saveAndLook(page, calls);
    expect(await shownOn('/faq', [first, second, third])).toEqual([second, third, first]);
  });
});

test('an order that a colleague overtook is refused and not lost', async ({ page }) => {
  await logIn(page, 'marketing');
  const calls = await callsOf(page);
  await keepingOrder(calls, faqs, async () => {
    await openOrder(page, 'FAQ question');
    const groups = sectionsOf(page);
    const [first = '', second = ''] = await titlesOf(groups.first());
    await page.getByRole('button', { name: `Move down: ${first}` }).click();
    // The colleague turns another group round.
    const { sections } = await readList(calls, faqs);
    const turned = sections.flatMap(({ entries }, index) =>
      (index === 1 ? [...entries].reverse() : entries).map(({ documentId }) => documentId),
    );
    await orderBy(calls, faqs, turned);
    await page.getByRole('button', { name: 'Save order' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Someone has added' })).toBeVisible();
    await expect.poll(async () => (await titlesOf(groups.first())).slice(0, 2)).toEqual([second, first]);
    await page.reload();
    await expect.poll(async () => (await titlesOf(groups.first())).slice(0, 2)).toEqual([second, first]);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(async () => (await titlesOf(groups.first())).slice(0, 2)).toEqual([first, second]);
    expect(idsOf(await readList(calls, faqs))).toEqual(turned);
  });
});

test('on a phone, entries are moved by their arrows', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await logIn(page, 'marketing');
  await page.goto(`/admin/plugins/publisher/order/${testimonials}`);
  const section = sectionsOf(page).first();
  await expect(rowsOf(section).first()).toBeVisible();
  const [first = '', second = ''] = await titlesOf(section);
  await page.getByRole('button', { name: `Move up: ${second}` }).click();
  expect((await titlesOf(section)).slice(0, 2)).toEqual([second, first]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.getByRole('button', { name: 'Undo' }).click();
});
