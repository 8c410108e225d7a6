// Databases: both, as one statement takes a mail from the queue.
import { serveCms } from '../serve-cms';
import { findRows, queueMail, shownMails, untilState } from './mails';

const cms = serveCms();

const shownAbout = async (subject: string) =>
  (await shownMails(cms)).filter((mail) => mail.subject === subject);

it('delivers what is queued, with everything that belongs to it', async () => {
  const attachments = [{ filename: 'class.ics', contentType: 'text/calendar', base64: 'QkVHSU4=' }];
  await queueMail(cms, { key: 'first', to: ' Parent@Example.COM ', attachments });
  await untilState(cms, 'first', 'sent');
  const [mail] = await shownMails(cms);
  expect(mail).toMatchObject({ to: 'parent@example.com', subject: 'About first', attachments });
  expect(mail?.text).toContain('A line.');
  expect(mail?.html).toContain('A line.');
  expect(new Date(mail?.at ?? '').toISOString()).toBe(mail?.at);
});

it('shows the newest first', async () => {
  for (const key of ['one', 'two', 'three']) {
    await queueMail(cms, { key });
    await untilState(cms, key, 'sent');
  }
  const subjects = (await shownMails(cms)).slice(0, 3).map(({ subject }) => subject);
  expect(subjects).toEqual(['About three', 'About two', 'About one']);
});

it('keeps a mail with the transaction it was queued in', async () => {
  await cms.strapi.db.transaction(async () => {
    await queueMail(cms, { key: 'with the rest' });
    expect(await findRows(cms, { key: 'with the rest' })).toHaveLength(1);
  });
  await untilState(cms, 'with the rest', 'sent');
});

it('forgets a mail with the transaction that was rolled back', async () => {
  const given = cms.strapi.db.transaction(async () => {
    await queueMail(cms, { key: 'never' });
    throw new Error('Something else failed.');
  });
  await expect(given).rejects.toThrow('Something else failed.');
  await queueMail(cms, { key: 'after never' });
  await untilState(cms, 'after never', 'sent');
  expect(await findRows(cms, { key: 'never' })).toEqual([]);
  expect(await shownAbout('About never')).toEqual([]);
});

it('takes the same key for the same mail, also at the same moment', async () => {
  await Promise.all(Array.from({ length: 8 }, () => queueMail(cms, { key: 'twice' })));
  await untilState(cms, 'twice', 'sent');
  await queueMail(cms, { key: 'twice', subject: 'Another subject' });
  await queueMail(cms, { key: 'after twice' });
  await untilState(cms, 'after twice', 'sent');
  expect(await findRows(cms, { key: 'twice' })).toHaveLength(1);
  expect(await shownAbout('About twice')).toHaveLength(1);
  expect(await shownAbout('Another subject')).toHaveLength(0);
});

it('goes on with the transaction after a key that is known', async () => {
  await queueMail(cms, { key: 'known' });
  await cms.strapi.db.transaction(async () => {
    await queueMail(cms, { key: 'known' });
    await queueMail(cms, { key: 'next to the known' });
  });
  await untilState(cms, 'next to the known', 'sent');
});

it.each([
  'a@example.com, b@example.com',
  'a@example.com\r\nBcc: b@example.com',
  '"A" <a@example.com>',
  'nobody',
  '',
])('refuses %j as an address', async (to) => {
  await expect(queueMail(cms, { key: 'refused', to })).rejects.toThrow('exactly one address');
  expect(await findRows(cms, { key: 'refused' })).toEqual([]);
});

it('stores nothing readable of a secret, and nothing at all once it is delivered', async () => {
  await cms.strapi.db.transaction(async () => {
    await queueMail(cms, { key: 'secret', subject: '482913 is your code', code: '482913', isSecret: true });
    const [row] = await findRows(cms, { key: 'secret' });
    expect(JSON.stringify(row)).not.toContain('482913');
  });
  const row = await untilState(cms, 'secret', 'sent');
  expect(row).toMatchObject({ content: null, attachments: null });
  expect((await shownAbout('482913 is your code'))[0]?.text).toContain('482913');
});

it('does not deliver what has expired', async () => {
  await queueMail(cms, { key: 'late', expiresAt: new Date(Date.now() - 1000), isSecret: true });
  const row = await untilState(cms, 'late', 'expired');
  expect(row).toMatchObject({ content: null, attempts: 0 });
  expect(await shownAbout('About late')).toEqual([]);
});
