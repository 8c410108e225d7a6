// Databases: PostgreSQL, as times are stored and compared.
import type { EnquiryDetail } from '@lanternway/contracts/enquiries/staff-item';
import { findRows, untilState } from '../mailer/mails';
import { serveCms } from '../serve-cms';
import { itemPath, hoursFromNow, lead, messageOf, openDesk, type Desk } from './desk';

const cms = serveCms();
let desk: Desk;

beforeAll(async () => {
  desk = await openDesk(cms);
});

const year = new Date().getUTCFullYear() + 1;

const wanted = {
  date: `${String(year)}-12-05`,
  time: '17:30',
  zone: 'Asia/Kolkata',
  minutes: 45,
  link: 'https://meet.example/asha',
  message: 'Please have paper ready.',
};

const schedule = (id: string, told: object = {}) =>
  desk.change('free-class', id, 'class', { ...wanted, ...told });
const cancel = (id: string, told: object = {}) => desk.change('free-class', id, 'class/cancel', told);

interface StoredMail {
  recipient: string;
  kind: string;
  content: { subject: string; blocks: { kind: string; rows?: [string, string][]; text?: string }[] };
  attachments: { filename: string; contentType: string; base64: string }[];
}

/** The mail about a state of the class, and its calendar file as a calendar reads it. */
async function mailOf(id: string, sequence: number) {
  const rows: unknown[] = await findRows(cms, { key: `enquiries.class.${id}.${String(sequence)}` });
  expect(rows).toHaveLength(1);
  const mail = rows[0] as StoredMail;
  const [file] = mail.attachments;
  const { default: ICAL } = await import('ical.js');
  const calendar = new ICAL.Component(
    ICAL.parse(Buffer.from(file?.base64 ?? '', 'base64').toString()) as unknown[],
  );
  const component = calendar.getFirstSubcomponent('vevent');
  if (component === null) throw new Error('There is no event in the file.');
  return { mail, file, method: calendar.getFirstPropertyValue('method'), event: new ICAL.Event(component) };
}

const timesOf = (shown: unknown) =>
  (shown as EnquiryDetail).timeline.filter(({ what }) => what === 'class').map(({ text }) => text);

it('is scheduled, and the parent gets date, time and zone in full with a file for the calendar', async () => {
  const id = await lead(cms, 'free-class', { email: 'parent@example.com' });
  const { body, status } = await schedule(id);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    status: 'scheduled',
    scheduledClass: { ...wanted, state: 'scheduled', startsAt: `${wanted.date}T12:00:00.000Z`, sequence: 0 },
  });
  expect(timesOf(body)[0]).toMatch(/^Class scheduled: \w+, 5 December \d{4}, 17:30 \(India Standard Time\)$/);

  const { mail, file, method, event } = await mailOf(id, 0);
  expect(mail).toMatchObject({ recipient: 'parent@example.com', kind: 'Free class scheduled' });
  expect(mail.content.subject).toMatch(/^Your free maths class: \w+, 5 December \d{4}, 17:30$/);
  expect(mail.content.blocks.flatMap(({ rows }) => rows ?? [])).toEqual([
    ['Student', 'Asha Rao'],
    ['Course', 'Maths'],
    ['When', expect.stringMatching(/17:30 \(India Standard Time\)$/)],
    ['Length', '45 minutes'],
    ['Teacher', 'One of ours. Once it is settled, the name is on the page of your class.'],
    ['Where', 'Online. The door opens ten minutes before.'],
  ]);
  // The room may change until the last minute, and a forwarded mail opens no door.
  expect(JSON.stringify([mail.content, file])).not.toContain('meet.example');
  expect(event.location).toMatch(new RegExp(`/join#${id}\\.join\\.`));
  expect(mail.content.blocks.map(({ text }) => text)).toContain('Please have paper ready.');
  expect(file).toMatchObject({
    filename: 'class.ics',
    contentType: 'text/calendar; charset=utf-8; method=REQUEST',
  });
  expect([method, event.sequence]).toEqual(['REQUEST', 0]);
  expect(event.startDate.toJSDate()).toEqual(new Date(`${wanted.date}T12:00:00Z`));
  expect(event.duration.toSeconds()).toBe(45 * 60);
  await untilState(cms, `enquiries.class.${id}.0`, 'sent');
});

it('is moved and cancelled under the same name in the calendar, and can be scheduled again', async () => {
  const id = await lead(cms, 'free-class', { email: 'mover@example.com' });
  const { booked } = (await schedule(id)).body as EnquiryDetail;
  expect(booked).toEqual({ at: expect.any(String), by: 'Admissions' });
  const moved = await schedule(id, { time: '18:00', message: '', link: '' });
  expect(moved.body).toMatchObject({ booked, scheduledClass: { time: '18:00', link: null, sequence: 1 } });
  const cancelled = await cancel(id, { message: 'Our teacher is ill.' });
  expect(cancelled.body).toMatchObject({
    status: 'contacted',
    scheduledClass: { state: 'cancelled', sequence: 2, time: '18:00' },
  });
  const again = await schedule(id, { date: `${String(year)}-12-12` });
  expect(again.body).toMatchObject({
    status: 'scheduled',
    scheduledClass: { state: 'scheduled', sequence: 3 },
  });
  expect((again.body as EnquiryDetail).booked?.at).not.toBe(booked?.at);
  expect(timesOf(again.body).map((text) => text.split(':')[0])).toEqual([
    'Class scheduled',
    'Class cancelled',
    'Class moved',
    'Class scheduled',
  ]);

  const mails = await Promise.all([0, 1, 2, 3].map((sequence) => mailOf(id, sequence)));
  expect(mails.map(({ method }) => method)).toEqual(['REQUEST', 'REQUEST', 'CANCEL', 'REQUEST']);
  expect(mails.map(({ event }) => event.sequence)).toEqual([0, 1, 2, 3]);
  expect(new Set(mails.map(({ event }) => event.uid)).size).toBe(1);
  expect(mails.map(({ mail }) => mail.kind)).toEqual([
    'Free class scheduled',
    'Free class moved',
    'Free class cancelled',
    'Free class scheduled',
  ]);
  expect(mails[2]?.mail.content.blocks.map(({ text }) => text)).toContain('Our teacher is ill.');
});

it('mails new details, and no new time, where the time stays', async () => {
  const id = await lead(cms, 'free-class');
  await schedule(id, { message: '' });
  await schedule(id);
  const { mail, event } = await mailOf(id, 1);
  expect([mail.kind, event.sequence]).toEqual(['Free class: new details', 1]);
  expect(mail.content.subject).toMatch(/^Details of your free maths class: /);
});

it('writes no mail where only the link is new: the parent joins at a page of ours', async () => {
  const id = await lead(cms, 'free-class');
  await schedule(id, { message: '', link: '' });
  const { body } = await schedule(id, { message: '', link: 'https://rooms.example/here' });
  expect(body).toMatchObject({ scheduledClass: { link: 'https://rooms.example/here', sequence: 0 } });
  expect(timesOf(body)[0]).toMatch(/^New link of the class: /);
  expect(
    await cms.strapi.db
      .query('plugin::mailer.mail')
      .count({ where: { key: { $startsWith: `enquiries.class.${id}.` } } }),
  ).toBe(1);
});

it('does not change a status that is further on', async () => {
  const id = await lead(cms, 'free-class', { stage: 'attended' });
  expect((await schedule(id)).body).toMatchObject({ status: 'attended' });
});

it.each([
  [{ time: '23:59', date: '2020-01-01' }, 'This time has passed already.'],
  [{ zone: 'Mars/Olympus' }, 'This time zone is not known.'],
  [{ date: '2027-02-30' }, 'Please choose a date.'],
  [{ date: 'soon' }, 'Please choose a date.'],
  [{ time: '25:00' }, 'Please choose a time.'],
  [{ minutes: 5 }, 'A class takes at least 15 minutes.'],
  [{ link: 'javascript:alert(1)' }, 'Please give the whole address, beginning with https://'],
  [{ message: 'a'.repeat(1001) }, 'Please use at most 1000 characters.'],
])('%j is refused, and nobody is mailed', async (told, sentence) => {
  const id = await lead(cms, 'free-class');
  const answer = await schedule(id, told);
  expect([answer.status, messageOf(answer)]).toEqual([400, sentence]);
  expect(answer.body).toMatchObject({
    error: { details: { errors: [{ path: [Object.keys(told)[0]], message: sentence }] } },
  });
  expect(await findRows(cms, { key: `enquiries.class.${id}.0` })).toEqual([]);
});

describe('a class whose time has come', () => {
  const begun = async () => {
    const id = await lead(cms, 'free-class');
    await schedule(id);
    await cms.strapi.db
      .query('plugin::enquiries.scheduled-class')
      .updateMany({ where: { enquiryId: id }, data: { startsAt: hoursFromNow(-1) } });
    return id;
  };
  const outcome = (id: string, told: string) =>
    desk.change('free-class', id, 'class/outcome', { outcome: told });

  it('is missed, and a call is the next step; then it is scheduled once more', async () => {
    const id = await begun();
    const { body } = await outcome(id, 'no-show');
    expect(body).toMatchObject({
      status: 'no-show',
      scheduledClass: { state: 'no-show' },
      nextStep: { text: 'Call: missed the class' },
    });
    expect(new Date((body as EnquiryDetail).nextStep?.dueAt ?? 0).getTime()).toBeGreaterThan(Date.now());
    expect(timesOf(body)[0]).toMatch(/^Class missed: /);
    expect((await schedule(id)).body).toMatchObject({ status: 'scheduled' });
  });

  it('is attended, and a next step that staff have set stays', async () => {
    const id = await begun();
    const step = { text: 'Send the offer', dueAt: '2030-01-01T10:00:00Z' };
    await desk.change('free-class', id, 'next-step', step);
    expect((await outcome(id, 'attended')).body).toMatchObject({
      status: 'attended',
      scheduledClass: { state: 'attended' },
    });
    expect((await outcome(id, 'no-show')).body).toMatchObject({ nextStep: { text: 'Send the offer' } });
  });

  it('is asked about only then', async () => {
    const id = await lead(cms, 'free-class');
    expect(messageOf(await outcome(id, 'attended'))).toBe('There is no class.');
    await schedule(id);
    expect(messageOf(await outcome(id, 'attended'))).toBe('A class is still to come. Cancel it first.');
  });
});

describe('a class that was held elsewhere', () => {
  const held = {
    date: '2026-01-10',
    time: '17:00',
    zone: 'Asia/Kolkata',
    minutes: 30,
    place: 'phone',
    outcome: 'attended',
  };
  const record = (id: string, told: object = {}) =>
    desk.change('free-class', id, 'class/record', { ...held, ...told });

  it('is recorded afterwards, and no mail is sent', async () => {
    const id = await lead(cms, 'free-class');
    const { body } = await record(id);
    expect(body).toMatchObject({
      status: 'attended',
      scheduledClass: { state: 'attended', date: held.date, time: held.time, minutes: 30 },
      booked: null,
    });
    expect(timesOf(body)[0]).toMatch(/^Class attended: .*17:00 \(India Standard Time\), by phone$/);
    expect(await findRows(cms, { key: `enquiries.class.${id}.0` })).toEqual([]);
    expect((await schedule(id)).body).toMatchObject({ status: 'attended', scheduledClass: { sequence: 1 } });
  });

  it('is over, and none is still to come', async () => {
    const id = await lead(cms, 'free-class');
    expect(messageOf(await record(id, { date: wanted.date }))).toBe(
      'This time is still to come: schedule the class instead.',
    );
    expect(messageOf(await record(id, { place: 'moon' }))).not.toBe('');
    await schedule(id);
    expect(messageOf(await record(id))).toBe('A class is still to come. Cancel it first.');
  });
});

it('refuses a time that the clocks leave out', async () => {
  const id = await lead(cms, 'free-class');
  const answer = await schedule(id, { date: '2030-03-31', time: '01:30', zone: 'Europe/London' });
  expect(messageOf(answer)).toBe('The clocks go forward then: this time does not exist in that zone.');
});

it('is only for free classes, and only what is scheduled and yet to come is cancelled', async () => {
  const message = await lead(cms, 'contact');
  expect(messageOf(await desk.change('contact', message, 'class', wanted))).toBe(
    'Only a free class can be scheduled.',
  );
  const id = await lead(cms, 'free-class');
  expect(messageOf(await cancel(id))).toBe('There is no class.');
  await schedule(id);
  await cms.strapi.db
    .query('plugin::enquiries.scheduled-class')
    .updateMany({ where: { enquiryId: id }, data: { startsAt: hoursFromNow(-1) } });
  expect(messageOf(await cancel(id))).toBe('This time has passed already.');
});

it('is agreed once when two agree on it at the same moment', async () => {
  for (let round = 0; round < 4; round += 1) {
    const id = await lead(cms, 'free-class');
    const path = `${itemPath('free-class', id)}/class`;
    const answers = await Promise.all(
      ['16:00', '17:00'].map((time) => desk.post(path, { ...wanted, time, version: 0 })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { event } = await mailOf(id, 0);
    const { scheduledClass } = await desk.item('free-class', id);
    expect(event.startDate.toJSDate().toISOString()).toBe(scheduledClass?.startsAt);
    expect(await findRows(cms, { key: `enquiries.class.${id}.1` })).toEqual([]);
  }
});
