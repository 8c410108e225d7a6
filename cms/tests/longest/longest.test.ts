// Databases: PostgreSQL, as SQLite takes a text of any length in any column.
import { contentTypes } from '../../src/access/content-types';
import { plentiful } from '../accounts/parent';
import { tooLongTexts } from '../columns/model';
import { openShop, type Shop } from '../payments/shop';
import { publishPlans } from '../payments/goods';
import { newBuyers, takeOne } from '../payments/many-buyers';
import { staffWrites } from '../publisher/staff-writes';
import { logInStaff, type Staff } from '../staff';
import { writeLongest } from './content';
import { walkClasses } from './story-classes';
import { walkDesk, walkPrivacy } from './story-desk';
import { walkLog } from './story-log';
import { longestPlan, walkBuying, walkFinance } from './story-money';
import { walkNumbers } from './story-numbers';
import { walkOwnClass } from './story-own-class';
import { walkWaiting } from './story-waiting';
import { walkAccounts, walkForms, walkTimes } from './story-parents';
import { unwalked, walkCampaign, walkHealth, walkMails, walkPublishing } from './story-publishing';
import { walkTeaching } from './story-teaching';
import { walkVisits } from './story-visits';
import { beginWalk, ourRoutes, type Walk } from './walk';

let shop: Shop;
let staff: Record<Staff, string>;
let walk: Walk;

/** The entries of content, by type. */
const entries = new Map<string, string>();
const plain = 'api::faq-group.faq-group';

/** Strapi's own maximum: our record of who did something holds twice as much. */
const longestPart = 'न'.repeat(255);

beforeAll(async () => {
  shop = await openShop({ ...plentiful });
  staff = await logInStaff(shop.cms);
  await shop.cms.strapi.db
    .query('admin::user')
    .updateMany({ where: {}, data: { firstname: longestPart, lastname: longestPart } });
  await publishPlans(shop.cms, [longestPlan]);
  walk = beginWalk(shop.cms);
});

afterAll(async () => {
  await shop.close();
});

describe('with every field at its longest, and written in letters of three and four bytes', () => {
  it('takes what parents say of their accounts', () => walkAccounts(walk, shop.cms));

  it('takes every form, and admissions work with what came', async () => {
    await walkForms(walk);
    await walkTimes(walk);
    await walkDesk(walk, shop.cms, staff);
  });

  it("takes teachers' hours and days off", () => walkClasses(walk, shop.cms, staff));

  it('lets a parent change, cancel and join a class by its links', () => walkOwnClass(walk, shop.cms));

  it('tells families that wait of free times', () => walkWaiting(walk, shop.cms, staff));

  it('lets a teacher mark a class and write a report', () => walkTeaching(walk, shop.cms, staff));

  it('sells, and finance work with what was sold', async () => {
    const fullName = `${'न'.repeat(78)}👋`;
    const email = `${'b'.repeat(64)}@${'x'.repeat(185)}.com`;
    const buyer = takeOne(await newBuyers(shop.cms, 1, { email, fullName }));
    const order = await walkBuying(walk, shop.sandbox, buyer);
    await walkFinance(walk, shop.cms, staff, { order, buyer });
  });

  it.each(contentTypes)('keeps an entry of %s', async (uid) => {
    entries.set(uid, await writeLongest(shop.cms, staff.marketing, uid));
  });

  it('publishes and plans', async () => {
    const page = 'api::landing-page.landing-page';
    await walkPublishing(walk, staff, { uid: plain, documentId: entries.get(plain) ?? '' });
    await walkHealth(walk, staff, { uid: plain, documentId: entries.get(plain) ?? '' });
    await walkCampaign(walk, staff.marketing, { uid: page, documentId: entries.get(page) ?? '' });
  });

  it('counts all of it, and takes what it cost', () => walkNumbers(walk, staff));

  it('shows visits', () => walkVisits(walk, staff));

  it('tells the super admin all of it', async () => {
    const documentId = entries.get(plain) ?? '';
    await staffWrites(shop.cms, staff.marketing).publish('faq-group', documentId);
    await walkLog(walk, staff, { uid: plain, documentId });
  });

  it('sends mails about all of it, and erases who asks for that', async () => {
    await walkMails(walk, shop.cms, staff);
    await walkPrivacy(walk, staff);
  });
});

it('has kept no text that is longer than its attribute says', async () => {
  expect(await tooLongTexts(shop.cms)).toEqual([]);
});

it('leaves out no route of ours', () => {
  const routes = ourRoutes(shop.cms);
  expect(routes.length).toBeGreaterThan(90);
  const known = [...walk.walked, ...Object.keys(unwalked)];
  expect(routes.filter((route) => !known.includes(route))).toEqual([]);
  expect(known.filter((route) => !routes.includes(route))).toEqual([]);
});
