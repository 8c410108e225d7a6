import { readdirSync } from 'node:fs';
import path from 'node:path';
import { until } from '../mailer/mails';
import type { Cms, TestHome } from '../start-cms';

export const uids = [
  'plugin::enquiries.free-class-request',
  'plugin::enquiries.contact-message',
  'plugin::enquiries.career-application',
] as const;

/** How many enquiries of each kind there are. */
export async function countEnquiries({ strapi }: Cms): Promise<Record<string, number>> {
  const counts = uids.map(async (uid) => [uid, await strapi.db.query(uid).count()] as const);
  return Object.fromEntries(await Promise.all(counts));
}

/**
 * The paths of all files that the server has written, except its database and its outbox. The machine's temporary
 * folder is included, see `ownTemporaryFolder`.
 */
export function filesOf({ folder }: TestHome): string[] {
  const found = readdirSync(folder, { recursive: true, withFileTypes: true });
  return found
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .filter((file) => !/^(cms\.db|outbox\/|private\/resumes\/installation-id$)/.test(file))
    .sort();
}

/** Other programs write to the machine's temporary folder, so a test that reads it needs one of its own. */
export const ownTemporaryFolder = ({ folder }: TestHome): { TMPDIR: string } => ({
  TMPDIR: path.join(folder, 'temporary'),
});

/** Runs something that must leave neither an enquiry nor a file behind, even if files are removed a little later. */
export async function expectNothingKept<T>(cms: Cms, home: TestHome, act: () => Promise<T>): Promise<T> {
  const [rows, files] = [await countEnquiries(cms), filesOf(home)];
  const result = await act();
  // If it does not happen, the comparison names the file.
  await until(() => Promise.resolve(filesOf(home).length === files.length ? true : undefined)).catch(
    () => undefined,
  );
  expect(filesOf(home)).toEqual(files);
  expect(await countEnquiries(cms)).toEqual(rows);
  return result;
}
