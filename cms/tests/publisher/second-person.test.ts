// Databases: both, as of two decisions at the same moment one statement decides, and drafts are compared by their times.
import type { Approval, EntryApproval } from '@lanternway/contracts/publishing/approvals';
import { approvalSentences } from '@lanternway/contracts/publishing/approvals';
import request from 'supertest';
import { ensureDemoStaff } from '../../src/access/logins/demo-staff';
import { serveCms } from '../serve-cms';
import { messageOf, openDesk, type Desk } from './desk';
import { callsOf, inHours, type ScheduleCalls } from './schedules-calls';
import { staffWrites, type StaffWrites } from './staff-writes';

const plan = 'api::plan.plan';
const dayMs = 24 * 3_600_000;

const cms = serveCms();
let desk: Desk;
let write: StaffWrites;
let schedules: ScheduleCalls;
/** Another person of marketing. */
let other: string;
let made = 0;

const asOther = (test: request.Test) => test.set('Authorization', other);

async function logInOther(): Promise<string> {
  const login = { email: 'second@lanternway.example', password: 'Correct-horse-9' };
  await ensureDemoStaff(cms.strapi, { marketing: login });
  const { body } = await request(cms.url).post('/admin/login').send(login);
  return `Bearer ${(body as { data: { token: string } }).data.token}`;
}

beforeAll(async () => {
  desk = await openDesk(cms);
  write = staffWrites(cms, desk.authorization.marketing);
  schedules = callsOf(cms, desk.authorization.marketing);
  other = await logInOther();
  await desk.post('/publisher/approvals/setting', { needsSecond: true }, 'superAdmin').expect(200);
});

const draft = async () => {
  made += 1;
  const key = `second-${String(made)}`;
  return write.create('plan', {
    ...{ title: `Plan ${key}`, key, subject: 'coding', sessions: 96, sessionMinutes: 45, months: 12 },
    features: [{ label: 'Live', icon: 'exam' }],
    prices: [{ currency: 'INR', amountMinor: 649_900 }],
  });
};

const publishedPrice = async (documentId: string): Promise<number | null> => {
  const row = (await cms.strapi.db
    .query(plan)
    .findOne({ where: { documentId, publishedAt: { $notNull: true } }, populate: ['prices'] })) as {
    prices: { amountMinor: number }[];
  } | null;
  return row?.prices[0]?.amountMinor ?? null;
};

const waitingOf = async (id: string): Promise<Approval[]> => {
  const { body } = await desk.get(`/publisher/approvals/of/${plan}/${id}`).expect(200);
  return (body as EntryApproval).waiting;
};

async function requestFor(id: string): Promise<Approval> {
  const [found] = await waitingOf(id);
  if (found === undefined) throw new Error('Nothing waits.');
  return found;
}

const approve = (id: string) => asOther(request(cms.url).post(`/publisher/approvals/${id}/approve`).send({}));

async function published(): Promise<string> {
  const id = await draft();
  await write.tryPublish('plan', id).expect(400);
  await approve((await requestFor(id)).id).expect(200);
  return id;
}

describe('a plan that two people publish', () => {
  it('is not published by the button: it waits, and its draft is saved', async () => {
    const id = await draft();
    const answer = await write.tryPublish('plan', id);
    expect([answer.status, messageOf(answer)]).toEqual([400, approvalSentences.asked]);
    expect(await publishedPrice(id)).toBeNull();
    expect(await waitingOf(id)).toMatchObject([{ state: 'waiting', isOwn: true, mayDecide: false }]);
  });

  it('is published when another person approves it, and only once', async () => {
    const id = await draft();
    await write.tryPublish('plan', id);
    const { id: asked } = await requestFor(id);
    const own = await desk.post(`/publisher/approvals/${asked}/approve`);
    expect([own.status, messageOf(own)]).toEqual([403, approvalSentences.own]);
    const both = await Promise.all([approve(asked), approve(asked)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await publishedPrice(id)).toBe(649_900);
  });

  it('is sold at the published price until the new one is approved', async () => {
    const id = await published();
    await write.save('plan', id, { prices: [{ currency: 'INR', amountMinor: 100 }] });
    await write.tryPublish('plan', id).expect(400);
    expect(await publishedPrice(id)).toBe(649_900);
    await approve((await requestFor(id)).id).expect(200);
    expect(await publishedPrice(id)).toBe(100);
  });

  it('cannot be approved once the draft was saved again', async () => {
    const id = await draft();
    await write.tryPublish('plan', id);
    const { id: asked } = await requestFor(id);
    await write.save('plan', id, { sessions: 48 });
    const answer = await approve(asked);
    expect([answer.status, messageOf(answer)]).toEqual([409, approvalSentences.outdated]);
    expect(await publishedPrice(id)).toBeNull();
  });

  it('stays a draft when it is declined with a reason, or taken back by the person who asked', async () => {
    const [first, second] = [await draft(), await draft()];
    for (const id of [first, second]) await write.tryPublish('plan', id);
    const declined = (await requestFor(first)).id;
    const decline = (reason: string) =>
      asOther(request(cms.url).post(`/publisher/approvals/${declined}/decline`).send({ reason }));
    await decline('').expect(400);
    await decline('Too cheap.').expect(200);
    const withdrawn = (await requestFor(second)).id;
    await asOther(request(cms.url).post(`/publisher/approvals/${withdrawn}/withdraw`).send({})).expect(403);
    await desk.post(`/publisher/approvals/${withdrawn}/withdraw`).expect(200);
    expect([await publishedPrice(first), await publishedPrice(second)]).toEqual([null, null]);
    expect([await waitingOf(first), await waitingOf(second)]).toEqual([[], []]);
  });

  it('is asked for with a reason', async () => {
    const id = await draft();
    await desk
      .post('/publisher/approvals', { uid: plan, documentId: id, reason: 'The new year.' })
      .expect(200);
    expect(await waitingOf(id)).toMatchObject([{ reason: 'The new year.' }]);
  });

  it('is refused by the content rules before anybody is asked', async () => {
    const id = await write.create('plan', { title: 'Without a price' });
    const answer = await write.tryPublish('plan', id);
    expect(answer.status).toBe(400);
    expect(messageOf(answer)).not.toBe(approvalSentences.asked);
    expect(await waitingOf(id)).toEqual([]);
  });
});

describe('every other way to publish it', () => {
  it('in bulk', async () => {
    const ids = [await draft(), await draft()];
    const bulk = write.bulk('plan', 'bulkPublish', ids);
    await expect(bulk).rejects.toThrow(approvalSentences.asked);
    for (const id of ids) {
      expect(await publishedPrice(id)).toBeNull();
      expect(await waitingOf(id)).toHaveLength(1);
    }
  });

  it('by a schedule: it happens if it is approved, and fails with a sentence if it is not', async () => {
    const [id, without] = [await draft(), await draft()];
    const planOf = (documentId: string) =>
      schedules.plan({ uid: plan, documentId, action: 'publish', at: inHours(5), prices: [] });
    const [approved, left] = [await planOf(id), await planOf(without)];
    await approve((await requestFor(id)).id).expect(200);
    expect(await publishedPrice(id)).toBeNull();
    await schedules.run(new Date(Date.now() + dayMs));
    expect([await publishedPrice(id), await publishedPrice(without)]).toEqual([649_900, null]);
    expect((await schedules.find(approved.id)).state).toBe('done');
    expect(await schedules.find(left.id)).toMatchObject({
      state: 'failed',
      problem: approvalSentences.notApproved,
    });
  });

  it('by a schedule whose draft was changed after the approval', async () => {
    const id = await draft();
    const { id: planned } = await schedules.plan({
      ...{ uid: plan, documentId: id, action: 'publish', at: inHours(5), prices: [] },
    });
    await approve((await requestFor(id)).id).expect(200);
    await write.save('plan', id, { sessions: 12 });
    await schedules.run(new Date(Date.now() + dayMs));
    expect(await schedules.find(planned)).toMatchObject({
      state: 'failed',
      problem: approvalSentences.changed,
    });
    expect(await publishedPrice(id)).toBeNull();
  });

  it('by new prices at a time', async () => {
    const id = await published();
    const prices = [{ currency: 'INR', amountMinor: 1 }];
    const planned = await schedules.plan({
      ...{ uid: plan, documentId: id, action: 'prices', at: inHours(5), prices },
    });
    const { id: asked } = await requestFor(id);
    await asOther(request(cms.url).post(`/publisher/approvals/${asked}/decline`))
      .send({ reason: 'No.' })
      .expect(200);
    await schedules.run(new Date(Date.now() + dayMs));
    expect((await schedules.find(planned.id)).state).toBe('cancelled');
    expect(await publishedPrice(id)).toBe(649_900);
  });

  it('by Strapi’s releases, which are closed, and by building the site again', async () => {
    const id = await draft();
    await desk.post('/content-releases', { name: 'Now' }).expect(({ status }) => {
      expect(status).toBeGreaterThanOrEqual(400);
    });
    await desk.post('/publisher/publish');
    expect(await publishedPrice(id)).toBeNull();
  });
});

describe('who needs no second person', () => {
  it('is the super admin', async () => {
    const id = await draft();
    await staffWrites(cms, desk.authorization.superAdmin).publish('plan', id);
    expect(await publishedPrice(id)).toBe(649_900);
  });

  it('is the server, which writes seeds', async () => {
    const id = await draft();
    await cms.strapi.documents(plan).publish({ documentId: id });
    expect(await publishedPrice(id)).toBe(649_900);
  });

  it('is nobody of marketing: they cannot switch the rule off', async () => {
    await desk.post('/publisher/approvals/setting', { needsSecond: false }).expect(403);
  });

  it('is everybody where the rule is off', async () => {
    const set = (needsSecond: boolean) =>
      desk.post('/publisher/approvals/setting', { needsSecond }, 'superAdmin').expect(200);
    await set(false);
    const id = await draft();
    await write.publish('plan', id);
    expect(await publishedPrice(id)).toBe(649_900);
    await set(true);
  });
});

it('says in the log who asked and who approved', async () => {
  const id = await published();
  const lines = (await cms.strapi.db
    .query('plugin::audit.entry')
    .findMany({ where: { action: { $in: ['content.ask', 'content.publish'] }, documentOf: id } })) as {
    action: string;
    actorName: string;
  }[];
  expect(lines.map(({ action }) => action).sort()).toEqual(['content.ask', 'content.publish']);
  const approvals = await cms.strapi.db
    .query('plugin::audit.entry')
    .count({ where: { action: 'publishing.approve', outcome: 'done' } });
  expect(approvals).toBeGreaterThan(0);
});
