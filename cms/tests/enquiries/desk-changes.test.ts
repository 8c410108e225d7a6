// Databases: PostgreSQL, as two changes of one row meet in the database.
import type { EnquiryDetail } from '@lanternway/contracts/enquiries/staff-item';
import { serveCms } from '../serve-cms';
import { itemPath, hoursFromNow, lead, messageOf, openDesk, type Desk } from './desk';

const cms = serveCms();
let desk: Desk;

beforeAll(async () => {
  desk = await openDesk(cms);
});

const stale =
  'Someone else has changed this enquiry in the meantime. Please check it and repeat your change.';

const texts = ({ timeline }: EnquiryDetail) => timeline.map(({ text }) => text);

describe('an enquiry', () => {
  it('is shown with all that was sent and where it came from', async () => {
    const id = await lead(cms, 'free-class', {
      phone: '+919800012345',
      notes: 'Two lines\nof notes',
      page: '/courses/math',
      variant: 'dialog',
      referrer: 'search.example',
      campaign: { source: 'newsletter', term: 'kids' },
      policyVersion: 3,
      zone: 'Asia/Dubai',
    });
    expect(await desk.item('free-class', id)).toMatchObject({
      facts: [
        { label: 'Student name', value: 'Asha Rao' },
        { label: 'Course', value: 'Maths' },
        { label: 'Grade', value: '4' },
        { label: 'Parent email', value: 'asha@example.com' },
        { label: 'Phone', value: '+919800012345' },
        { label: 'Notes', value: 'Two lines\nof notes' },
      ],
      origin: {
        variant: 'dialog',
        page: '/courses/math',
        referrer: 'search.example',
        campaign: [
          { label: 'Source', value: 'newsletter' },
          { label: 'Term', value: 'kids' },
        ],
        policyVersion: 3,
        zone: 'Asia/Dubai',
      },
      parentZone: { name: 'Asia/Dubai', from: 'browser' },
      resume: null,
      scheduledClass: null,
      statuses: ['new', 'contacted', 'scheduled', 'attended', 'no-show', 'enrolled', 'lost'],
    });
  });

  it('shows nothing of how it is stored', async () => {
    const id = await lead(cms, 'career', { resumeKey: '2026/12/abc', resumeName: 'cv.pdf', resumeBytes: 9 });
    const shown = await desk.item('career', id);
    expect(shown.resume).toMatchObject({ name: 'cv.pdf', bytes: 9 });
    expect(JSON.stringify(shown)).not.toMatch(/2026\/12\/abc|resumeKey|searchText|repeatKey/);
  });

  it.each(['free-class/nobody', 'parents/x', 'contact/%2e%2e', `contact/${'a'.repeat(41)}`])(
    'named %s is not found',
    async (name) => {
      expect((await desk.get(`/enquiries/items/${name}`)).status).toBe(404);
      expect((await desk.post(`/enquiries/items/${name}/notes`, { text: 'x' })).status).toBe(404);
    },
  );

  it('is not found under another kind', async () => {
    const id = await lead(cms, 'contact');
    expect((await desk.get(itemPath('career', id))).status).toBe(404);
  });
});

describe('a change', () => {
  it('of the status is in plain words, with who made it', async () => {
    const id = await lead(cms, 'contact');
    const { body } = await desk.change('contact', id, 'status', { status: 'contacted' });
    expect(body).toMatchObject({
      status: 'contacted',
      version: 1,
      timeline: [{ what: 'status', text: 'Status: New → Contacted', by: 'Admissions' }, {}, {}],
    });
  });

  it('to the same value changes and records nothing', async () => {
    const id = await lead(cms, 'contact');
    const { body } = await desk.change('contact', id, 'status', { status: 'new' });
    expect(body).toMatchObject({ version: 0 });
    expect((body as EnquiryDetail).timeline).toHaveLength(2);
  });

  it('to a status that the kind does not have is refused', async () => {
    const id = await lead(cms, 'career');
    const answer = await desk.change('career', id, 'status', { status: 'enrolled' });
    expect([answer.status, messageOf(answer)]).toEqual([
      400,
      'Application: it cannot have the status “Enrolled”.',
    ]);
  });

  it('of the owner takes only who may see the desk', async () => {
    const id = await lead(cms, 'contact');
    const admissions = await desk.staffId('admissions');
    for (const ownerId of [await desk.staffId('marketing'), await desk.staffId('finance'), 99_999]) {
      const answer = await desk.change('contact', id, 'owner', { ownerId });
      expect([answer.status, messageOf(answer)]).toEqual([400, 'This person cannot own enquiries.']);
    }
    const { body } = await desk.change('contact', id, 'owner', { ownerId: admissions });
    expect(body).toMatchObject({ owner: { id: admissions, name: 'Admissions' } });
    expect(texts(body as EnquiryDetail)[0]).toBe('Owner: Admissions');
    const back = await desk.change('contact', id, 'owner', { ownerId: null });
    expect(back.body).toMatchObject({ owner: null });
    expect(texts(back.body as EnquiryDetail)[0]).toBe('Owner: none');
  });

  it('of the owner takes nobody who cannot log in any more', async () => {
    const id = await lead(cms, 'contact');
    const where = { email: 'superadmin@lanternway.example' };
    await cms.strapi.db.query('admin::user').updateMany({ where, data: { isActive: false } });
    const answer = await desk.change('contact', id, 'owner', { ownerId: await desk.staffId('superAdmin') });
    await cms.strapi.db.query('admin::user').updateMany({ where, data: { isActive: true } });
    expect(answer.status).toBe(400);
  });

  it('of the next step keeps it until it is taken away', async () => {
    const id = await lead(cms, 'contact');
    const dueAt = '2030-01-02T03:04:00.000Z';
    const set = await desk.change('contact', id, 'next-step', { text: ' Call again ', dueAt });
    expect(set.body).toMatchObject({ nextStep: { text: 'Call again', dueAt }, isOverdue: false });
    const gone = await desk.change('contact', id, 'next-step', { text: null, dueAt: null });
    expect(gone.body).toMatchObject({ nextStep: null });
    expect(texts(gone.body as EnquiryDetail).slice(0, 2)).toEqual([
      'Next step done or dropped',
      'Next step: Call again',
    ]);
  });

  it.each([
    { text: 'Call', dueAt: null },
    { text: null, dueAt: '2030-01-02T03:04:00Z' },
    { text: 'Call', dueAt: '2030-13-45T03:04:00Z' },
    { text: 'Call', dueAt: 'tomorrow' },
    { text: 'a'.repeat(201), dueAt: '2030-01-02T03:04:00Z' },
  ])('of the next step to $text, $dueAt is refused at its field', async (step) => {
    const id = await lead(cms, 'contact');
    const answer = await desk.change('contact', id, 'next-step', step);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ error: { details: { errors: [{ name: 'ValidationError' }] } } });
  });

  it('of the suspicion moves it between the folders', async () => {
    const id = await lead(cms, 'contact', { name: 'Suspect Sam' });
    await desk.change('contact', id, 'suspect', { isSuspect: true });
    expect(await desk.ids('?search=suspect+sam')).toEqual([]);
    expect(await desk.ids('?search=suspect+sam&folder=suspect')).toEqual([id]);
    const { body } = await desk.change('contact', id, 'suspect', { isSuspect: false });
    expect(texts(body as EnquiryDetail).slice(0, 2)).toEqual([
      'Marked as not spam',
      'Marked as suspected spam',
    ]);
  });

  it('counts as the last thing that happened', async () => {
    const id = await lead(cms, 'contact', { touchedAt: hoursFromNow(-9_000) });
    await desk.post(`${itemPath('contact', id)}/notes`, { text: 'Called' }).expect(200);
    const row = await cms.strapi.db
      .query('plugin::enquiries.contact-message')
      .findOne({ where: { documentId: id } });
    expect(new Date((row as { touchedAt: string }).touchedAt).getTime()).toBeGreaterThan(
      hoursFromNow(-1).getTime(),
    );
  });
});

describe('notes', () => {
  it('are added by any member of staff, whatever version the enquiry has', async () => {
    const id = await lead(cms, 'contact');
    const path = `${itemPath('contact', id)}/notes`;
    await desk.post(path, { text: 'First\nin two lines' }).expect(200);
    const { body } = await desk.post(path, { text: 'Second' }, 'superAdmin').expect(200);
    expect((body as EnquiryDetail).timeline.slice(0, 2)).toMatchObject([
      { what: 'note', note: 'Second', by: 'Super admin' },
      { what: 'note', note: 'First\nin two lines', by: 'Admissions' },
    ]);
    expect((await desk.post(path, { text: '   ' })).status).toBe(400);
  });
});

describe('two at the same moment', () => {
  it('get one change through, and the other is asked to reload', async () => {
    for (let round = 0; round < 5; round += 1) {
      const id = await lead(cms, 'contact');
      const path = `${itemPath('contact', id)}/status`;
      const answers = await Promise.all([
        desk.post(path, { version: 0, status: 'contacted' }),
        desk.post(path, { version: 0, status: 'lost' }, 'superAdmin'),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect(messageOf(answers.find(({ status }) => status === 409) ?? answers[0])).toBe(stale);
      const { version, timeline } = await desk.item('contact', id);
      expect(version).toBe(1);
      expect(timeline.filter(({ what }) => what === 'status')).toHaveLength(1);
    }
  });

  it('lose none of their notes', async () => {
    const id = await lead(cms, 'contact');
    const notes = Array.from({ length: 12 }, (_, count) => `Note ${String(count)}`);
    const path = `${itemPath('contact', id)}/notes`;
    const answers = await Promise.all(notes.map((text) => desk.post(path, { text })));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    const { timeline } = await desk.item('contact', id);
    expect(timeline.flatMap(({ note }) => note ?? []).sort()).toEqual([...notes].sort());
  });

  it('is refused by a version of yesterday, also for a change that would change nothing', async () => {
    const id = await lead(cms, 'contact', { version: 4 });
    const answer = await desk.post(`${itemPath('contact', id)}/status`, { version: 3, status: 'new' });
    expect([answer.status, messageOf(answer)]).toEqual([409, stale]);
  });
});
