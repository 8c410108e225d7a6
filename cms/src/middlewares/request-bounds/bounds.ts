import type { IncomingHttpHeaders } from 'node:http';

/*
 * Limits that no real request reaches. Our longest addresses are those of files with names in other scripts, 255 bytes
 * or 765 characters as they are written in an address. The admin's are the deepest, with eight parts. The longest
 * queries are all filters of the admissions desk at once, in other scripts (8,211 characters), lists of a hundred chosen
 * entries (5,000) and links of campaigns and previews (1,500).
 */
export const longestPath = 2048;
const mostParts = 32;
const longestQuery = 9216;
const mostParameters = 250;

/** A cookie or a token. Browsers keep cookies of 4,096 characters. */
const longestHeader = 8192;
/** Headers with lists are parsed in ways whose time may grow with the square of their length. */
const longestList = 1024;

const lists = [
  'accept',
  'accept-charset',
  'accept-encoding',
  'accept-language',
  'content-disposition',
  'content-type',
  'forwarded',
  'host',
  'if-match',
  'if-modified-since',
  'if-none-match',
  'if-range',
  'origin',
  'range',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
];

interface Asked {
  /** As they were sent. */
  path: string;
  querystring: string;
  headers: IncomingHttpHeaders;
}

/** The status and sentence for a request that is larger than any real one; null if it is not. */
export function findExcess({
  path,
  querystring,
  headers,
}: Asked): { status: number; message: string } | null {
  if (path.length > longestPath || partsOf(path) > mostParts) return tooLong;
  if (querystring.length > longestQuery || countOf(querystring, '&') >= mostParameters) return tooLong;
  const isLarge = Object.entries(headers).some(([name, value]) => lengthOf(value) > longestOf(name));
  return isLarge ? tooLarge : null;
}

const tooLong = { status: 414, message: 'The address is too long.' };
const tooLarge = { status: 431, message: 'A header of the request is too large.' };

const longestOf = (name: string): number => (lists.includes(name) ? longestList : longestHeader);

const lengthOf = (value: string | string[] | undefined): number =>
  Array.isArray(value) ? value.reduce((sum, { length }) => sum + length, 0) : (value?.length ?? 0);

/** Counts the decoded path: a slash may be written as `%2f`. */
const partsOf = (path: string): number => path.split(/\/|%2f/i).length - 1;

const countOf = (text: string, sign: string): number => text.split(sign).length - 1;
