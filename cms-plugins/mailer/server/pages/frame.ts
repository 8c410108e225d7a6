import { createHash } from 'node:crypto';
import { escapeHtml } from '../escape-html';
import { style } from './style';

/** A page of the demonstration's outbox. `body` is HTML. */
export function framePage(title: string, body: string): string {
  return [
    '<!doctype html>',
    '<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
    `<meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><style>${style}</style></head>`,
    '<body><header><p><img src="/mail/mark.png" width="28" height="30" alt="">',
    '<span>Outbox of this demonstration</span></p></header>',
    `<main>${body}</main></body></html>`,
  ].join('\n');
}

const styleHash = createHash('sha256').update(style).digest('base64');

/** No script, one style sheet, and no frames but our own mails. */
export const framePolicy = [
  "default-src 'none'",
  `style-src 'sha256-${styleHash}'`,
  "img-src 'self'",
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** A mail runs in a box of its own; its links open outside. */
export const mailPolicy = (publicUrl: string): string =>
  [
    'sandbox allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation',
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    `img-src 'self' ${publicUrl}`,
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join('; ');

/** A mail's own HTML, with its links leading out of the frame it is shown in. */
export const unframe = (html: string): string => html.replace('<head>', '<head><base target="_top">');
