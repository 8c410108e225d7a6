import { randomUUID } from 'node:crypto';

const zones = ['Asia/Kolkata', 'Europe/London', 'America/New_York', 'Australia/Sydney', 'UTC'];
const hours = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: '14:00', until: '21:00' }));
/** Of each day, in UTC. */
const bookedAt = [9, 11, 13];
const [minutes, pause] = [45, 15];
const quarter = 15 * 60_000;

/**
 * Adds teachers with hours, half of whose days are booked, directly and without any checks.
 * @param {import('@strapi/strapi').Core.Strapi} strapi
 * @param {{ teachers: number, days: number, brand: object }} order
 */
export async function work(strapi, { teachers, days, brand }) {
  // Gets the mails about new enquiries if no address is set.
  await strapi.db
    .query('api::site-setting.site-setting')
    .create({ data: { ...brand, publishedAt: new Date() } });
  await strapi.db.query('plugin::classes.kind').updateMany({ where: {}, data: { horizonDays: days } });

  const [sessions, busy] = [/** @type {object[]} */ ([]), /** @type {object[]} */ ([])];
  const midnight = Math.floor(Date.now() / 86_400_000) * 86_400_000;
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

  const { connection } = strapi.db;
  await connection.transaction(async (/** @type {import("knex").Knex.Transaction} */ transaction) => {
    // SQLite takes 32,766 values in one statement.
    await connection.batchInsert('classes_sessions', sessions, 500).transacting(transaction);
    await connection.batchInsert('classes_busy', busy, 500).transacting(transaction);
  });
  // The database does this itself at night.
  await connection.raw('analyze');
}
