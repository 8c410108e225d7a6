import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { keepMail, readMail, readMails } from './kept-mails';

let folder: string;

beforeEach(() => {
  folder = path.join(mkdtempSync(path.join(tmpdir(), 'outbox-')), 'of', 'its', 'own');
});

afterEach(() => {
  rmSync(path.resolve(folder, '../../..'), { recursive: true });
});

const mail = (subject: string) => ({ to: 'a@example.com', subject, text: '', html: '', attachments: [] });

it('is empty before the first mail', async () => {
  expect(await readMails(folder, 10)).toEqual([]);
});

it('keeps mails and gives them back, the newest first and no more than asked for', async () => {
  const now = jest.spyOn(Date.prototype, 'getTime');
  for (const at of [1, 2, 3]) {
    now.mockReturnValueOnce(at);
    await keepMail(folder, mail(`mail ${String(at)}`));
  }
  now.mockRestore();
  const mails = await readMails(folder, 2);
  expect(mails.map((kept) => kept.mail.subject)).toEqual(['mail 3', 'mail 2']);
  const [newest] = mails;
  expect(await readMail(folder, newest?.id ?? '')).toEqual(newest);
});

it('looks at nothing but mails', async () => {
  await keepMail(folder, mail('only'));
  writeFileSync(path.join(folder, 'notes.json'), '{}');
  expect(await readMails(folder, 10)).toHaveLength(1);
  expect(await readMail(folder, 'notes')).toBeNull();
  expect(await readMail(folder, '../../x')).toBeNull();
});

it('forgets the oldest when there are too many', async () => {
  await keepMail(folder, mail('first'));
  const [first] = readdirSync(folder);
  for (let count = 0; count < 499; count += 1) {
    const name = `000000000000${String(count).padStart(3, '0')}-00000000.json`;
    writeFileSync(path.join(folder, name), JSON.stringify(mail('older')));
  }
  await keepMail(folder, mail('last'));
  expect(readdirSync(folder)).toHaveLength(500);
  expect(readdirSync(folder)).toContain(first);
  expect(readdirSync(folder)).not.toContain('000000000000000-00000000.json');
});
