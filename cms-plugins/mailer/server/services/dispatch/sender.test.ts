import { neutralColours } from '@lanternway/contracts/brand/colours';
import type { Attempt, RenderedMail } from '../../providers/provider';
import type { Change, Condition, MailStore, StoredMail } from '../outbox/mail-store';
import { createSender } from './sender';
import { createEncryption } from '../outbox/encryption';

const encryption = createEncryption(['a secret for tests']);
const start = new Date('2026-11-21T10:00:00Z');
const content = { subject: 'Hello', preheader: '', heading: 'Hello', blocks: [] };
const brand = {
  name: 'Lanternway',
  tagline: null,
  email: 'hello@lanternway.example',
  phone: null,
  colours: neutralColours,
  mark: null,
};

let now: Date;
let rows: StoredMail[];
let log: string[];
let rendered: RenderedMail[];
let outcome: () => Promise<Attempt>;

beforeEach(() => {
  now = start;
  rows = [];
  log = [];
  rendered = [];
  outcome = () => Promise.resolve({ kind: 'delivered' });
});

function put(change: Partial<StoredMail> = {}): StoredMail {
  const mail: StoredMail = {
    id: rows.length + 1,
    key: `mail ${String(rows.length + 1)}`,
    kind: 'Test',
    recipient: 'parent@example.com',
    content,
    attachments: null,
    isSecret: false,
    expiresAt: null,
    state: 'waiting',
    attempts: 0,
    nextAttemptAt: start.toISOString(),
    claim: null,
    fault: null,
    settledAt: null,
    againOf: null,
    askedBy: null,
    createdAt: start.toISOString(),
    ...change,
  };
  rows.push(mail);
  return mail;
}

const timeOf = (value: unknown) => new Date(value as string | Date).getTime();

const fits = (row: StoredMail, where: Condition) =>
  Object.entries(where).every(([name, wanted]) => {
    const value = row[name as keyof StoredMail];
    const isUntil = typeof wanted === 'object' && wanted !== null && '$lte' in wanted;
    return isUntil ? timeOf(value) <= timeOf(wanted.$lte) : value === wanted;
  });

/** The outbox's table, as far as the sender uses it. */
const store: MailStore = {
  add: () => Promise.reject(new Error('not used')),
  findById: () => Promise.reject(new Error('not used')),
  count: () => Promise.reject(new Error('not used')),
  remove: () => Promise.reject(new Error('not used')),
  find: ({ where, limit }) => Promise.resolve(rows.filter((row) => fits(row, where)).slice(0, limit)),
  change(where, change: Change) {
    const found = rows.filter((row) => fits(row, where));
    for (const row of found) {
      const dates = Object.entries(change).map(([name, value]) => [
        name,
        value instanceof Date ? value.toISOString() : (value as unknown),
      ]);
      Object.assign(row, Object.fromEntries(dates));
    }
    return Promise.resolve(found.length > 0);
  },
};

const newSender = (from: string | null = null) =>
  createSender({
    store,
    encryption,
    provider: {
      deliver(mail) {
        rendered.push(mail);
        return outcome();
      },
      stop: () => Promise.resolve(),
    },
    readBrand: () => Promise.resolve(brand),
    publicUrl: 'https://lanternway.example',
    from,
    log: (line) => log.push(line),
    now: () => now,
  });

async function deliverDue(sender = newSender()): Promise<number> {
  const jobs = await sender.take(10);
  await Promise.all(jobs.map((job) => job()));
  return jobs.length;
}

const later = (ms: number) => new Date(start.getTime() + ms);
const refuse = (fault: 'busy' | 'refusedAddress', isFinal: boolean) => () =>
  Promise.resolve<Attempt>({ kind: 'failed', fault, isFinal, detail: 'EENVELOPE 452' });

it('marks a delivered mail as sent, and does not send it again', async () => {
  const mail = put();
  expect(await deliverDue()).toBe(1);
  expect(mail).toMatchObject({ state: 'sent', attempts: 1, claim: null, settledAt: start.toISOString() });
  expect(await deliverDue()).toBe(0);
  expect(rendered).toHaveLength(1);
});

it('lets one of two take a mail', async () => {
  put();
  const [mine, others] = await Promise.all([newSender().take(10), newSender().take(10)]);
  expect(mine.length + others.length).toBe(1);
});

it('leaves a mail to the sender that took it, until that one counts as dead', async () => {
  put();
  const [forgotten] = await newSender().take(10);
  expect(forgotten).toBeDefined();
  now = later(2 * 60_000);
  expect(await deliverDue()).toBe(0);
  now = later(4 * 60_000);
  expect(await deliverDue()).toBe(1);
});

it('does not undo what another has done with a mail meanwhile', async () => {
  const mail = put();
  outcome = refuse('refusedAddress', true);
  const [late] = await newSender().take(10);
  now = later(4 * 60_000);
  outcome = () => Promise.resolve({ kind: 'delivered' });
  await deliverDue();
  outcome = refuse('refusedAddress', true);
  await late?.();
  expect(mail).toMatchObject({ state: 'sent', fault: null });
});

it('waits longer after each failure, and fails in the end', async () => {
  const mail = put();
  outcome = refuse('busy', false);
  await deliverDue();
  expect(mail).toMatchObject({ state: 'waiting', fault: 'busy', claim: null });
  expect(mail.nextAttemptAt).toBe(later(10_000).toISOString());
  let attempts = 1;
  while (mail.state === 'waiting') {
    now = new Date(mail.nextAttemptAt);
    attempts += await deliverDue();
  }
  expect([mail.state, attempts, mail.attempts]).toEqual(['failed', 11, 11]);
  expect(mail.settledAt).toBe(now.toISOString());
});

it('fails at once where trying again is of no use', async () => {
  const mail = put();
  outcome = refuse('refusedAddress', true);
  await deliverDue();
  expect(mail).toMatchObject({ state: 'failed', fault: 'refusedAddress', attempts: 1 });
});

it('takes a delivery that breaks for one that failed', async () => {
  const mail = put();
  outcome = () => Promise.reject(new Error('parent@example.com'));
  await deliverDue();
  expect(mail).toMatchObject({ state: 'waiting', fault: 'unreachable' });
});

it('logs a failure without address and content', async () => {
  put();
  outcome = refuse('busy', false);
  await deliverDue();
  expect(log).toEqual(['mail 1 (Test): attempt 1 failed: EENVELOPE 452']);
});

it('does not deliver what has expired, and looks at a mail when it does', async () => {
  const mail = put({
    isSecret: true,
    content: encryption.encrypt(content),
    expiresAt: later(5_000).toISOString(),
  });
  outcome = refuse('busy', false);
  await deliverDue();
  expect(mail.nextAttemptAt).toBe(later(5_000).toISOString());
  now = later(5_000);
  await deliverDue();
  expect(mail).toMatchObject({ state: 'expired', attempts: 1, content: null });
  expect(rendered).toHaveLength(1);
});

it('opens a secret for its delivery and removes it afterwards', async () => {
  const attachments = [{ filename: 'a', contentType: 'text/plain', base64: 'QQ==' }];
  const mail = put({
    isSecret: true,
    content: encryption.encrypt(content),
    attachments: encryption.encrypt(attachments),
  });
  await deliverDue();
  expect(rendered[0]).toMatchObject({ subject: 'Hello', attachments });
  expect(mail).toMatchObject({ content: null, attachments: null });
});

it('fails a mail that cannot be put together, and says so', async () => {
  const mail = put({ content: createEncryption(['another secret']).encrypt(content) });
  await deliverDue();
  expect(mail).toMatchObject({ state: 'failed', fault: 'unreadable' });
});

it('takes codes before everything else', async () => {
  for (const isSecret of [false, false, true]) {
    put({ isSecret, content: isSecret ? encryption.encrypt(content) : content });
  }
  for (const job of await newSender().take(1)) await job();
  expect(rows.map(({ state }) => state)).toEqual(['waiting', 'waiting', 'sent']);
});

it('gives a mail the same name at every attempt, and another mail another', async () => {
  put();
  put();
  outcome = refuse('busy', false);
  await deliverDue();
  now = later(10_000);
  await deliverDue();
  const names = rendered.map(({ messageId }) => messageId);
  expect([names[0], names[1]]).toEqual([names[2], names[3]]);
  expect(new Set(names).size).toBe(2);
  expect(names[0]).toMatch(/^<[0-9a-f]{40}@lanternway\.example>$/);
});

it('comes from the given address, or else from that of the settings', async () => {
  put();
  await deliverDue();
  put();
  await deliverDue(newSender('post@lanternway.example'));
  expect(rendered.map(({ from }) => from)).toEqual([
    { name: 'Lanternway', address: 'hello@lanternway.example' },
    { name: 'Lanternway', address: 'post@lanternway.example' },
  ]);
});
