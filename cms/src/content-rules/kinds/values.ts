import { isEntry } from '../entry';

/**
 * Control characters other than tab and line ends: PostgreSQL refuses NUL with an error of its own, and the others are
 * never intended. Searches all texts in the value, including rich text.
 */
export function hasControlCharacters(value: unknown): boolean {
  if (typeof value === 'string') return /(?![\t\n\r])\p{Cc}/u.test(value);
  if (Array.isArray(value)) return value.some(hasControlCharacters);
  return isEntry(value) && Object.values(value).some(hasControlCharacters);
}

interface Limits {
  min: number | undefined;
  max: number | undefined;
}

/** The sentence about a number that does not fit, or null if it fits. */
export function numberSentence(value: unknown, label: string, { min, max }: Limits): string | null {
  if (typeof value !== 'number' || !Number.isInteger(value)) return `${label} must be a whole number.`;
  const isTooLow = min !== undefined && value < min;
  const isTooHigh = max !== undefined && value > max;
  if (!isTooLow && !isTooHigh) return null;
  if (min !== undefined && max !== undefined) return `${label} must be between ${min} and ${max}.`;
  return isTooLow ? `${label} must be at least ${min}.` : `${label} must be at most ${max}.`;
}

/** Every address a rich text links to, in reading order. */
export function textLinksOf(blocks: unknown): string[] {
  if (Array.isArray(blocks)) return blocks.flatMap(textLinksOf);
  if (!isEntry(blocks)) return [];
  const own = blocks['type'] === 'link' && typeof blocks['url'] === 'string' ? [blocks['url']] : [];
  return [...own, ...textLinksOf(blocks['children'])];
}

/** Whether a rich text has a picture without an alternative text. */
export function hasUndescribedImage(blocks: unknown): boolean {
  if (Array.isArray(blocks)) return blocks.some(hasUndescribedImage);
  if (!isEntry(blocks)) return false;
  if (blocks['type'] !== 'image') return hasUndescribedImage(blocks['children']);
  const text = isEntry(blocks['image']) ? blocks['image']['alternativeText'] : '';
  return typeof text !== 'string' || text.trim() === '';
}
