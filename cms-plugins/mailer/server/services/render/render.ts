import type { Brand, MailBlock, MailContent } from '@lanternway/server-kit/platform';
import { oneLine } from './one-line';
import { renderHtml } from './render-html';
import { renderText } from './render-text';

export interface Rendered {
  subject: string;
  html: string;
  text: string;
}

/** What the words of a mail are set in. */
export interface Setting {
  brand: Brand;
  /** The address of the site, without a slash at its end. */
  publicUrl: string;
  year: number;
}

/** The subject and both forms of a mail, made from the same words. */
export function renderMail(content: MailContent, setting: Setting): Rendered {
  const filled = fillIn(content, setting.brand.name);
  return {
    subject: oneLine(filled.subject),
    html: renderHtml(filled, setting),
    text: renderText(filled, setting),
  };
}

function fillIn({ subject, preheader, heading, blocks }: MailContent, brandName: string): MailContent {
  const fill = (text: string) => text.replaceAll('{brand}', () => brandName);
  return {
    subject: fill(subject),
    preheader: fill(preheader),
    heading: fill(heading),
    blocks: blocks.map((block) => fillBlock(block, fill)),
  };
}

function fillBlock(block: MailBlock, fill: (text: string) => string): MailBlock {
  switch (block.kind) {
    case 'text':
    case 'note':
      return { ...block, text: fill(block.text) };
    case 'button':
      return { ...block, label: fill(block.label) };
    case 'facts':
      return { ...block, rows: block.rows.map(([label, value]) => [fill(label), fill(value)]) };
    case 'code':
      return block;
  }
}
