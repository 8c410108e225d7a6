import { mailQuery, mailSentences } from '@lanternway/contracts/mail/mails';
import * as calls from '@lanternway/contracts/mail/staff-calls';
import { parse } from '@lanternway/contracts/wire/parse';
import { staffRoute } from '@lanternway/server-kit/http/staff-endpoint';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import {
  listMails,
  readMail,
  sendMailAgain,
  sendMailNow,
  sendTestMail,
  type ResendResult,
} from '../services/staff/mail-desk';
import { sightOf } from '../services/staff/sight';

/** What was sent, and sending it again. */
export const mails = (strapi: Core.Strapi) => [
  staffRoute(
    calls.listMails,
    ({ request, ...caller }) => listMails(strapi, request, sightOf(caller)),
    readQuery,
  ),

  staffRoute(calls.readMail, async ({ params, ...caller }) => {
    const mail = await readMail(strapi, numberOf(params), sightOf(caller));
    if (mail === null) throw new errors.NotFoundError(mailSentences.missing);
    return mail;
  }),

  staffRoute(calls.sendMailAgain, async ({ params, ...caller }) => {
    const result = await sendMailAgain(strapi, numberOf(params), caller.email, sightOf(caller));
    return sentenceFor(result, mailSentences.again, mailSentences.notAgain);
  }),

  staffRoute(calls.sendMailNow, async ({ params, ...caller }) => {
    const result = await sendMailNow(strapi, numberOf(params), caller.email, sightOf(caller));
    return sentenceFor(result, mailSentences.now, mailSentences.notNow);
  }),

  staffRoute(calls.sendTestMail, async ({ staff: { id }, email }) => {
    await sendTestMail(strapi, { id, email });
    return { message: mailSentences.test(email) };
  }),
];

function sentenceFor(result: ResendResult, done: string, refused: string): { message: string } {
  if (result.kind === 'missing') throw new errors.NotFoundError(mailSentences.missing);
  if (result.kind === 'refused') throw new errors.ApplicationError(refused);
  return { message: done };
}

/** The page's address is the query: if it is wrong, no single field is to blame. */
function readQuery(sent: unknown) {
  const query = parse(mailQuery, sent);
  if (query.kind === 'invalid') throw new errors.ValidationError('This list cannot be shown.');
  return query.value;
}

/** Throws 404 if the id cannot be the number of a row. */
function numberOf({ id }: { id: string }): number {
  if (!/^\d{1,9}$/.test(id)) throw new errors.NotFoundError(mailSentences.missing);
  return Number(id);
}
