// Databases: PostgreSQL, as health.test.ts finds faults again on both by the same keys.
import { faultsPerPage, type HealthPage } from '@lanternway/contracts/publishing/health';
import { createTestHome, startCms, type Cms, type TestHome } from '../start-cms';
import { openDesk, type Desk } from './desk';

const many = 1000;

let home: TestHome;
let cms: Cms;
let desk: Desk;

beforeAll(async () => {
  home = await createTestHome();
  cms = await startCms(home);
  desk = await openDesk(cms);
  await cms.strapi.documents('api::plan.plan').create({
    data: {
      ...{ title: 'Yearly', key: 'yearly', subject: 'coding', sessions: 96, sessionMinutes: 45, months: 12 },
      features: [{ label: 'Live', icon: 'exam' }],
      prices: [{ currency: 'INR', amountMinor: 649_900 }],
    } as never,
    status: 'published',
  });
  const answer = [{ type: 'paragraph', children: [{ type: 'text', text: 'Once it was ₹1,234.' }] }];
  const at = new Date();
  const rows = Array.from({ length: many }, (_, number) => ({
    document_id: `faq-of-many-${String(number)}`,
    question: `Question ${String(number)}`,
    answer: JSON.stringify(answer),
    ...{ created_at: at, updated_at: at, published_at: at },
  }));
  const { connection } = cms.strapi.db;
  await connection.batchInsert('faqs', rows, 100);
});

afterAll(async () => {
  await cms.stop();
  await home.remove();
});

const checkInNight = async (days: number): Promise<void> => {
  const worker = cms.strapi
    .plugin('publisher')
    .service<{ run: (now: Date) => Promise<void> }>('healthWorker');
  await worker.run(new Date(Date.now() + days * 24 * 3_600_000));
};

const read = async (query = ''): Promise<HealthPage> =>
  (await desk.get(`/publisher/health?kind=price${query}`).expect(200)).body as HealthPage;

it('checks a thousand entries, finds each fault once and again the next night, and shows them page by page', async () => {
  await checkInNight(0);
  const first = await read();
  expect(first.total).toBe(many);
  expect(first.last?.entries).toBeGreaterThanOrEqual(many);
  expect(first.faults).toHaveLength(faultsPerPage);
  const foundAt = new Map(first.faults.map((fault) => [fault.id, fault.foundAt]));
  await checkInNight(1);
  const again = await read();
  expect(again.total).toBe(many);
  expect(new Map(again.faults.map((fault) => [fault.id, fault.foundAt]))).toEqual(foundAt);
  const pages = Math.ceil(many / faultsPerPage);
  const last = await read(`&page=${String(pages)}`);
  expect(last.faults).toHaveLength(many - (pages - 1) * faultsPerPage);
  expect(last.faults.filter(({ id }) => foundAt.has(id))).toEqual([]);
});

it('takes from the list all that is mended, in one night', async () => {
  const mended = JSON.stringify([{ type: 'paragraph', children: [{ type: 'text', text: 'Ask us.' }] }]);
  await cms.strapi.db.connection('faqs').where('question', '<>', 'Question 7').update({ answer: mended });
  await checkInNight(2);
  const { total, faults } = await read();
  expect([total, faults[0]?.entry.title]).toEqual([1, 'Question 7']);
});
