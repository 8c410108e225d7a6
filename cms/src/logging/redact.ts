/*
 * More people read a log than may read what parents write. Our own lines name nobody. But an error of a library may quote
 * what it was given, so every line goes through here.
 */

const replacements: readonly (readonly [RegExp, string])[] = [
  // A password in an address, as in postgresql://user:password@host.
  [/\/\/[^\s/@]+@/g, '//[login]@'],
  // Bounded, so that a long line cannot keep the process busy.
  [
    /[\p{L}\p{N}._%+-]{1,64}(?:@|%40)[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){0,8}\.\p{L}{2,63}/gu,
    '[email]',
  ],
  [/\beyJ[\w-]{8,}\.[\w-]+(?:\.[\w-]+)?/g, '[token]'],
  // What opens a class without a login, as the mails' links carry it.
  [/[\w-]{1,64}\.(?:manage|join|feed|unsubscribe)\.[\w-]{16,64}/g, '[token]'],
  [/\b(Bearer|Basic) [\w.~+/=-]+/gi, '$1 [token]'],
  [/([?&#](?:t|token|code|key|password|secret)=)[^\s&"']+/gi, '$1[hidden]'],
  [/\+\d[\d ()-]{6,}\d/g, '[phone]'],
];

/** The text without what names or lets in a person: e-mail addresses, phone numbers, tokens, passwords. */
export const redact = (text: string): string =>
  replacements.reduce((left, [pattern, replacement]) => left.replace(pattern, replacement), text);
