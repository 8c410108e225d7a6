import { deskRows } from '../enquiries/desk-rows.mjs';

const sources = [null, 'google', 'ig', 'youtube', 'news', 'fair', 'fb', 'friend.example'];
const courses = ['math', 'coding', 'robotics'];
const forms = ['page', 'popup', 'landing', 'course'];
const zones = [
  'Asia/Kolkata',
  'Europe/London',
  'America/New_York',
  'Asia/Dubai',
  'Asia/Singapore',
  'Asia/Kathmandu',
];
const heard = [null, null, 'friend', 'google', 'instagram', 'school'];
const pages = Array.from({ length: 60 }, (_, number) =>
  number === 0 ? '/book-free-class' : `/page-${number}`,
);
const day = 24 * 3_600_000;

/** What differs from lead to lead. @param {number} number */
const ownOf = (number) => ({
  course: courses[number % courses.length],
  variant: forms[(number >> 2) % forms.length],
  zone: zones[number % 7 === 0 ? number % zones.length : 0],
  heard_from: heard[(number >> 3) % heard.length],
  // A third comes by the booking page.
  page: pages[number % 3 === 0 ? 0 : (number * 31) % pages.length],
});

/**
 * A class for two of three leads, a campaign for most, and an order that was paid for one of ten.
 * @param {Record<string, unknown>[]} rows
 */
function facts(rows) {
  const classes = [];
  const orders = [];
  for (const [number, row] of rows.entries()) {
    const at = new Date(Date.now() - ((number * 7_919) % (365 * 24)) * 3_600_000 - day);
    const source = sources[number % sources.length] ?? null;
    Object.assign(row, ownOf(number), { received_at: at });
    row.campaign = source === null ? null : JSON.stringify({ source, campaign: `c${number % 40}` });
    if (number % 10 === 1) orders.push(orderOf(number, String(row.parent_email), at));
    if (number % 3 === 0) continue;
    const id = String(row.document_id);
    classes.push({
      ...{ document_id: id, enquiry_id: id, state: number % 4 === 0 ? 'no-show' : 'attended', minutes: 60 },
      ...{
        starts_at: at,
        zone: 'Asia/Kolkata',
        calendar_uid: id,
        sequence: 0,
        marked_at: at,
        created_at: at,
      },
    });
  }
  return { classes, orders };
}

/** @param {number} number @param {string} email @param {Date} at */
function orderOf(number, email, at) {
  const currency = number % 4 === 0 ? 'USD' : 'INR';
  const paidAt = new Date(Math.min(at.getTime() + (number % 60) * day, Date.now()));
  return {
    ...{ document_id: `order${number}`, number: `ORD-B${number}`, user_id: number, email, currency },
    ...{ plan_key: 'yearly', plan_title: 'Yearly', subject: 'math', sessions: 96, months: 12 },
    ...{ amount_minor: 500_000, captured_minor: 500_000, refunded_minor: number % 90 === 1 ? 500_000 : 0 },
    ...{ reserved_minor: 0, checks: 0, version: 0, stage: 'paid', country: 'IN' },
    ...{ rupee_rate: currency === 'INR' ? null : 84_000_000, placed_at: paidAt, paid_at: paidAt },
  };
}

const events = ['view', 'visit', 'form_open', 'form_sent'];

/**
 * What was counted on one day: each row a page, an origin, a country, a device and an event.
 * @param {number} back in days
 * @param {number} visitsADay
 */
const visitRows = (back, visitsADay) =>
  Array.from({ length: visitsADay }, (_, number) => ({
    day: new Date(Date.now() - back * day).toISOString().slice(0, 10),
    event: events[number % events.length],
    path: pages[(number >> 2) % pages.length],
    source: sources[(number >> 3) % sources.length] ?? '',
    ...{ medium: '', campaign: `c${(number >> 4) % 40}`, country: number % 5 === 0 ? 'GB' : 'IN' },
    ...{ device: (number >> 2) % 3 === 0 ? 'desktop' : 'phone', n: 1 + (number % 9) },
  }));

/** Two of twelve people in one role, one in two. */
const roles = [...Array(8).fill('Marketing'), 'Admissions', 'Admissions, Finance', 'Finance', 'Finance'];

/** @param {number} from @param {number} count */
const deedRows = (from, count) =>
  Array.from({ length: count }, (_, index) => {
    const number = from + index;
    return {
      document_id: `deed${number}`,
      at: new Date(Date.now() - (number % 700) * day - (number % 86_400) * 1000),
      ...{
        actor_id: number % 12,
        actor_name: `Staff ${number % 12}`,
        actor_role: roles[number % roles.length],
        area: number % 5 === 0 ? 'money' : 'content',
      },
      ...{ action: 'content.save', uid: `api::plan.plan`, document_of: `entry${number % 4000}` },
      ...{ title: `Entry ${number % 4000}`, via: 'screen', keeping: 'deed', outcome: 'done' },
    };
  });

/**
 * Fills the tables of facts and of deeds without any checks, and writes all families from them. Tells how long the writing
 * took.
 * @param {import('@strapi/strapi').Core.Strapi} strapi
 * @param {{ leads: number, deeds: number, visitsADay: number }} order
 */
export async function work(strapi, { leads, deeds, visitsADay }) {
  const { connection } = strapi.db;
  /** @param {string} table @param {object[]} rows */
  const add = (table, rows) =>
    connection.transaction((/** @type {import("knex").Knex.Transaction} */ transaction) =>
      connection.batchInsert(table, rows, 500).transacting(transaction),
    );

  const { enquiries_free_classes: free } = deskRows(Math.ceil((leads * 5) / 3));
  const rows = /** @type {Record<string, unknown>[]} */ (free);
  const { classes, orders } = facts(rows);
  await add('enquiries_classes', classes);
  await add('enquiries_free_classes', rows);
  await add('payments_orders', orders);
  for (let back = 0; back < 365; back += 1) await add('insight_day_counts', visitRows(back, visitsADay));
  for (let at = 0; at < deeds; at += 50_000)
    await add('audit_entries', deedRows(at, Math.min(50_000, deeds - at)));
  while (await strapi.plugin('insight').service('visitTotals').addUp(new Date()));
  await connection('insight_marks').delete();
  await connection.raw('analyze');
  const begun = performance.now();
  const usedBefore = process.cpuUsage();
  const { families, changed } = await strapi.plugin('insight').service('people').rebuild();
  const rebuildMs = performance.now() - begun;
  const used = process.cpuUsage(usedBefore);
  const rebuildCpuMs = (used.user + used.system) / 1000;
  await connection.raw('analyze');
  const checked = performance.now();
  const wrong = await strapi.plugin('insight').service('people').check(new Date());
  console.log(
    JSON.stringify({
      families,
      changed,
      rebuildMs,
      rebuildCpuMs,
      checkMs: performance.now() - checked,
      wrong: wrong.length,
    }),
  );
}
