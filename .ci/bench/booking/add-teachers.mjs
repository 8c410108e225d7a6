/** Adds teachers with hours, half of whose days are booked, directly and without any checks. Runs in the application's folder. */
import { randomUUID } from 'node:crypto';
import { createRequire } from 'node:module';
import path from 'node:path';

/** @type {{ teachers: number, days: number, brand: object }} */
const { teachers, days, brand } = JSON.parse(process.argv[2] ?? '');
const require = createRequire(path.join(process.cwd(), 'package.json'));

const zones = ['Asia/Kolkata', 'Europe/London', 'America/New_York', 'Australia/Sydney', 'UTC'];
const hours = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: '14:00', until: '21:00' }));
/** Of each day, in UTC. */
const bookedAt = [9, 11, 13];
const [minutes, pause] = [45, 15];
const quarter = 15 * 60_000;

const { createStrapi } = require('@strapi/strapi');
const strapi = createStrapi({ appDir: process.cwd(), distDir: path.join(process.cwd(), 'dist') });
await strapi.load();
// Gets the mails about new enquiries if no address is set.
await strapi.db
  .query('api::site-setting.site-setting')
  .create({ data: { ...brand, publishedAt: new Date() } });
await strapi.db.query('plugin::classes.kind').updateMany({ where: {}, data: { horizonDays: days } });

const [sessions, busy] = [/** @type {object[]} */ ([]), /** @type {object[]} */ ([])];
const midnight = Math.floor(Date.now() / 86_400_000) * 86_400_000;
for (let index = 0; index < teachers; index += 1) {
  const teacherKey = randomUUID();
  await strapi.db.query('api::teacher.teacher').create({
    data: {
      ...{ documentId: teacherKey, name: `Teacher ${index}`, subject: 'maths', line: 'Asks first.' },
      publishedAt: new Date(),
    },
  });
  await strapi.db.query('plugin::classes.teacher-hours').create({
    data: {
      ...{ documentId: randomUUID(), teacherKey, isActive: true, version: 1, hours },
      ...{ zone: zones[index % zones.length], gradesFrom: 1, gradesTo: 10, agesFrom: 5, agesTo: 22 },
    },
  });
  for (let day = 1; day <= days; day += 1) for (const hour of bookedAt) take(teacherKey, day, hour);
}

/** @param {string} teacherKey @param {number} day @param {number} hour */
function take(teacherKey, day, hour) {
  const start = midnight + day * 86_400_000 + hour * 3_600_000;
  const [id, enquiry] = [randomUUID(), randomUUID()];
  sessions.push({
    ...{ document_id: id, kind: 'free-math', teacher_key: teacherKey, starts_at: new Date(start) },
    ...{ minutes, pause, state: 'booked', enquiry_id: enquiry, active_key: enquiry },
  });
  for (let cell = start / quarter; cell < start / quarter + 4; cell += 1)
    busy.push({ document_id: randomUUID(), teacher_key: teacherKey, cell, session_id: id });
}

const { connection } = strapi.db;
await connection.transaction(async (/** @type {import("knex").Knex.Transaction} */ transaction) => {
  // SQLite takes 32,766 values in one statement.
  await connection.batchInsert('classes_sessions', sessions, 500).transacting(transaction);
  await connection.batchInsert('classes_busy', busy, 500).transacting(transaction);
});
// The database does this itself at night.
await connection.raw('analyze');
await strapi.destroy();
process.exit(0);
