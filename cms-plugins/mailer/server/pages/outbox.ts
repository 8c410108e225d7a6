import { escapeHtml } from '../escape-html';
import type { KeptMail, NamedMail } from '../services/staff/shown-outbox';
import { framePage } from './frame';

/** The list of all mails, the newest first. */
export function listPage(mails: readonly NamedMail[]): string {
  const rows = mails.map(
    ({ id, mail }) =>
      `<li><a href="/_outbox/${id}">${subjectOf(mail)}</a><span class="to quiet">to ${escapeHtml(mail.to)}</span><span class="at quiet">${timeOf(mail)}</span></li>`,
  );
  const list =
    rows.length === 0
      ? '<p>There is no mail yet. What the product sends, such as the code to register, will appear here.</p>'
      : `<ul class="mails">${rows.join('\n')}</ul>`;
  return framePage(
    'Outbox',
    `<h1>Mails</h1><p class="quiet">Nothing leaves this machine: every mail is kept here instead, the newest first. <a href="/_outbox">Look again</a></p>${list}`,
  );
}

export function mailPage({ id, mail }: NamedMail): string {
  const facts = [
    ['To', escapeHtml(mail.to)],
    ['Sent', timeOf(mail)],
    ...mail.attachments.map(({ filename }, index) => [
      'Attached',
      `<a href="/_outbox/${id}/attachments/${String(index)}">${escapeHtml(filename)}</a>`,
    ]),
  ].map(([name, value]) => `<dt>${name ?? ''}</dt><dd>${value ?? ''}</dd>`);
  return framePage(
    mail.subject,
    [
      '<p><a href="/_outbox">All mails</a></p>',
      `<h1>${subjectOf(mail)}</h1><dl>${facts.join('')}</dl>`,
      `<iframe src="/_outbox/${id}/html" title="The mail"></iframe>`,
      `<p><a href="/_outbox/${id}/html">The mail alone</a></p>`,
      `<h2>As plain text</h2><pre>${escapeHtml(mail.text)}</pre>`,
    ].join('\n'),
  );
}

export const noMailPage = (): string =>
  framePage('No such mail', '<h1>There is no such mail</h1><p><a href="/_outbox">All mails</a></p>');

const subjectOf = ({ subject }: KeptMail) => (subject === '' ? 'Without a subject' : escapeHtml(subject));

const timeOf = ({ at }: KeptMail) =>
  `<time datetime="${escapeHtml(at)}">${escapeHtml(at.slice(0, 19).replace('T', ' '))} UTC</time>`;
