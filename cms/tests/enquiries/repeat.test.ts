// Databases: both, as a unique key finds what is sent twice.
import { randomUUID } from 'node:crypto';
import { contact, contactReceived, freeClass } from '@lanternway/contracts/enquiries/site';
import { mailsTo, plentiful } from '../accounts/parent';
import { untilState } from '../mailer/mails';
import { serveCms } from '../serve-cms';
import { newSender, rightFreeClass, rightMessage, sendJson } from './sending';
import { contactUid, freeClassUid, onlyRow, rowsOf } from './stored';

const cms = serveCms(plentiful);

const minute = 60_000;

/** As if this much time had passed since it came. */
const age = async (id: number, uid: string, ms: number) => {
  await cms.strapi.db
    .query(uid)
    .updateMany({ where: { id }, data: { receivedAt: new Date(Date.now() - ms) } });
};

it('makes one enquiry and one mail of twenty identical requests at the same moment', async () => {
  const email = newSender('double');
  const sent = rightFreeClass(email);
  const key = randomUUID();
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => sendJson(cms, freeClass.path, sent, key)),
  );
  expect(new Set(answers.map(({ status, text }) => `${String(status)} ${text}`)).size).toBe(1);
  expect(answers[0]?.status).toBe(200);
  const { documentId } = await onlyRow(cms, freeClassUid, { parentEmail: email });
  await untilState(cms, `enquiries.received.${documentId}`, 'sent');
  expect(await mailsTo(cms, email)).toHaveLength(1);
});

it('counts the same content within ten minutes as a repeat, and after that as a new request', async () => {
  const email = newSender('again');
  const send = () => sendJson(cms, contact.path, { ...rightMessage(email), origin: { page: '/connect' } });
  await send().expect(200);
  const first = await onlyRow(cms, contactUid, { email });

  await age(first.id, contactUid, 9 * minute);
  const { body } = await send().expect(200);
  expect(body).toEqual({ success: true, message: contactReceived.text });
  await onlyRow(cms, contactUid, { email });

  await age(first.id, contactUid, 11 * minute);
  // Several that arrive just after the time is over make one new enquiry, not several.
  await Promise.all([send(), send(), send(), send()]);
  const rows = await rowsOf(cms, contactUid, { email });
  expect(rows).toHaveLength(2);
  expect(rows.map(({ repeatKey }) => repeatKey === null)).toEqual([true, false]);
});

it('counts what is sent again under the same name within a day as a repeat', async () => {
  const email = newSender('named');
  const key = randomUUID();
  const send = () => sendJson(cms, contact.path, rightMessage(email), key).expect(200);
  await send();
  const first = await onlyRow(cms, contactUid, { email });
  await age(first.id, contactUid, 23 * 60 * minute);
  await send();
  await onlyRow(cms, contactUid, { email });
  await age(first.id, contactUid, 25 * 60 * minute);
  await send();
  expect(await rowsOf(cms, contactUid, { email })).toHaveLength(2);
});

it('counts what was sent before a change of the secret as a repeat, until the old secret is taken away', async () => {
  const email = newSender('new-secret');
  const key = randomUUID();
  const send = () => sendJson(cms, contact.path, rightMessage(email), key).expect(200);
  const stored = 'plugin::enquiries.secrets';
  const secrets = cms.strapi.config.get<readonly string[]>(stored);
  const use = (...newer: string[]) => {
    cms.strapi.config.set(stored, newer);
  };
  try {
    await send();
    const first = await onlyRow(cms, contactUid, { email });
    use('a-newer-secret', ...secrets);
    await Promise.all([send(), send()]);
    await onlyRow(cms, contactUid, { email });
    await age(first.id, contactUid, 25 * 60 * minute);
    await Promise.all([send(), send()]);
    expect(await rowsOf(cms, contactUid, { email })).toHaveLength(2);
    // Another process may still have the old one first.
    use(...secrets, 'a-newer-secret');
    await send();
    expect(await rowsOf(cms, contactUid, { email })).toHaveLength(2);
    use('another-secret');
    await send();
    expect(await rowsOf(cms, contactUid, { email })).toHaveLength(3);
  } finally {
    use(...secrets);
  }
});

it('loses nothing that differs', async () => {
  const email = newSender('differs');
  const sent = rightMessage(email);
  const key = randomUUID();
  await sendJson(cms, contact.path, sent, key).expect(200);
  await sendJson(cms, contact.path, sent, randomUUID()).expect(200);
  await sendJson(cms, contact.path, sent).expect(200);
  await sendJson(cms, contact.path, { ...sent, message: 'Another question' }, key).expect(200);
  expect(await rowsOf(cms, contactUid, { email })).toHaveLength(4);
});

it('lets a person send what a program seemed to have sent a moment before', async () => {
  const email = newSender('hasty');
  const sent = rightMessage(email);
  const send = (filledInMs: number) =>
    sendJson(cms, contact.path, { ...sent, origin: { filledInMs } }).expect(200);
  await send(500);
  await send(9_000);
  const rows = await rowsOf(cms, contactUid, { email, isSuspect: false });
  expect(rows).toHaveLength(1);
});

it('counts space around the words and the case of the address as the same', async () => {
  const email = newSender('spaces');
  await sendJson(cms, contact.path, rightMessage(email)).expect(200);
  await sendJson(cms, contact.path, {
    ...rightMessage(` ${email.toUpperCase()}`),
    name: ' Meera Rao ',
  }).expect(200);
  await onlyRow(cms, contactUid, { email });
});

it('takes a name that is none as no name', async () => {
  const email = newSender('odd');
  await sendJson(cms, contact.path, rightMessage(email), 'x').expect(200);
  await sendJson(cms, contact.path, rightMessage(email), 'y'.repeat(500)).expect(200);
  await onlyRow(cms, contactUid, { email });
});
