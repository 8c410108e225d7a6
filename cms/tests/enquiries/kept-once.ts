import { readFileSync } from 'node:fs';
import path from 'node:path';
import { until } from '../mailer/mails';
import type { Cms, TestHome } from '../start-cms';
import { filesOf } from './refusals';
import { doubled, mailsToSenders, storedEnquiries, type Filling } from './submitting';

/** Waits until every stored enquiry has its mail, and checks that none has two. */
export async function expectOneMailEach(cms: Cms): Promise<void> {
  const stored = await storedEnquiries(cms);
  const mails = await until(async () => {
    const found = await mailsToSenders(cms);
    return found.length >= stored.length ? found : undefined;
  });
  expect(mails.map(({ recipient }) => recipient).sort()).toEqual(stored.map(({ email }) => email).sort());
  expect(doubled(mails.map(({ key }) => key))).toEqual([]);
}

/** Checks that every enquiry is stored once, with its resume. */
export async function expectStoredOnce(cms: Cms, home: TestHome, sent: readonly Filling[]): Promise<void> {
  const stored = await storedEnquiries(cms);
  expect(stored.map(({ email }) => email).sort()).toEqual(sent.map(({ email }) => email).sort());
  const files = filesOf(home);
  for (const { email, resume } of sent) {
    if (resume === null) continue;
    const key = stored.find((row) => row.email === email)?.resumeKey ?? 'none';
    const file = files.find((name) => name.includes(path.basename(key))) ?? 'none';
    expect([email, readFileSync(path.join(home.folder, file)).equals(resume)]).toEqual([email, true]);
  }
}
