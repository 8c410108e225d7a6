import { readText, type Entry } from '../../content-rules/entry';

/** The day a post is first published, filled once. A date set by staff wins; if emptied, it is filled again. */
export function keepFirstPublishedOn(
  data: Entry,
  stored: Entry,
  isPublishing: boolean,
  today: string,
): Entry {
  const kept = readText(stored, 'firstPublishedOn');
  const date = readText(data, 'firstPublishedOn') || kept || (isPublishing ? today : '');
  const isSettled = 'firstPublishedOn' in data ? date === '' : date === kept;
  return isSettled ? data : { ...data, firstPublishedOn: date };
}
