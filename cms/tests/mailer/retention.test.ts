// Databases: PostgreSQL, as old rows are found by their times and removed in numbers.
import { serveCms } from '../serve-cms';
import { findRows, mailUid, queueMail, untilState } from './mails';

const cms = serveCms();

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 3_600_000);

async function settle(key: string, settledAt: Date, told: { state?: string; isSecret?: boolean } = {}) {
  const { state = 'sent', isSecret = false } = told;
  await queueMail(cms, { key, isSecret });
  await untilState(cms, key, 'sent');
  await cms.strapi.db.query(mailUid).updateMany({ where: { key }, data: { state, settledAt } });
}

interface Person {
  id: number | null;
  email: string;
}

interface PersonalData {
  count: (person: Person) => Promise<{ name: string; what: string; count: number }[]>;
  read: (person: Person) => Promise<Record<string, unknown>>;
  erase: (person: Person) => Promise<void>;
}

const personalData = () => cms.strapi.plugin('accounts').service<PersonalData>('personalData');

it('is part of the data that a parent can download', async () => {
  await queueMail(cms, { key: 'downloaded', to: 'priya@example.com' });
  const row = await untilState(cms, 'downloaded', 'sent');
  const person = { id: 1, email: 'priya@example.com' };
  const data = await personalData().read(person);
  expect(await personalData().count(person)).toContainEqual({ name: 'mails', what: 'Mails sent', count: 1 });
  expect(data['mails']).toMatchObject([
    { what: 'Message: received', state: 'sent', settledAt: row.settledAt },
  ]);
  await cms.strapi.db.query(mailUid).deleteMany({ where: { key: 'downloaded' } });
});

it('forgets an erased person at once: the mails to them, and what others were sent about them', async () => {
  const email = 'forgotten@example.com';
  const about = (subject: string) => ({
    content: { subject, preheader: '', heading: `From Forgotten@example.com, ${email}`, blocks: [] },
  });
  for (const key of ['to him', 'to staff', 'to others'])
    await queueMail(cms, {
      key,
      to: key === 'to him' ? email : 'staff@example.com',
      ...(key === 'to others' ? {} : about(key)),
    });
  await queueMail(cms, { key: 'code', to: email, isSecret: true });
  for (const key of ['to him', 'to staff', 'to others', 'code']) await untilState(cms, key, 'sent');
  await cms.strapi.db.query(mailUid).create({
    data: {
      key: 'waits',
      recipient: 'staff@example.com',
      state: 'waiting',
      isSecret: false,
      ...about('New'),
    },
  });

  await cms.strapi.db.transaction(() => personalData().erase({ id: null, email }));

  const rows = await findRows(cms, {});
  expect(JSON.stringify(rows).toLowerCase()).not.toContain(email);
  expect(rows).toMatchObject([
    { key: 'to him', state: 'forgotten', content: null },
    { key: 'to staff', state: 'forgotten', recipient: '', content: null },
    { key: 'to others', state: 'sent', recipient: 'staff@example.com' },
    { key: 'waits', state: 'waiting', content: { subject: 'New', heading: 'From (erased), (erased)' } },
  ]);
  await cms.strapi.db.query(mailUid).deleteMany({});
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
