/** What staff call a source, and under which names it is told: in `utm_source`, or as the host that linked to us. */
export type SourceNames = readonly { name: string; told: readonly string[] }[];

/** Where nothing was told. It is never hidden. */
export const unknownSource = 'direct / unknown';

export const usualSourceNames: SourceNames = [
  { name: 'Google', told: ['google', 'google.*'] },
  { name: 'Instagram', told: ['ig', 'instagram', 'instagram.com', 'l.instagram.com'] },
  {
    name: 'Facebook',
    told: ['fb', 'facebook', 'facebook.com', 'm.facebook.com', 'l.facebook.com', 'lm.facebook.com'],
  },
  { name: 'YouTube', told: ['youtube', 'youtube.com', 'm.youtube.com', 'youtu.be'] },
  { name: 'WhatsApp', told: ['wa', 'whatsapp', 'wa.me', 'web.whatsapp.com', 'api.whatsapp.com'] },
  { name: 'Bing', told: ['bing', 'bing.com'] },
];

/** One name for all spellings of a source. What the table does not know keeps the spelling of the link. */
export function nameSource(told: string | null, names: SourceNames): string {
  if (told === null) return unknownSource;
  const sent = told
    .trim()
    .toLowerCase()
    .replace(/^www\./, '');
  if (sent === '') return unknownSource;
  return names.find((each) => each.told.some((one) => isSame(sent, one)))?.name ?? sent;
}

/** `google.*` is google.com, google.co.in and the like. */
const isSame = (sent: string, told: string): boolean =>
  told.endsWith('.*') ? sent.startsWith(told.slice(0, -1)) : sent === told;
