import { randomBytes, randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { make } from '../enquiries/made';
import { queueMail } from '../mailer/mails';
import { startCms, type TestHome } from '../start-cms';

/** What a home has that backups must bring back. */
export interface Filled {
  /** Paths from the home's folder. */
  medium: string;
  resume: string;
  email: string;
}

/** Starts the CMS once, and leaves a medium, an application with its resume and a mail that waits. */
export async function fill(home: TestHome): Promise<Filled> {
  const cms = await startCms(home, { JOBS: 'off' });
  const hash = `picture_${randomBytes(5).toString('hex')}`;
  const medium = path.join('public', 'uploads', `${hash}.png`);
  const row = { name: 'picture.png', hash, ext: '.png', mime: 'image/png', size: 300, provider: 'local' };
  await cms.strapi.db
    .query('plugin::upload.file')
    .create({ data: { documentId: randomUUID().slice(0, 24), url: `/uploads/${hash}.png`, ...row } });
  write(home, medium, randomBytes(300_000));
  const key = `2026/11/${randomUUID()}`;
  const resume = path.join('private', 'resumes', ...key.split('/'));
  write(home, resume, randomBytes(2_000));
  const email = 'kavya@example.com';
  await make(cms, 'career', email, { resumeKey: key, resumeName: 'kavya.pdf' });
  await queueMail(cms, { key: 'test:waiting', to: email });
  await cms.stop();
  return { medium, resume, email };
}

export function write({ folder }: TestHome, name: string, content: Buffer | string): void {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
}
