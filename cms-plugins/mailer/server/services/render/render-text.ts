import type { Brand, MailBlock, MailContent } from '@lanternway/server-kit/platform';
import type { Setting } from './render';
import { siteAddress } from './site-address';

/** The plain form of a mail, with the same facts as the other one. */
export function renderText({ heading, blocks }: MailContent, { brand, publicUrl, year }: Setting): string {
  const parts = [heading, ...blocks.map((block) => blockText(block, publicUrl)), signature(brand, year)];
  return `${parts.join('\n\n')}\n`;
}

function blockText(block: MailBlock, publicUrl: string): string {
  switch (block.kind) {
    case 'text':
    case 'note':
      return block.text;
    case 'code':
      return block.code;
    case 'facts':
      return block.rows.map(([label, value]) => `${label}: ${value}`).join('\n');
    case 'button':
      return `${block.label}: ${siteAddress(publicUrl, block.path)}`;
  }
}

/** A line with two dashes and a space marks a signature, which mail programs show as one. */
function signature({ name, tagline, email, phone }: Brand, year: number): string {
  const ways = [
    ...(email === null ? [] : [`write to ${email}`]),
    ...(phone === null ? [] : [`call ${phone}`]),
  ];
  const questions = ways.join(' or ');
  const lines = [
    '-- ',
    ...(questions === '' ? [] : [`Questions? ${questions.charAt(0).toUpperCase()}${questions.slice(1)}.`]),
    tagline === null ? name : `${name}. ${tagline}`,
    `© ${String(year)} ${name}`,
  ];
  return lines.join('\n');
}
