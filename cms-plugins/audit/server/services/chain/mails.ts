import type { DayFault } from '@lanternway/contracts/audit/staff';
import { email } from '@lanternway/contracts/fields/fields';
import { parse } from '@lanternway/contracts/wire/parse';
import { brandOf, outboxOf, type MailBlock } from '@lanternway/server-kit/platform';
import type { Core } from '@strapi/strapi';
import { readConfig } from '../../config';

const page = '/admin/plugins/audit';

const words = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** Of '2026-11-25': '25 November 2026'. */
const dayWords = (day: string): string => words.format(new Date(`${day}T00:00:00Z`));

/** Sends the hash of a day to the operator, in the caller's transaction. False where nobody is named to get it. */
export async function mailHead(
  strapi: Core.Strapi,
  { day, digest, lines }: { day: string; digest: string; lines: number },
): Promise<boolean> {
  const why =
    'Keep this mail. After a line of the log is changed or removed, nobody can make this hash again: compare it with the one that the log shows for the day.';
  return send(strapi, `head.${day}`, `Log of staff: hash of ${dayWords(day)}`, [
    { kind: 'text', text: why },
    {
      kind: 'facts',
      rows: [
        ['Day (UTC)', dayWords(day)],
        ['Lines', String(lines)],
        ['Hash', digest],
      ],
    },
    { kind: 'button', label: 'Open the log', path: page },
  ]);
}

/** Mails that lines were changed or removed: once for each first faulty day and number of faults. */
export async function mailFaults(strapi: Core.Strapi, faults: readonly DayFault[]): Promise<void> {
  const [first] = faults;
  if (first === undefined) return;
  await send(strapi, `fault.${first.day}.${String(faults.length)}`, 'Log of staff: lines were changed', [
    {
      kind: 'text',
      text: 'The log of what staff did no longer fits the hashes that were made of it. A line was changed or removed in the database.',
    },
    { kind: 'facts', rows: faults.slice(0, 20).map(({ day, sentence }) => [dayWords(day), sentence]) },
    { kind: 'button', label: 'Open the log', path: page },
  ]);
}

async function send(
  strapi: Core.Strapi,
  key: string,
  subject: string,
  blocks: MailBlock[],
): Promise<boolean> {
  const to = readConfig(strapi).operator ?? (await mailboxOfBrand(strapi));
  if (to === null) return false;
  const content = { subject, preheader: subject, heading: subject, blocks };
  await outboxOf(strapi).queue({ key: `audit.${key}`, kind: 'Log of staff, to the operator', to, content });
  return true;
}

async function mailboxOfBrand(strapi: Core.Strapi): Promise<string | null> {
  const mailbox = parse(email(), (await brandOf(strapi).read()).email ?? '');
  return mailbox.kind === 'valid' ? mailbox.value : null;
}
