/**
 * The HTML of a mail. Mail programs know little: tables, inline styles, no web fonts, no SVG, one width. The colours are
 * those of the site.
 */
import type { MailBlock, MailContent } from '../../outbox';
import type { Brand } from './brand';
import { escapeHtml } from '../../escape-html';
import { oneLine } from './one-line';
import type { Setting } from './render';
import { siteAddress } from './site-address';

const colour = {
  night: '#0A323C',
  bars: ['#14686F', '#2A9091', '#FFB21E'],
  ink: '#12303A',
  slate: '#48626A',
  peacock: '#0B5A63',
  peacockEdge: '#073F46',
  candle: '#FFF2D3',
  tint: '#EFF7F5',
  line: '#CFE0DC',
  fold: '#B9CBC8',
};
const serif = "font-family:Georgia,'Times New Roman',serif";
const sans = "font-family:'Helvetica Neue',Helvetica,Arial,sans-serif";
const table = '<table role="presentation" cellpadding="0" cellspacing="0" border="0"';

export function renderHtml(content: MailContent, { brand, publicUrl, year }: Setting): string {
  const { subject, preheader, heading, blocks } = content;
  const rows = [
    head(brand.name, publicUrl),
    ...colour.bars.map(
      (bar) =>
        `<tr><td bgcolor="${bar}" height="5" style="height:5px;line-height:5px;font-size:0">&nbsp;</td></tr>`,
    ),
    `<tr><td style="padding:36px 7% 40px;${sans};font-size:17px;line-height:1.6;color:${colour.ink}">`,
    `<h1 style="margin:0 0 12px;${serif};font-size:30px;line-height:1.2;font-weight:700;color:${colour.night};letter-spacing:-.4px">${escapeHtml(heading)}</h1>`,
    ...blocks.map((block) => blockHtml(block, publicUrl)),
    '</td></tr>',
    foot(brand, year),
  ];
  return [
    '<!doctype html>',
    '<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light">',
    `<title>${escapeHtml(oneLine(subject))}</title></head>`,
    `<body style="margin:0;padding:0;background:${colour.tint}">`,
    `<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preheader)}</div>`,
    `${table} width="100%" bgcolor="${colour.tint}"><tr><td align="center" style="padding:32px 16px">`,
    `${table} width="600" style="width:100%;max-width:600px;background:#ffffff">`,
    ...rows,
    '</table></td></tr></table></body></html>',
  ].join('\n');
}

function head(name: string, publicUrl: string): string {
  const mark = `<img src="${escapeHtml(publicUrl)}/mail/mark.png" width="35" height="38" alt="" style="display:block">`;
  const words = `padding-left:12px;${serif};font-size:24px;font-weight:700;color:#ffffff;letter-spacing:-.3px`;
  return `<tr><td bgcolor="${colour.night}" style="padding:24px 7%">${table}><tr><td>${mark}</td><td style="${words}">${escapeHtml(name)}</td></tr></table></td></tr>`;
}

function blockHtml(block: MailBlock, publicUrl: string): string {
  switch (block.kind) {
    case 'text':
      return `<p style="margin:0 0 20px">${paragraph(block.text)}</p>`;
    case 'note':
      return `<p style="margin:24px 0 0;font-size:15px;color:${colour.slate}">${paragraph(block.text)}</p>`;
    case 'code':
      return `${table} width="100%" style="margin:4px 0 24px"><tr><td align="center" bgcolor="${colour.candle}" style="padding:22px;border-radius:10px;${sans};font-size:38px;font-weight:800;letter-spacing:8px;color:${colour.night}">${escapeHtml(block.code)}</td></tr></table>`;
    case 'facts':
      return `${table} width="100%" style="border-top:2px dashed ${colour.fold};margin:8px 0 28px">${block.rows.map(fact).join('')}</table>`;
    case 'button':
      return `${table}><tr><td bgcolor="${colour.peacock}" style="border-radius:10px;border-bottom:3px solid ${colour.peacockEdge}"><a href="${escapeHtml(siteAddress(publicUrl, block.path))}" style="display:inline-block;padding:14px 28px 12px;${sans};font-size:17px;font-weight:700;color:#ffffff;text-decoration:none">${escapeHtml(block.label)}</a></td></tr></table>`;
  }
}

function fact([label, value]: readonly [string, string]): string {
  const cell = `padding:11px 0;border-bottom:1px solid ${colour.line};${sans};font-size:16px`;
  return `<tr><td style="${cell};color:${colour.slate}">${escapeHtml(label)}</td><td align="right" style="${cell};padding-left:16px;color:${colour.ink};word-break:break-word">${escapeHtml(value)}</td></tr>`;
}

const paragraph = (text: string) => escapeHtml(text).replace(/\r?\n/g, '<br>');

function foot({ name, tagline, email, phone }: Brand, year: number): string {
  const link = (address: string) =>
    `<a href="mailto:${escapeHtml(address)}" style="color:${colour.peacock}">${escapeHtml(address)}</a>`;
  const ways = [
    ...(email === null ? [] : [`write to ${link(email)}`]),
    ...(phone === null ? [] : [`call ${escapeHtml(phone)}`]),
  ].join(' or ');
  const lines = [
    ...(ways === '' ? [] : [`Questions? ${ways.charAt(0).toUpperCase()}${ways.slice(1)}.`]),
    escapeHtml(tagline === null ? name : `${name}. ${tagline}`),
    escapeHtml(`© ${String(year)} ${name}`),
  ];
  const style = `padding:24px 7% 8px;${sans};font-size:14px;line-height:1.6;color:${colour.slate}`;
  return `<tr><td bgcolor="${colour.tint}" style="${style}">${lines.join('<br>')}</td></tr>`;
}
