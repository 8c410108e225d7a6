import { expect, type APIRequestContext } from 'playwright/test';
import { siteUrl } from '../env';

/** A mail as the demonstration's outbox returns it. */
interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  at: string;
  attachments: { filename: string; contentType: string; base64: string }[];
}

/** Those of the last two hundred mails that are still kept, the newest first. */
export const listMails = async (request: APIRequestContext): Promise<Mail[]> =>
  (await (await request.get(`${siteUrl}/_outbox.json`)).json()) as Mail[];

/** The newest mail to an address with the wanted subject and text, as soon as it is there. */
export async function readMail(
  request: APIRequestContext,
  to: string,
  subject: RegExp,
  text = /./,
): Promise<Mail> {
  let found: Mail | undefined;
  await expect(async () => {
    found = (await listMails(request)).find(
      (mail) => mail.to === to && subject.test(mail.subject) && text.test(mail.text),
    );
    expect(found, `a mail to ${to} about ${String(subject)}`).toBeDefined();
  }).toPass({ timeout: 30_000 });
  return found as Mail;
}

/** The six digits at the start of the subject. */
export async function readCode(
  request: APIRequestContext,
  to: string,
  about = /^\d{6} /,
  text = /./,
): Promise<string> {
  const { subject } = await readMail(request, to, about, text);
  return subject.slice(0, 6);
}
