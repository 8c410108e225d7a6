import { createTestHome, startCms, type Cms, type TestHome } from '../start-cms';
import { findRows, mailUid, queueMail, untilState } from './mails';

let home: TestHome;
let cms: Cms;

beforeAll(async () => {
  home = await createTestHome();
  cms = await startCms(home);
});

afterAll(async () => {
  await cms.stop();
  await home.remove();
});

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 3_600_000);

async function settle(key: string, settledAt: Date, told: { state?: string; isSecret?: boolean } = {}) {
  const { state = 'sent', isSecret = false } = told;
  await queueMail(cms, { key, isSecret });
  await untilState(cms, key, 'sent');
  await cms.strapi.db.query(mailUid).updateMany({ where: { key }, data: { state, settledAt } });
}

interface PersonalData {
  read: (person: { id: number; email: string }) => Promise<Record<string, unknown>>;
}

it('is part of the data that a parent can download', async () => {
  await queueMail(cms, { key: 'downloaded', to: 'priya@example.com' });
  const row = await untilState(cms, 'downloaded', 'sent');
  const person = { id: 1, email: 'priya@example.com' };
  const data = await cms.strapi.plugin('accounts').service<PersonalData>('personalData').read(person);
  expect(data['mails']).toMatchObject([{ what: 'Test', state: 'sent', settledAt: row.settledAt }]);
  await cms.strapi.db.query(mailUid).deleteMany({ where: { key: 'downloaded' } });
});

interface Retention {
  forgetOldMails: () => Promise<void>;
}

it('removes what is older than thirty days, but for the bare key', async () => {
  await settle('old', daysAgo(31));
  await settle('old failed', daysAgo(31), { state: 'failed' });
  await settle('old code', daysAgo(31), { isSecret: true, state: 'expired' });
  await settle('young', daysAgo(29));

  await cms.strapi.plugin('mailer').service<Retention>('retention').forgetOldMails();

  const bare = { state: 'forgotten', recipient: '', content: null, attachments: null };
  expect(await findRows(cms, {})).toMatchObject([
    { key: 'old', ...bare },
    { key: 'old failed', ...bare },
    { key: 'young', state: 'sent', recipient: 'parent@example.com' },
  ]);
  await queueMail(cms, { key: 'old' });
  await queueMail(cms, { key: 'the last' });
  await untilState(cms, 'the last', 'sent');
  expect(await findRows(cms, { key: 'old' })).toMatchObject([bare]);
});
