import { isRecord } from '@lanternway/contracts/wire/is-record';

/**
 * The values of the content manager's form as it sends them: a related entry in a form has a part `apiData`, which stands for
 * it. Strapi does not export its own function for it.
 */
export function toSend(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toSend);
  if (!isRecord(value)) return value;
  if ('apiData' in value) return value['apiData'];
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, toSend(part)]));
}
