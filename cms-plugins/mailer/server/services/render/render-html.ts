/**
 * The HTML of a mail. Mail programs know little: tables, inline styles, no web fonts, no SVG, one width. The colours are
 * those of the site settings.
 */
import { paletteOf, type Palette } from '@lanternway/contracts/brand/colours';
import type { Brand, MailBlock, MailContent } from '@lanternway/server-kit/platform';
import { escapeHtml } from '../../escape-html';
import type { Mark } from './mark';
import { markPath } from '../../mark-path';
import { oneLine } from './one-line';
import type { Setting } from './render';
import { siteAddress } from './site-address';

const serif = "font-family:Georgia,'Times New Roman',serif";
const sans = "font-family:'Helvetica Neue',Helvetica,Arial,sans-serif";
const table = '<table role="presentation" cellpadding="0" cellspacing="0" border="0"';

export function renderHtml(content: MailContent, { brand, publicUrl, year }: Setting): string {
  const { subject, preheader, heading, blocks } = content;
  const colour = paletteOf(brand.colours);
  const rows = [
    head(brand, colour, publicUrl),
    ...colour.stripes.map(
      (stripe) =>
        `<tr><td bgcolor="${stripe}" height="5" style="height:5px;line-height:5px;font-size:0">&nbsp;</td></tr>`,
    ),
    `<tr><td style="padding:36px 7% 40px;${sans};font-size:17px;line-height:1.6;color:${colour.ink}">`,
    `<h1 style="margin:0 0 12px;${serif};font-size:30px;line-height:1.2;font-weight:700;color:${colour.head};letter-spacing:-.4px">${escapeHtml(heading)}</h1>`,
    ...blocks.map((block) => blockHtml(block, colour, publicUrl)),
    '</td></tr>',
    foot(brand, colour, year),
  ];
  return [
    '<!doctype html>',
    '<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light">',
    `<title>${escapeHtml(oneLine(subject))}</title></head>`,
    `<body style="margin:0;padding:0;background:${colour.tint}">`,
    `<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preheader)}</div>`,
    `${table} width="100%" bgcolor="${colour.tint}"><tr><td align="center" style="padding:32px 16px">`,
    `${table} width="600" style="width:100%;max-width:600px;background:${colour.white}">`,
    ...rows,
    '</table></td></tr></table></body></html>',
  ].join('\n');
}

/** Of the mark. Its address names its version, because mail programs keep what they once loaded. */
const markHeight = 38;

function head({ name, mark }: Brand, colour: Palette, publicUrl: string): string {
  const words = `${serif};font-size:24px;font-weight:700;color:${colour.white};letter-spacing:-.3px`;
  const cells =
    mark === null
      ? `<td style="${words}">${escapeHtml(name)}</td>`
      : `<td>${picture(mark, publicUrl)}</td><td style="padding-left:12px;${words}">${escapeHtml(name)}</td>`;
  return `<tr><td bgcolor="${colour.head}" style="padding:24px 7%">${table}><tr>${cells}</tr></table></td></tr>`;
}

function picture({ width, height, version }: Mark, publicUrl: string): string {
  const address = escapeHtml(`${publicUrl}${markPath}?v=${encodeURIComponent(version)}`);
  const shownWidth = String(Math.round((width * markHeight) / height));
  return `<img src="${address}" width="${shownWidth}" height="${String(markHeight)}" alt="" style="display:block">`;
}

function blockHtml(block: MailBlock, colour: Palette, publicUrl: string): string {
  switch (block.kind) {
    case 'text':
      return `<p style="margin:0 0 20px">${paragraph(block.text)}</p>`;
    case 'note':
      return `<p style="margin:24px 0 0;font-size:15px;color:${colour.quiet}">${paragraph(block.text)}</p>`;
    case 'code':
      return `${table} width="100%" style="margin:4px 0 24px"><tr><td align="center" bgcolor="${colour.note}" style="padding:22px;border-radius:10px;${sans};font-size:38px;font-weight:800;letter-spacing:8px;color:${colour.noteInk}">${escapeHtml(block.code)}</td></tr></table>`;
    case 'facts':
      return `${table} width="100%" style="border-top:2px dashed ${colour.fold};margin:8px 0 28px">${block.rows.map((row) => fact(row, colour)).join('')}</table>`;
    case 'button':
      return `${table}><tr><td bgcolor="${colour.button}" style="border-radius:10px;border-bottom:3px solid ${colour.buttonEdge}"><a href="${escapeHtml(siteAddress(publicUrl, block.path))}" style="display:inline-block;padding:14px 28px 12px;${sans};font-size:17px;font-weight:700;color:${colour.white};text-decoration:none">${escapeHtml(block.label)}</a></td></tr></table>`;
  }
}

function fact([label, value]: readonly [string, string], colour: Palette): string {
  const cell = `padding:11px 0;border-bottom:1px solid ${colour.line};${sans};font-size:16px`;
  return `<tr><td style="${cell};color:${colour.quiet}">${escapeHtml(label)}</td><td align="right" style="${cell};padding-left:16px;color:${colour.ink};word-break:break-word">${escapeHtml(value)}</td></tr>`;
}

const paragraph = (text: string) => escapeHtml(text).replace(/\r?\n/g, '<br>');

function foot({ name, tagline, email, phone }: Brand, colour: Palette, year: number): string {
  const link = (address: string) =>
    `<a href="mailto:${escapeHtml(address)}" style="color:${colour.link}">${escapeHtml(address)}</a>`;
  const ways = [
    ...(email === null ? [] : [`write to ${link(email)}`]),
    ...(phone === null ? [] : [`call ${escapeHtml(phone)}`]),
  ].join(' or ');
  const lines = [
    ...(ways === '' ? [] : [`Questions? ${ways.charAt(0).toUpperCase()}${ways.slice(1)}.`]),
    escapeHtml(tagline === null ? name : `${name}. ${tagline}`),
    escapeHtml(`© ${String(year)} ${name}`),
  ];
  const style = `padding:24px 7% 8px;${sans};font-size:14px;line-height:1.6;color:${colour.quiet}`;
  return `<tr><td bgcolor="${colour.tint}" style="${style}">${lines.join('<br>')}</td></tr>`;
}
