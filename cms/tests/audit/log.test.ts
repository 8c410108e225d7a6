// Databases: PostgreSQL, as lines are written in the transaction of what they tell, and found by our SQL; a story reads the log on SQLite.
import request from 'supertest';
import type { Machine } from '@lanternway/contracts/audit/machine';
import type { ChainState, History, Line, LinePage } from '@lanternway/contracts/audit/staff';
import { sentenceOfLine } from '@lanternway/contracts/audit/sentence';
import { plentiful } from '../accounts/parent';
import { noteBackup } from '../../src/backup/last-backup';
import { make } from '../enquiries/made';
import { publishPlans, plans } from '../payments/goods';
import { staffWrites, type StaffWrites } from '../publisher/staff-writes';
import { logInStaff, type Staff } from '../staff';
import { serveCms } from '../serve-cms';

const entryUid = 'plugin::audit.entry';
const dayUid = 'plugin::audit.day';
const plan = 'api::plan.plan';

const cms = serveCms(plentiful);
let staff: Record<Staff, string>;
let write: StaffWrites;

beforeAll(async () => {
  staff = await logInStaff(cms);
  write = staffWrites(cms, staff.marketing);
});

beforeEach(async () => {
  await cms.strapi.db.query(dayUid).deleteMany({});
  await cms.strapi.db.query(entryUid).deleteMany({});
});

interface Row {
  id: number;
  action: string;
  title: string | null;
  changed: string | null;
  outcome: string;
}

const rows = async (): Promise<Row[]> => cms.strapi.db.query(entryUid).findMany({ orderBy: { id: 'asc' } });

const get = (path: string, who: Staff = 'superAdmin') =>
  request(cms.url).get(path).set('Authorization', staff[who]);

const asking =
  (method: 'post' | 'put' | 'delete') =>
  (path: string, body: object, who: Staff = 'superAdmin') =>
    request(cms.url)[method](path).set('Authorization', staff[who]).send(body);
const [post, put, remove] = [asking('post'), asking('put'), asking('delete')];

async function listed(query = ''): Promise<Line[]> {
  const { body } = await get(`/audit/lines${query}`).expect(200);
  return (body as LinePage).lines.reverse();
}

const told = async (query = '') =>
  (await listed(query)).map((line) => `${line.actorName} ${sentenceOfLine(line)}`);

const night = (now: Date) =>
  cms.strapi.plugin('audit').service<{ work: (now: Date) => Promise<void> }>('night').work(now);

const dayMs = 24 * 60 * 60_000;
const tomorrow = () => new Date(Date.now() + dayMs);

describe('content', () => {
  it('tells who changed a price, and what else happens to an entry', async () => {
    const yearly = plans.find(({ key }) => key === 'coding-yearly');
    if (yearly === undefined) throw new Error('There is no yearly plan.');
    await publishPlans(cms, [yearly]);
    await cms.strapi.db.query(entryUid).deleteMany({});
    const found = (await cms.strapi.documents(plan).findFirst({
      filters: { key: 'coding-yearly' },
      populate: ['prices'],
    })) as unknown as { documentId: string; prices: { currency: string; amountMinor: number }[] };
    const prices = found.prices.map(({ currency, amountMinor }) => ({
      currency,
      amountMinor: currency === 'INR' ? 7199900 : amountMinor,
    }));
    await write.save('plan', found.documentId, { prices });
    // A save that changes nothing has no line.
    await write.save('plan', found.documentId, {});
    await write.publish('plan', found.documentId);
    await write.unpublish('plan', found.documentId);
    await write.remove('plan', found.documentId);
    const price = 'prices › INR › amount: ₹75,999 → ₹71,999';
    const lines = await told();
    expect(lines.slice(0, 3)).toEqual([
      `Marketing changed Coding Yearly: ${price}`,
      `Marketing published Coding Yearly: ${price}`,
      'Marketing unpublished Coding Yearly',
    ]);
    expect(lines[3]).toContain('Marketing deleted Coding Yearly: title: Coding Yearly → (empty)');
    const [first] = await listed();
    expect(first).toMatchObject({ actorRole: 'Marketing', via: 'screen', outcome: 'done', area: 'content' });
    const detail = await get(`/audit/lines/${String(first?.id)}`).expect(200);
    expect(detail.body).toMatchObject({
      changed: [{ path: 'prices › INR › amount', before: '₹75,999', after: '₹71,999' }],
      addressCut: '127.0.0.0/24',
      isHashed: false,
    });
    // The history of the entry, for those who may change it.
    const history = `/audit/history/${plan}/${found.documentId}`;
    expect(((await get(history, 'marketing').expect(200)).body as History).lines).toHaveLength(4);
    await get(history, 'finance').expect(403);
  });

  it('leaves no line of what is refused or rolled back', async () => {
    const group = await write.create('faq-group', { title: 'Before', slug: 'before' });
    await cms.strapi.db.query(entryUid).deleteMany({});
    const path = `/content-manager/collection-types/api::faq-group.faq-group/${group}`;
    await put(path, { title: 'x'.repeat(1000) }, 'marketing').expect(400);
    const documents = cms.strapi.documents('api::faq-group.faq-group');
    const change = cms.strapi.db.transaction(async () => {
      await documents.update({ documentId: group, data: { title: 'After' } });
      expect(await rows()).toHaveLength(1);
      throw new Error('Something else fails.');
    });
    await expect(change).rejects.toThrow('Something else fails.');
    expect(await rows()).toEqual([]);
    await documents.update({ documentId: group, data: { title: 'After' } });
    expect(await told()).toEqual(['The server changed After: title: Before → After']);
  });
});

describe('the desks', () => {
  it('tells what was done to an enquiry, and keeps nothing of the person', async () => {
    const email = 'asha.rao.audit@example.com';
    const id = await make(cms, 'free-class', email, { notes: 'After school, please.' });
    const item = `/enquiries/items/free-class/${id}`;
    const { body } = (await get(item, 'admissions').expect(200)) as { body: { version: number } };
    await post(`${item}/notes`, { text: 'Asha prefers mornings.' }, 'admissions').expect(200);
    await post(`${item}/notes`, { text: '' }, 'admissions').expect(400);
    const stale = { version: body.version + 7, status: 'contacted' };
    await post(`${item}/status`, stale, 'admissions').expect(409);
    await post('/enquiries/privacy/find', { email }, 'admissions').expect(200);
    await get('/enquiries/export.csv?search=asha', 'admissions').expect(200);
    expect((await rows()).map(({ action, outcome }) => `${action} ${outcome}`)).toEqual([
      'enquiries.note done',
      'enquiries.person-find done',
      'enquiries.export done',
    ]);
    // The name is read where it stands, and is not in the log.
    expect((await told())[0]).toContain('Admissions wrote a note to free class request · Asha Rao');
    expect(JSON.stringify(await rows())).not.toMatch(/asha|rao|mornings|school|@example/i);
    const erase = { email, confirm: email, reason: 'The parent asked us by mail.' };
    await post('/enquiries/privacy/erase', erase, 'admissions').expect(200);
    const lines = await told();
    expect(lines[0]).toContain('Admissions wrote a note to erased');
    expect(lines.at(-1)).toBe('Admissions erased the personal data of an email address');
    expect(JSON.stringify(await rows())).not.toMatch(/asha|rao|mornings|school|@example/i);
  });

  it('says of a call that did not end that it is not known whether it was done', async () => {
    const requests = cms.strapi.plugin('accounts').service<{ find: () => Promise<unknown> }>('dataRequests');
    const find = jest.spyOn(requests, 'find').mockRejectedValue(new Error('The database is gone.'));
    await post('/enquiries/privacy/find', { email: 'asha@example.com' }, 'admissions').expect(500);
    find.mockRestore();
    expect((await rows()).map(({ action, outcome }) => `${action} ${outcome}`)).toEqual([
      'enquiries.person-find unknown',
    ]);
  });
});

describe('logins and rights', () => {
  it('tells logins, failed ones, and changes of people and roles', async () => {
    const logIn = (email: string, password: string) =>
      request(cms.url).post('/admin/login').send({ email, password });
    await logIn('marketing@lanternway.example', 'Correct-horse-9').expect(200);
    await logIn('marketing@lanternway.example', 'wrong').expect(400);
    await logIn('a.parent@example.com', 'wrong').expect(400);
    const { body } = await post('/admin/roles', { name: 'Guest', description: '' }, 'superAdmin').expect(201);
    const { data } = body as { data: { id: number } };
    const permissions = [{ action: 'plugin::audit.history', subject: null, conditions: [] }];
    await put(`/admin/roles/${String(data.id)}/permissions`, { permissions }).expect(200);
    await remove(`/admin/roles/${String(data.id)}`, {}).expect(200);
    // Not allowed: nothing was done.
    await post('/admin/roles', { name: 'Mine', description: '' }, 'marketing').expect(403);
    expect(await told()).toEqual([
      'Marketing logged in',
      'Marketing failed to log in',
      'Somebody unknown failed to log in',
      'Super admin made the role Guest',
      'Super admin changed the permissions of the role Guest: permissions › See the history of entries that the role may read: (empty) → given',
      expect.stringContaining('Super admin removed the role Guest'),
    ]);
    const roles = (await listed()).map(({ actorRole }) => actorRole);
    expect(roles.slice(0, 3)).toEqual(['Marketing', 'Marketing', null]);
    expect(JSON.stringify(await rows())).not.toContain('a.parent');
  });

  it('says which one permission was given to and taken from a role that has many', async () => {
    const role = await cms.strapi.db.query('admin::role').findOne({ where: { name: 'Marketing' } });
    const path = `/admin/roles/${String((role as { id: number }).id)}/permissions`;
    const { body } = await get(path).expect(200);
    const all = (body as { data: Record<string, unknown>[] }).data.map(
      ({ action, subject, properties, conditions }) => ({ action, subject, properties, conditions }),
    );
    expect(all.map(({ action }) => String(action)).join().length).toBeGreaterThan(1_000);
    const more = { action: 'admin::webhooks.read', subject: null, properties: {}, conditions: [] };
    await put(path, { permissions: [...all, more] }).expect(200);
    await put(path, { permissions: all }).expect(200);
    const words = 'Super admin changed the permissions of the role Marketing: permissions › Read: webhooks';
    expect(await told()).toEqual([`${words}: (empty) → given`, `${words}: given → (empty)`]);
  });

  it('says what an API token may do', async () => {
    const token = { name: 'App', description: '', type: 'custom', lifespan: null, permissions: [] };
    const { body } = await post('/admin/api-tokens', token).expect(201);
    const path = `/admin/api-tokens/${String((body as { data: { id: number } }).data.id)}`;
    await put(path, { type: 'custom', permissions: ['api::faq-group.faq-group.find'] }).expect(200);
    expect((await told())[1]).toMatch(/API token App: permissions › find: FAQ group: \(empty\) → given$/);
  });
});

describe('the list', () => {
  it('is filtered by person, role, area, days and title, and its export is a line', async () => {
    const group = await write.create('faq-group', { title: '100% Fees', slug: 'fees-100' });
    await post('/mailer/test', {}, 'finance').expect(200);
    const today = new Date().toISOString().slice(0, 10);
    expect(await listed('?area=mail')).toHaveLength(1);
    expect(await listed('?search=100%25%20f')).toHaveLength(1);
    expect(await listed('?search=100_')).toHaveLength(0);
    expect(await listed(`?from=${today}&to=${today}&documentId=${group}`)).toHaveLength(1);
    expect(await listed('?to=2026-01-01')).toHaveLength(0);
    const [line] = await listed('?area=content');
    expect(await listed(`?actor=${String(line?.actorId)}`)).toHaveLength(1);
    const { roles } = (await get('/audit/lines').expect(200)).body as LinePage;
    expect(roles).toEqual(['Finance', 'Marketing']);
    expect((await listed('?role=Finance')).map(({ area }) => area)).toEqual(['mail']);
    expect(await listed('?role=Fin')).toHaveLength(0);
    await get('/audit/lines?from=2026-02-30').expect(400);
    await get('/audit/lines', 'marketing').expect(403);
    const { text } = await get('/audit/lines.csv?role=Marketing').expect(200);
    expect(text).toContain('added 100% Fees');
    expect(text).not.toContain('Finance');
    expect((await rows()).at(-1)).toMatchObject({ action: 'audit.export', outcome: 'done' });
  });
});

describe('the hash of each day', () => {
  const chain = async () => (await get('/audit/chain').expect(200)).body as ChainState;
  const check = async () => (await post('/audit/chain/verify', {}).expect(200)).body as ChainState;
  const ofLog = (): Promise<unknown[]> =>
    cms.strapi.db.query('plugin::mailer.mail').findMany({ where: { kind: 'Log of staff, to the operator' } });

  it('shows that a line was removed, changed or added', async () => {
    await write.create('faq-group', { title: 'Hashed', slug: 'hashed' });
    await write.create('faq-group', { title: 'Hashed too', slug: 'hashed-too' });
    cms.strapi.config.set('plugin::audit.operator', 'operator@lanternway.example');
    await night(tomorrow());
    const state = await chain();
    expect(state).toMatchObject({ day: new Date().toISOString().slice(0, 10), faults: [] });
    expect(state.digest).toMatch(/^[0-9a-f]{64}$/);
    const mails = await ofLog();
    expect(JSON.stringify(mails)).toContain(state.digest);
    const day = new Date(state.day ?? '').toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
    expect(JSON.stringify(mails)).toContain(`Log of staff: hash of ${day}`);
    const [first, second] = await rows();
    await cms.strapi.db.query(entryUid).updateMany({ where: { id: first?.id }, data: { title: 'Other' } });
    expect((await check()).faults).toMatchObject([{ sentence: 'A line was changed, added or removed.' }]);
    const { id, title } = first ?? {};
    await cms.strapi.db.query(entryUid).updateMany({ where: { id }, data: { title } });
    await cms.strapi.db.query(entryUid).deleteMany({ where: { id: second?.id } });
    expect((await check()).faults).toMatchObject([{ sentence: 'A line was changed, added or removed.' }]);
    expect((await ofLog()).length).toBeGreaterThan(mails.length);
  });

  it('still fits when the time of lines is over, and not when they were removed before', async () => {
    await post('/enquiries/privacy/find', { email: 'nobody@example.com' }, 'admissions').expect(200);
    await write.create('faq-group', { title: 'Kept longer', slug: 'kept-longer' });
    await night(tomorrow());
    const inAYear = new Date(Date.now() + 370 * dayMs);
    await night(inAYear);
    expect((await rows()).map(({ action }) => action)).toEqual(['content.create']);
    await night(new Date(inAYear.getTime() + dayMs));
    expect((await chain()).faults).toEqual([]);
    await cms.strapi.db.query(dayUid).updateMany({ where: { lines: 2 }, data: { removed: 'look,deed' } });
    await night(new Date(inAYear.getTime() + 2 * dayMs));
    expect((await chain()).faults).toMatchObject([
      { sentence: 'Lines were removed before their time was over.' },
    ]);
  });
});

it('tells the super admin how the server is, and nobody else', async () => {
  const read = async () => (await get('/audit/machine').expect(200)).body as Machine;
  const { database, ...machine } = await read();
  expect(database.answers).toBe(true);
  expect(machine).toMatchObject({
    backupAt: null,
    silent: [],
    mail: { waiting: expect.any(Number) as number, failed: 0 },
    scheduleLateSeconds: 0,
    payments: { overdue: 0, eventsWaiting: 0 },
  });
  await noteBackup(cms.home.folder, '2026-11-26T02:00:00.000Z');
  expect((await read()).backupAt).toBe('2026-11-26T02:00:00.000Z');
  for (const who of ['marketing', 'admissions', 'finance', 'teacher'] as const)
    await get('/audit/machine', who).expect(403);
});
