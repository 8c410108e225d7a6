// Databases: both, as the list searches and sorts in SQL.
import { mailKinds, mailTopics, type MailKind } from '@lanternway/contracts/mail/kinds';
import { everyMailPermission, mailTopicPermission } from '@lanternway/contracts/mail/mails';
import request from 'supertest';
import { staffRoles } from '../../src/access/roles';
import { logInStaff, type Staff } from '../staff';
import { serveCms } from '../serve-cms';
import { findRows, mailUid, queueMail, shownMails, untilState } from './mails';

const cms = serveCms();
let authorization: Record<Staff, string>;

beforeAll(async () => {
  authorization = await logInStaff(cms);
});

interface Listed {
  mails: { id: number; to: string; kind: string; state: string; problem: string | null }[];
  total: number;
}

const get = (path: string, staff: Staff = 'admissions') =>
  request(cms.url).get(path).set('Authorization', authorization[staff]);
const post = (path: string, staff: Staff = 'admissions') =>
  request(cms.url).post(path).set('Authorization', authorization[staff]);
const list = async (query: string) => (await get(`/mailer/mails${query}`).expect(200)).body as Listed;

const idOf = async (key: string) => {
  const [row] = await findRows(cms, { key });
  if (row === undefined) throw new Error(`There is no mail ${key}.`);
  return row.id;
};

/** Puts a row into a state that normally needs a mail server or time. */
async function put(key: string, data: object): Promise<number> {
  const id = await idOf(key);
  await cms.strapi.db.query(mailUid).update({ where: { id }, data });
  return id;
}

async function queueFailed(key: string, told: { isSecret?: boolean } = {}): Promise<number> {
  await queueMail(cms, { key, ...told });
  await untilState(cms, key, 'sent');
  return put(key, { state: 'failed', fault: 'refusedAddress', attempts: 3 });
}

describe('the list', () => {
  beforeAll(async () => {
    for (let count = 1; count <= 12; count += 1) {
      await queueMail(cms, { key: `listed ${String(count)}`, to: `parent${String(count)}@example.com` });
    }
    await untilState(cms, 'listed 12', 'sent');
  });

  it('is read page by page, the newest first', async () => {
    const first = await list('?pageSize=10');
    expect(first.total).toBe(12);
    expect(first.mails.map(({ to }) => to).slice(0, 2)).toEqual([
      'parent12@example.com',
      'parent11@example.com',
    ]);
    const second = await list('?pageSize=10&page=2');
    expect(second.mails.map(({ to }) => to)).toEqual(['parent2@example.com', 'parent1@example.com']);
  });

  it('is searched by address or by what the mail is, whatever the case', async () => {
    expect((await list('?search=PARENT7@')).mails.map(({ to }) => to)).toEqual(['parent7@example.com']);
    expect((await list('?search=MESSAGE: rec')).total).toBe(12);
    expect((await list('?search=nobody')).total).toBe(0);
  });

  it('is filtered by state, and says why a mail failed', async () => {
    await put('listed 5', { state: 'failed', fault: 'refusedAddress' });
    const { mails } = await list('?state=failed');
    expect(mails).toMatchObject([
      {
        to: 'parent5@example.com',
        state: 'failed',
        problem: 'This address does not exist or takes no mail.',
      },
    ]);
  });

  it.each([
    '?page=0',
    '?pageSize=1000',
    '?state=forgotten',
    '?search=%00',
    '?search[$ne]=1',
    '?state[$ne]=x',
  ])('refuses %s', async (query) => {
    expect((await get(`/mailer/mails${query}`)).status).toBe(400);
  });
});

describe('a single mail', () => {
  it('is shown as it was sent', async () => {
    const attachments = [{ filename: 'a.ics', contentType: 'text/calendar', base64: 'QUJD' }];
    await queueMail(cms, { key: 'shown', attachments });
    await untilState(cms, 'shown', 'sent');
    const { body } = await get(`/mailer/mails/${String(await idOf('shown'))}`).expect(200);
    expect(body).toMatchObject({
      letter: {
        subject: 'About shown',
        text: expect.stringContaining('A line.') as string,
        attachments: [{ filename: 'a.ics', contentType: 'text/calendar' }],
      },
    });
    expect(JSON.stringify(body)).not.toContain('QUJD');
  });

  it('is not shown where it is secret, neither before nor after it was sent', async () => {
    await cms.strapi.db.transaction(async () => {
      await queueMail(cms, { key: 'code', subject: '482913 is your code', code: '482913', isSecret: true });
      await cms.strapi.db.query(mailUid).updateMany({
        where: { key: 'code' },
        data: { nextAttemptAt: new Date(Date.now() + 3_600_000) },
      });
    });
    const path = `/mailer/mails/${String(await idOf('code'))}`;
    const waiting = await get(path).expect(200);
    expect(waiting.body).toMatchObject({ state: 'waiting', isSecret: true, letter: null });
    expect(waiting.text).not.toContain('482913');
    expect(waiting.text).not.toContain('sealed');

    await post(`${path}/now`).expect(200);
    await untilState(cms, 'code', 'sent');
    expect((await get(path)).body).toMatchObject({ state: 'sent', letter: null, maySendAgain: false });
    expect((await post(`${path}/again`)).status).toBe(400);
  });

  it.each(['999999', 'x', '1e3', '99999999999999999999'])('named %s is not found', async (id) => {
    expect((await get(`/mailer/mails/${id}`)).status).toBe(404);
    expect((await post(`/mailer/mails/${id}/again`)).status).toBe(404);
    expect((await post(`/mailer/mails/${id}/now`)).status).toBe(404);
  });
});

describe('sending again', () => {
  it('tries a failed mail again, and says who asked for it', async () => {
    const id = await queueFailed('failed once');
    const { body } = await post(`/mailer/mails/${String(id)}/again`).expect(200);
    expect(body).toEqual({ message: 'The mail is on its way again.' });
    const row = await untilState(cms, 'failed once', 'sent');
    expect(row).toMatchObject({ id, attempts: 1, fault: null, askedBy: 'admissions@lanternway.example' });
  });

  it('sends a mail that was sent as a new mail, which is recorded as such', async () => {
    await queueMail(cms, { key: 'sent once', kind: 'Receipt' });
    await untilState(cms, 'sent once', 'sent');
    const id = await idOf('sent once');
    await post(`/mailer/mails/${String(id)}/again`, 'finance').expect(200);
    const again = await untilState(cms, `again:${String(id)}:1`, 'sent');
    expect(again).toMatchObject({ againOf: id, askedBy: 'finance@lanternway.example' });
    const subjects = (await shownMails(cms)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject === 'About sent once')).toHaveLength(2);
    expect((await get(`/mailer/mails/${String(again.id)}`, 'finance')).body).toMatchObject({ isAgain: true });
  });

  it('refuses a secret that failed, since it is gone', async () => {
    const id = await queueFailed('secret failed', { isSecret: true });
    const { status, body } = await post(`/mailer/mails/${String(id)}/again`);
    expect(status).toBe(400);
    expect(body).toMatchObject({ error: { message: 'This mail cannot be sent again.' } });
  });

  it('refuses what waits or is of no use any more', async () => {
    await queueFailed('of yesterday');
    const id = await put('of yesterday', { expiresAt: new Date(Date.now() - 1000) });
    expect((await post(`/mailer/mails/${String(id)}/again`)).status).toBe(400);
    expect((await post(`/mailer/mails/${String(id)}/now`)).status).toBe(400);
  });

  it('does not touch a mail that is being sent', async () => {
    await queueMail(cms, { key: 'under way' });
    await untilState(cms, 'under way', 'sent');
    const later = new Date(Date.now() + 3_600_000);
    const id = await put('under way', { state: 'waiting', claim: 'somebody', nextAttemptAt: later });
    expect((await post(`/mailer/mails/${String(id)}/now`)).status).toBe(400);
    expect(await findRows(cms, { id })).toMatchObject([{ state: 'waiting', claim: 'somebody' }]);
  });
});

it('sends a test mail to the person who asks, and not one for every impatient click', async () => {
  const answers = await Promise.all([1, 2, 3].map(() => post('/mailer/test', 'finance')));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(answers[0]?.body).toEqual({ message: 'A test mail is on its way to finance@lanternway.example.' });
  const [row] = await findRows(cms, { kind: 'Test mail' });
  await untilState(cms, row?.key ?? '', 'sent');
  const mails = (await shownMails(cms)).filter(({ to }) => to === 'finance@lanternway.example');
  expect(mails.length).toBeLessThanOrEqual(2);
  expect(mails[0]?.text).toContain('Mail works');
});

describe('each role', () => {
  const topicOf = (kind: MailKind) => mailKinds[kind];
  const kinds = Object.keys(mailKinds) as MailKind[];
  const sees = {
    superAdmin: kinds,
    admissions: kinds.filter((kind) => ['accounts', 'enquiries'].includes(topicOf(kind))),
    finance: kinds.filter((kind) => ['accounts', 'payments'].includes(topicOf(kind))),
  };

  beforeAll(async () => {
    for (const kind of kinds) await queueMail(cms, { key: `of ${kind}`, kind, to: 'sight@example.com' });
    await queueMail(cms, { key: 'of an older version', to: 'sight@example.com' });
    for (const kind of kinds) await untilState(cms, `of ${kind}`, 'sent');
    await untilState(cms, 'of an older version', 'sent');
    await put('of an older version', { kind: 'Newsletter' });
  });

  it.each(['superAdmin', 'admissions', 'finance'] as const)(
    'sees the mails of its kinds: %s',
    async (role) => {
      const { body } = await get('/mailer/mails?search=sight@&pageSize=100', role).expect(200);
      const { mails, total } = body as Listed;
      const expected = role === 'superAdmin' ? [...sees[role], 'Newsletter'] : sees[role];
      expect(mails.map(({ kind }) => kind).sort()).toEqual([...expected].sort());
      expect(total).toBe(expected.length);
    },
  );

  it('neither reads nor sends a mail of another kind, whatever its number', async () => {
    for (const kind of [...kinds, 'an older version'] as const) {
      const path = `/mailer/mails/${String(await idOf(`of ${kind}`))}`;
      const row = () => findRows(cms, { id: Number(path.split('/').at(-1)) });
      const before = await row();
      for (const role of ['admissions', 'finance'] as const) {
        if ((sees[role] as string[]).includes(kind)) continue;
        expect([kind, role, (await get(path, role)).status]).toEqual([kind, role, 404]);
        expect((await post(`${path}/again`, role)).status).toBe(404);
        expect((await post(`${path}/now`, role)).status).toBe(404);
      }
      expect(await row()).toEqual(before);
      expect((await get(path, 'superAdmin')).status).toBe(200);
    }
  });

  it('looks after some kind, and every kind is looked after', () => {
    const granted = staffRoles.flatMap(({ also }) => also);
    for (const topic of mailTopics) {
      expect(granted).toContain(mailTopicPermission(topic));
      expect(kinds.map(topicOf)).toContain(topic);
    }
    expect(granted).not.toContain(everyMailPermission);
  });

  it('is sent no mail of a kind that nobody looks after', async () => {
    const unknown = 'Newsletter' as MailKind;
    await expect(queueMail(cms, { key: 'unknown', kind: unknown })).rejects.toThrow('Newsletter');
    expect(await findRows(cms, { key: 'unknown' })).toEqual([]);
  });
});

it('is closed to marketing and to people who are not logged in', async () => {
  const id = String(await idOf('shown'));
  for (const path of ['/mailer/mails', `/mailer/mails/${id}`]) {
    expect((await get(path, 'marketing')).status).toBe(403);
    expect((await request(cms.url).get(path)).status).toBe(401);
  }
  for (const path of [`/mailer/mails/${id}/again`, `/mailer/mails/${id}/now`, '/mailer/test']) {
    expect((await post(path, 'marketing')).status).toBe(403);
    expect((await request(cms.url).post(path)).status).toBe(401);
  }
});
