import { createHash } from 'node:crypto';
import { unlinked } from '@lanternway/contracts/fields/typed-text';
import { classAbsencesOf, outboxOf, type AskedAbsence, type Mail } from '@lanternway/server-kit/platform';
import type { Core } from '@strapi/strapi';
import { firstNameOf } from '../items/first-name';
import { findEnquiries } from '../items/kinds';
import { fullWhen } from '../items/when';
import { readNotify } from './notify-batch';

/** Longer lists are read at the desk. */
const maxShown = 20;

/** A class that is booked in the time. */
interface Booked {
  /** The child's first name. */
  child: string;
  startsAt: Date;
}

/**
 * Tells one member of staff that a teacher cannot teach though classes are booked then. However often the teacher says so, the same
 * time off is one mail. Encrypted, so that the children's names are not kept once the mail is out.
 */
export function absenceMail(to: string, asked: AskedAbsence, classes: readonly Booked[]): Mail {
  const { teacher, startsAt, endsAt, reason } = asked;
  const when = (at: Date) => fullWhen(at, teacher.zone);
  const count = classes.length;
  const subject = `${unlinked(teacher.name)} can’t teach: ${count === 1 ? 'a class is' : `${String(count)} classes are`} booked then`;
  const rest = count - maxShown;
  const facts: [string, string][] = [
    ['From', when(startsAt)],
    ['Until', when(endsAt)],
    ...(reason === '' ? [] : ([['Reason', unlinked(reason)]] as [string, string][])),
  ];
  return {
    key: `enquiries.absence.${keyOf(to, asked)}`,
    kind: 'A teacher cannot teach, to staff',
    to,
    isSecret: true,
    content: {
      subject,
      preheader: 'Please find somebody else, or call the families',
      heading: subject,
      blocks: [
        { kind: 'facts', rows: facts },
        {
          kind: 'text',
          text: 'Booked then. Nothing has changed yet, and no family knows of it.',
        },
        {
          kind: 'facts',
          rows: classes.slice(0, maxShown).map(({ child, startsAt: at }) => [child, when(at)]),
        },
        ...(rest > 0 ? [{ kind: 'text', text: `And ${String(rest)} more.` } as const] : []),
        {
          kind: 'text',
          text: 'Add the time off on the teacher’s page: it lists the classes, and gives them to other teachers. Call the families of those that nobody else can give.',
        },
        {
          kind: 'button',
          label: 'Open the teacher’s page',
          path: `/admin/plugins/classes/teachers/${teacher.key}`,
        },
      ],
    },
  };
}

const keyOf = (to: string, { teacher, startsAt, endsAt }: AskedAbsence): string =>
  createHash('sha256')
    .update(JSON.stringify([to, teacher.key, startsAt, endsAt]))
    .digest('base64url');

/** Returns false if nobody gets mails about new requests: then nobody gets this one either. */
async function tellOfAbsence(strapi: Core.Strapi, asked: AskedAbsence): Promise<boolean> {
  const { 'free-class': staff } = await readNotify(strapi);
  const ids = asked.classes.map(({ enquiryId }) => enquiryId);
  const found = await findEnquiries(strapi, 'free-class', { documentId: { $in: ids } });
  const names = new Map(found.map(({ row }) => [row.documentId, firstNameOf(row.name)]));
  const classes = asked.classes.map(({ enquiryId, startsAt }) => ({
    child: names.get(enquiryId) ?? 'A child',
    startsAt,
  }));
  await outboxOf(strapi).queueAll([...new Set(staff)].map((to) => absenceMail(to, asked, classes)));
  return staff.length > 0;
}

/** Admissions learn from us that a teacher asks for a time off. */
export function tellOfAbsences(strapi: Core.Strapi): void {
  classAbsencesOf(strapi).tellBy((asked) => tellOfAbsence(strapi, asked));
}
