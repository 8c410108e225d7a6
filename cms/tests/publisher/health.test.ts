// Databases: both, as faults are found again by unique keys and counted by times.
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  type Fault,
  type HealthPage,
  type Review,
  type ReviewPage,
} from '@lanternway/contracts/publishing/health';
import { createTestHome, startCms, type Cms, type TestHome } from '../start-cms';
import { waitFor } from '../wait-for';
import { openDesk, type Desk } from './desk';

const faq = 'api::faq.faq';
const plan = 'api::plan.plan';
const dayMs = 24 * 3_600_000;

let home: TestHome;
let cms: Cms;
let desk: Desk;
let elsewhere: http.Server;
let origin: string;
const asked: string[] = [];
let release: () => void;
/** The other site answers to `/slow` from then on. */
const released = new Promise<void>((done) => {
  release = done;
});
let group: string;
let made = 0;

beforeAll(async () => {
  home = await createTestHome();
  cms = await startCms(home);
  desk = await openDesk(cms);
  elsewhere = http.createServer(({ method = '', url = '' }, answer) => {
    asked.push(`${method} ${url}`);
    answer.statusCode = url === '/gone' ? 404 : 200;
    void (url === '/slow' ? released : Promise.resolve()).then(() => answer.end());
  });
  await new Promise<void>((done) => elsewhere.listen(0, '127.0.0.1', done));
  const port = String((elsewhere.address() as AddressInfo).port);
  origin = `http://127.0.0.1:${port}`;
  const open = { areTried: true, isPublic: () => true, ports: [port] };
  cms.strapi.config.set('plugin::publisher.outlinks', open);
  const { documentId } = await cms.strapi.documents('api::faq-group.faq-group').create({
    data: { title: 'About us' } as never,
    status: 'published',
  });
  group = documentId;
  await cms.strapi.documents(plan).create({
    data: {
      ...{ title: 'Yearly', key: 'yearly', subject: 'coding', sessions: 96, sessionMinutes: 45, months: 12 },
      features: [{ label: 'Live', icon: 'exam' }],
      prices: [{ currency: 'INR', amountMinor: 649_900 }],
    } as never,
    status: 'published',
  });
});

afterAll(async () => {
  await cms.stop();
  await new Promise((done) => elsewhere.close(done));
  await home.remove();
});

const paragraph = (text: string) => ({ type: 'paragraph', children: [{ type: 'text', text }] });
const linkTo = (url: string) => ({
  type: 'paragraph',
  children: [{ type: 'link', url, children: [{ type: 'text', text: 'there' }] }],
});

async function newFaq(answer: object[], status: 'draft' | 'published' = 'published'): Promise<string> {
  made += 1;
  const { documentId } = await cms.strapi.documents(faq).create({
    data: { question: `Question ${String(made)}`, answer, group } as never,
    status,
  });
  return documentId;
}

/** Checks as the worker does, in a night so many days from now. */
const checkInNight = async (days: number): Promise<void> => {
  const worker = cms.strapi
    .plugin('publisher')
    .service<{ run: (now: Date) => Promise<void> }>('healthWorker');
  await worker.run(new Date(Date.now() + days * dayMs));
};

const read = async (query = ''): Promise<HealthPage> =>
  (await desk.get(`/publisher/health${query}`).expect(200)).body as HealthPage;

const faultsOf = async (id: string, query = ''): Promise<Fault[]> =>
  (await read(query)).faults.filter(({ entry }) => entry.documentId === id);

const kindsOf = async (id: string): Promise<string[]> => (await faultsOf(id)).map(({ kind }) => kind).sort();

describe('the nightly check', () => {
  it('tells prices, sessions and words to avoid in the text, and forgets what is mended', async () => {
    await desk.post('/publisher/health/settings', { months: 3, avoid: ['cheap'] }).expect(200);
    const id = await newFaq([
      paragraph('A cheap year: ₹5,999 for 144 sessions. Not ₹6,499 for 96 sessions.'),
    ]);
    await checkInNight(0);
    expect(await kindsOf(id)).toEqual(['price', 'sessions', 'word']);
    const [first] = await faultsOf(id);
    await cms.strapi.documents(faq).update({
      documentId: id,
      data: { answer: [paragraph('A year: ₹5,999.')] } as never,
      status: 'published',
    });
    await checkInNight(1);
    const after = await faultsOf(id);
    expect(after.map(({ kind }) => kind)).toEqual(['price']);
    expect(after[0]).toMatchObject({ id: first?.id, foundAt: first?.foundAt });
  });

  it('does its work once a night, and again when somebody asks', async () => {
    await checkInNight(2);
    const { last } = await read();
    await checkInNight(2);
    expect((await read()).last).toEqual(last);
    await desk.post('/publisher/health/check').expect(200);
    expect((await read()).isAsked).toBe(true);
    await checkInNight(2);
    const again = await read();
    expect(again.isAsked).toBe(false);
    expect(again.last?.at).not.toBe(last?.at);
  });

  it('is under way until it has ended, and who asks meanwhile gets another', async () => {
    const id = await newFaq([paragraph('See there.')]);
    await cms.strapi.db
      .query(faq)
      .updateMany({ where: { documentId: id }, data: { answer: [linkTo(`${origin}/slow`)] } });
    const checking = checkInNight(3);
    await waitFor('the check to be under way', () => asked.some((call) => call.endsWith('/slow')));
    expect((await read()).isAsked).toBe(true);
    await desk.post('/publisher/health/check').expect(200);
    release();
    await checking;
    const { last, isAsked } = await read();
    expect(isAsked).toBe(true);
    await checkInNight(3);
    const again = await read();
    expect(again.isAsked).toBe(false);
    expect(again.last?.at).not.toBe(last?.at);
  });

  it('tells a link to another site after three nights of errors, and no sooner', async () => {
    const id = await newFaq([paragraph('See there.')]);
    // The content rules take only https, and the stand-in has no certificate.
    const answer = [linkTo(`${origin}/gone`), linkTo(`${origin}/there`)];
    await cms.strapi.db.query(faq).updateMany({ where: { documentId: id }, data: { answer } });
    for (const night of [10, 11]) await checkInNight(night);
    await desk.post('/publisher/health/check').expect(200);
    await checkInNight(11);
    expect(await kindsOf(id)).toEqual([]);
    await checkInNight(12);
    const [fault] = await faultsOf(id);
    expect(fault?.sentence).toBe(`The link to ${origin}/gone answered with the error 404 on 3 nights.`);
    expect(asked.filter((one) => one === 'GET /gone')).toHaveLength(4);
    expect(asked).not.toContain('GET /there');
  });

  it('calls nobody where that is switched off', async () => {
    const before = asked.length;
    const config = cms.strapi.config.get<object>('plugin::publisher.outlinks');
    cms.strapi.config.set('plugin::publisher.outlinks', { ...config, areTried: false });
    await checkInNight(20);
    cms.strapi.config.set('plugin::publisher.outlinks', config);
    expect(asked).toHaveLength(before);
  });

  it('tells a draft that nobody has published for thirty days', async () => {
    const id = await newFaq([paragraph('Not yet.')], 'draft');
    await checkInNight(29);
    expect(await kindsOf(id)).toEqual([]);
    await checkInNight(31);
    expect(await kindsOf(id)).toEqual(['draft']);
  });

  it('tells a text for parents that is hard to read', async () => {
    const hard =
      'Pedagogical differentiation necessitates individualised instructional methodologies which systematically accommodate heterogeneous developmental trajectories, notwithstanding institutional considerations.';
    const id = await newFaq(Array.from({ length: 8 }, () => paragraph(hard)));
    await checkInNight(40);
    expect(await kindsOf(id)).toEqual(['reading']);
  });
});

describe('a fault that may stay', () => {
  it('is left with a reason, seen among those that were left, and put back', async () => {
    const id = await newFaq([paragraph('Once it was ₹1,234.')]);
    await checkInNight(50);
    const [fault] = await faultsOf(id);
    const path = `/publisher/health/faults/${String(fault?.id)}`;
    await desk.post(`${path}/leave`, { reason: '' }).expect(400);
    await desk.post(`${path}/leave`, { reason: 'History.' }).expect(200);
    await checkInNight(51);
    expect(await faultsOf(id)).toEqual([]);
    const [left] = await faultsOf(id, '?show=left');
    expect(left?.left).toMatchObject({ reason: 'History.', by: 'Marketing' });
    await desk.post(`${path}/take-back`).expect(200);
    expect(await kindsOf(id)).toEqual(['price']);
  });
});

describe('a review date', () => {
  const reviewOf = async (id: string) =>
    (await desk.get(`/publisher/reviews/${faq}/${id}`).expect(200)).body as Review;

  it('is set with an owner, is told when it is past, and leaves the list when somebody has looked', async () => {
    const id = await newFaq([paragraph('Words.')]);
    const { people } = await reviewOf(id);
    const owner = people.find(({ name }) => name === 'Marketing');
    const path = `/publisher/reviews/${faq}/${id}`;
    await desk.post(path, { reviewBy: '2026-02-31', ownerId: null }).expect(400);
    await desk.post(path, { reviewBy: '2025-01-31', ownerId: 999_999 }).expect(400);
    await desk.post(path, { reviewBy: '2025-01-31', ownerId: owner?.id }).expect(200);
    await checkInNight(60);
    const [fault] = await faultsOf(id, `?owner=${String(owner?.id)}&kind=review`);
    expect(fault).toMatchObject({
      owner: 'Marketing',
      sentence: 'Marketing was to look at it. Its review date was 31 January 2025.',
    });
    const { body } = await desk.get('/publisher/reviews?due=past').expect(200);
    expect((body as ReviewPage).rows.map(({ entry }) => entry.documentId)).toContain(id);
    await desk.post(`${path}/reviewed`).expect(200);
    expect(await kindsOf(id)).toEqual([]);
    const reviewed = await reviewOf(id);
    expect(reviewed).toMatchObject({ isPast: false, reviewedBy: 'Marketing', owner });
    const months = (Date.parse(reviewed.reviewBy ?? '') - Date.now()) / dayMs / 30.4;
    expect(Math.round(months)).toBe(3);
  });

  it('is forgotten with its entry', async () => {
    const id = await newFaq([paragraph('Words.')]);
    await desk.post(`/publisher/reviews/${faq}/${id}`, { reviewBy: '2025-01-31', ownerId: null });
    await cms.strapi.documents(faq).delete({ documentId: id });
    const rows = await cms.strapi.db.query('plugin::publisher.review').count({ where: { entryId: id } });
    expect(rows).toBe(0);
    await desk.get(`/publisher/reviews/${faq}/${id}`).expect(404);
  });

  it('is for marketing only', async () => {
    const id = await newFaq([paragraph('Words.')]);
    for (const staff of ['admissions', 'finance', 'teacher'] as const) {
      await desk.get('/publisher/health', staff).expect(403);
      await desk.post(`/publisher/reviews/${faq}/${id}/reviewed`, {}, staff).expect(403);
    }
  });
});
