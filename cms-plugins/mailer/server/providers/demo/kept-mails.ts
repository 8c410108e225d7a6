import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** A mail as it can be read in the demonstration's outbox. */
export interface KeptMail {
  to: string;
  subject: string;
  text: string;
  html: string;
  attachments: { filename: string; contentType: string; base64: string }[];
  /** When it was delivered, ISO 8601. */
  at: string;
}

export interface NamedMail {
  id: string;
  mail: KeptMail;
}

const maxKept = 500;
const nameOfFile = /^\d{15}-[0-9a-f]{8}\.json$/;

/** One file a mail, named so that the order of names is the order of dispatch. */
export async function keepMail(folder: string, mail: Omit<KeptMail, 'at'>): Promise<void> {
  await mkdir(folder, { recursive: true });
  const at = new Date();
  const id = `${String(at.getTime()).padStart(15, '0')}-${randomBytes(4).toString('hex')}`;
  const file = path.join(folder, `${id}.json`);
  await writeFile(`${file}.new`, JSON.stringify({ ...mail, at: at.toISOString() }));
  // A reader of the folder sees a whole mail or none.
  await rename(`${file}.new`, file);
  const names = await listNames(folder);
  for (const old of names.slice(maxKept)) await rm(path.join(folder, old), { force: true });
}

/** The newest first. */
export async function readMails(folder: string, max: number): Promise<NamedMail[]> {
  const names = (await listNames(folder)).slice(0, max);
  const mails = await Promise.all(names.map((name) => readMail(folder, path.basename(name, '.json'))));
  return mails.filter((mail) => mail !== null);
}

/** Null where there is none of that name. */
export async function readMail(folder: string, id: string): Promise<NamedMail | null> {
  if (!nameOfFile.test(`${id}.json`)) return null;
  try {
    const content = await readFile(path.join(folder, `${id}.json`), 'utf8');
    return { id, mail: JSON.parse(content) as KeptMail };
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

async function listNames(folder: string): Promise<string[]> {
  try {
    const names = await readdir(folder);
    return names
      .filter((name) => nameOfFile.test(name))
      .sort()
      .reverse();
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';
