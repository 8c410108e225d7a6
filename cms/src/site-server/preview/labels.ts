import { escapeText } from '../escape-text';

/** A small page for when there is no preview to show. */
export interface Words {
  status: number;
  title: string;
  sentence: string;
  /** Seconds until the page reloads itself. */
  asksAgainAfterS?: number;
}

const again = 'Open the entry in the admin and choose "Preview the draft" again to get a new link.';

export const wrongLink: Words = {
  status: 403,
  title: 'This is not a link of a preview',
  sentence: `It is not whole, or it was changed. ${again}`,
};

export const endedLink: Words = {
  status: 410,
  title: 'This link has ended',
  sentence: `Links to previews end after ten minutes. ${again}`,
};

export const preparing: Words = {
  status: 200,
  title: 'The preview is being prepared',
  sentence: 'The first one takes a little longer. It comes by itself.',
  asksAgainAfterS: 1,
};

export const cannotPreview = (sentence: string): Words => ({
  status: 200,
  title: 'There is no preview to show',
  sentence,
});

export function wordsPage({ title, sentence, asksAgainAfterS }: Words): string {
  const refresh =
    asksAgainAfterS === undefined ? '' : `<meta http-equiv="refresh" content="${String(asksAgainAfterS)}">`;
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<meta name="robots" content="noindex, nofollow">${refresh}`,
    `<title>${escapeText(title)}</title></head>`,
    // Styles in attributes, because the site's content policy allows them without a hash.
    '<body style="margin:0;background:#fffdf9;color:#12303a;font:1.0625rem/1.6 system-ui,sans-serif">',
    '<main style="max-width:34rem;margin:0 auto;padding:12vh 1.5rem">',
    `<h1 style="font-size:1.75rem;line-height:1.25">${escapeText(title)}</h1>`,
    `<p role="status">${escapeText(sentence)}</p></main></body></html>`,
  ].join('');
}
