// Databases: SQLite, as orders’ own rules decide, and their rows are tested in settle.
import { setTimeout as wait } from 'node:timers/promises';
import { findRows } from '../mailer/mails';
import { serveCms } from '../serve-cms';
import { makeOrder, orderRow, storyOf } from './order-row';

const cms = serveCms();

type By = { actor: 'webhook' } | { actor: 'staff'; id: number; name: string };

interface Attention {
  raise: (id: number, what: string, by: By, facts?: object) => Promise<boolean>;
  review: (id: number, what: string, by: By, facts?: object) => Promise<boolean>;
  done: (id: number, what: string, by: By, facts?: object) => Promise<'done' | 'absent'>;
}

interface Lease {
  name: string;
  token: string;
}

interface Leases {
  holding: (name: string, seconds: number, work: (lease: Lease) => Promise<void>) => Promise<boolean>;
  keep: (lease: Lease, seconds: number) => Promise<boolean>;
}

interface Settings {
  read: () => Promise<object>;
  save: (settings: object) => Promise<void>;
}

const attention = () => cms.strapi.plugin('payments').service<Attention>('attention');
const leases = () => cms.strapi.plugin('payments').service<Leases>('leases');
const settings = () => cms.strapi.plugin('payments').service<Settings>('settings');

const webhook: By = { actor: 'webhook' };
const staff: By = { actor: 'staff', id: 7, name: 'Meera Rao' };

const alertsAbout = (documentId: string) =>
  findRows(cms, { key: { $startsWith: `payments.alert.${documentId}` } });

async function tellFinance(...addresses: string[]): Promise<void> {
  await settings().save({ ...(await settings().read()), alertTo: addresses });
}

it('puts an order on the list once, with a line in its story and a mail to finance', async () => {
  await tellFinance('finance@example.com', 'owner@example.com');
  const { id, documentId, number } = await makeOrder(cms);
  expect(await attention().raise(id, 'stuck', webhook)).toBe(true);
  expect(await attention().raise(id, 'stuck', webhook)).toBe(false);
  expect(await orderRow(cms, id)).toMatchObject({ attention: ',stuck,', stage: 'pending', version: 1 });
  expect(await storyOf(cms, id)).toEqual(['stuck']);
  const mails = await alertsAbout(documentId);
  expect(mails.map(({ recipient }) => recipient).sort()).toEqual([
    'finance@example.com',
    'owner@example.com',
  ]);
  const text = JSON.stringify(mails);
  expect(text).toContain(number);
  expect(text).not.toMatch(/priya/i);
});

it('keeps both of two reasons that come at the same moment', async () => {
  const { id } = await makeOrder(cms);
  await Promise.all([
    attention().raise(id, 'mismatch', webhook),
    attention().raise(id, 'chargeback', webhook),
    attention().raise(id, 'mismatch', webhook),
  ]);
  expect((await orderRow(cms, id)).attention).toBe(',chargeback,mismatch,');
  expect((await storyOf(cms, id)).sort()).toEqual(['chargeback', 'mismatch']);
});

it('raises nothing of a transaction that does not end well', async () => {
  const { id, documentId } = await makeOrder(cms);
  const failing = cms.strapi.db.transaction(async () => {
    await attention().raise(id, 'stuck', webhook);
    throw new Error('the database went away');
  });
  await expect(failing).rejects.toThrow('went away');
  expect((await orderRow(cms, id)).attention).toBeNull();
  expect(await alertsAbout(documentId)).toEqual([]);
});

it('takes an order into review, out of the parent’s hands, and back to what its money says', async () => {
  const open = { openKey: '1|coding-monthly|INR', checkAt: new Date() };
  const { id } = await makeOrder(cms, { ...open, paidAt: new Date(), stage: 'paid', capturedMinor: 649_900 });
  await attention().review(id, 'chargeback', webhook);
  expect(await orderRow(cms, id)).toMatchObject({ stage: 'review', openKey: null, checkAt: null });
  await attention().raise(id, 'mismatch', webhook);
  await attention().done(id, 'mismatch', staff, { note: 'Looked at it.' });
  expect((await orderRow(cms, id)).stage).toBe('review');
  await attention().done(id, 'chargeback', staff);
  expect(await orderRow(cms, id)).toMatchObject({ stage: 'paid', attention: null });
  expect(await storyOf(cms, id)).toEqual([
    'review',
    'chargeback',
    'mismatch',
    'attention_done',
    'attention_done',
    'resolved',
  ]);
});

it.each([
  ['failed', { capturedMinor: 0 }],
  ['refunded', { capturedMinor: 100, refundedMinor: 100 }],
  ['review', { capturedMinor: 100, refundedMinor: 40 }],
])('leaves one that was never delivered as %s', async (stage, money) => {
  const { id } = await makeOrder(cms, money);
  await attention().review(id, 'mismatch', webhook);
  await attention().done(id, 'mismatch', staff);
  expect((await orderRow(cms, id)).stage).toBe(stage);
});

it('says so where there is nothing to deal with', async () => {
  const { id } = await makeOrder(cms);
  expect(await attention().done(id, 'stuck', staff)).toBe('absent');
  expect((await orderRow(cms, id)).version).toBe(0);
});

it('has a job done by one at a time', async () => {
  let now = 0;
  let most = 0;
  const work = async () => {
    now += 1;
    most = Math.max(most, now);
    await wait(50);
    now -= 1;
  };
  const ends = await Promise.all(Array.from({ length: 6 }, () => leases().holding('counting', 30, work)));
  expect(ends.filter(Boolean)).toHaveLength(1);
  expect(most).toBe(1);
  expect(await leases().holding('counting', 30, work)).toBe(true);
});

it('gives a job to another instance if its owner has died, and keeps it for a slow one', async () => {
  const rows = cms.strapi.db.query('plugin::payments.lease');
  const dead = { holder: 'somebody', until: new Date(Date.now() - 1000) };
  await rows.create({ data: { name: 'dead', ...dead } });
  expect(await leases().holding('dead', 30, () => Promise.resolve())).toBe(true);

  const slow = leases().holding('slow', 0.3, () => wait(900));
  await wait(600);
  expect(await leases().holding('slow', 0.3, () => Promise.resolve())).toBe(false);
  expect(await slow).toBe(true);
});

it('frees a job whose work has failed', async () => {
  const failing = leases().holding('failing', 30, () => Promise.reject(new Error('no provider')));
  await expect(failing).rejects.toThrow('no provider');
  expect(await leases().holding('failing', 30, () => Promise.resolve())).toBe(true);
});

it('lets a holder write nothing once another has the lease, nor give it back', async () => {
  const rows = cms.strapi.db.query('plugin::payments.lease');
  const isFree = () => leases().holding('lost', 30, () => Promise.resolve());
  const written: string[] = [];
  const write = (who: string, lease: Lease) =>
    cms.strapi.db.transaction(async () => {
      if (await leases().keep(lease, 30)) written.push(who);
    });
  let end: (() => void) | undefined;
  let slow: Promise<boolean> | undefined;
  const older = await new Promise<Lease>((begun) => {
    slow = leases().holding('lost', 30, (lease) => {
      begun(lease);
      return new Promise((resolve) => (end = resolve));
    });
  });
  await write('older', older);
  await rows.updateMany({ where: { name: 'lost' }, data: { until: new Date(Date.now() - 1000) } });

  const isTaken = await leases().holding('lost', 30, async (newer) => {
    await write('older, too late', older);
    await write('newer', newer);
    end?.();
    await slow;
    expect(await isFree()).toBe(false);
    await write('newer still', newer);
  });
  expect([isTaken, await isFree()]).toEqual([true, true]);
  expect(written).toEqual(['older', 'newer', 'newer still']);
});
