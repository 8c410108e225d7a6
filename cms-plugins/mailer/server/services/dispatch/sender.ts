import { createHash, randomUUID } from 'node:crypto';
import type { DeliveryFault } from '@lanternway/contracts/mail/mails';
import type { Brand, MailAttachment, MailContent } from '@lanternway/server-kit/platform';
import type { Attempt, RenderedMail, Provider } from '../../providers/provider';
import { nextAttempt } from './back-off';
import { renderMail } from '../render/render';
import type { Change, Condition, MailStore, StoredMail } from '../outbox/mail-store';
import { isEncrypted, type Encryption } from '../outbox/encryption';

/** Longer than any attempt may take, after which the process that took the mail counts as dead and others try. */
const leaseMs = 3 * 60_000;
const attemptWithinMs = 60_000;

interface Parts {
  store: MailStore;
  provider: Provider;
  encryption: Encryption;
  readBrand: () => Promise<Brand>;
  publicUrl: string;
  from: string | null;
  log: (line: string) => void;
  now?: () => Date;
}

/** Takes due mails out of the outbox, one instance each, and sees each to its end. */
export function createSender(parts: Parts) {
  const { store, now = () => new Date() } = parts;
  return {
    async take(max: number): Promise<(() => Promise<void>)[]> {
      const jobs: (() => Promise<void>)[] = [];
      // Secret mails are codes that somebody is waiting for; no bulk of others holds them up.
      for (const isSecret of [true, false]) {
        const where = { state: 'waiting', isSecret, nextAttemptAt: { $lte: now() } };
        const limit = max - jobs.length;
        if (limit === 0) break;
        for (const mail of await store.find({ where, order: [{ nextAttemptAt: 'asc' }], limit })) {
          const taken = await takeMail(store, mail, now());
          if (taken !== null) jobs.push(() => deliver(parts, taken, now));
        }
      }
      return jobs;
    },
  };
}

/** Null where another instance was faster, or the mail is due no more. */
async function takeMail(store: MailStore, mail: StoredMail, now: Date): Promise<StoredMail | null> {
  const claim = randomUUID();
  const attempts = mail.attempts + 1;
  const isMine = await store.change(
    { id: mail.id, state: 'waiting', nextAttemptAt: { $lte: now } },
    { claim, attempts, nextAttemptAt: new Date(now.getTime() + leaseMs) },
  );
  return isMine ? { ...mail, claim, attempts } : null;
}

async function deliver(parts: Parts, mail: StoredMail, now: () => Date): Promise<void> {
  const { store, log } = parts;
  const expiresAt = mail.expiresAt === null ? null : new Date(mail.expiresAt);
  if (expiresAt !== null && expiresAt <= now()) {
    await store.change(mine(mail), { ...settled(mail, 'expired', now()), attempts: mail.attempts - 1 });
    return;
  }
  const attempt = await attemptAt(parts, mail);
  if (attempt.kind === 'delivered') {
    // Another process may hold the mail by now. It has arrived all the same.
    await store.change({ id: mail.id, state: 'waiting' }, { ...settled(mail, 'sent', now()), fault: null });
    return;
  }
  const { fault, isFinal, detail } = attempt;
  const next = isFinal ? null : nextAttempt(mail.attempts, now(), expiresAt);
  log(`mail ${String(mail.id)} (${mail.kind}): attempt ${String(mail.attempts)} failed: ${detail}`);
  await store.change(
    mine(mail),
    next === null
      ? { ...settled(mail, 'failed', now()), fault }
      : { claim: null, nextAttemptAt: next, fault },
  );
}

const mine = ({ id, claim }: StoredMail): Condition => ({ id, state: 'waiting', claim });

/** The content of a secret mail is removed once the mail is settled. */
function settled({ isSecret }: StoredMail, state: 'sent' | 'failed' | 'expired', settledAt: Date): Change {
  return { state, settledAt, claim: null, ...(isSecret ? { content: null, attachments: null } : {}) };
}

async function attemptAt(parts: Parts, mail: StoredMail): Promise<Attempt> {
  // Outside the `try`: if the database does not answer, the mail stays as it is and falls due again.
  const brand = await parts.readBrand();
  let rendered: RenderedMail;
  try {
    rendered = compose(parts, mail, brand);
  } catch (error) {
    return failure('unreadable', true, error instanceof Error ? error.name : 'unknown');
  }
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<Attempt>((resolve) => {
    timer = setTimeout(() => {
      resolve(failure('slow', false, 'no answer in time'));
    }, attemptWithinMs);
  });
  try {
    return await Promise.race([parts.provider.deliver(rendered), tooLate]);
  } catch (error) {
    return failure('unreachable', false, error instanceof Error ? error.name : 'unknown');
  } finally {
    clearTimeout(timer);
  }
}

const failure = (fault: DeliveryFault, isFinal: boolean, detail: string): Attempt => ({
  kind: 'failed',
  fault,
  isFinal,
  detail,
});

function compose({ encryption, publicUrl, from }: Parts, mail: StoredMail, brand: Brand): RenderedMail {
  const { hostname } = new URL(publicUrl);
  const open = (value: unknown) => (isEncrypted(value) ? encryption.decrypt(value) : value);
  const content = open(mail.content) as MailContent;
  const attachments = (open(mail.attachments) ?? []) as MailAttachment[];
  return {
    ...renderMail(content, { brand, publicUrl, year: new Date().getFullYear() }),
    messageId: `<${createHash('sha256').update(mail.key).digest('hex').slice(0, 40)}@${hostname}>`,
    from: { name: brand.name, address: from ?? brand.email ?? `no-reply@${hostname}` },
    to: mail.recipient,
    attachments,
  };
}
