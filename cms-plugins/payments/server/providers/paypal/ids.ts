import { shapesIn, textOrNull, type Shape } from '../reading';

/** What may stand in an address of PayPal: upper-case letters and digits (docs/api/orders/v2, pattern of `id`). */
export const isId = (value: string): boolean => /^[A-Z0-9]{6,36}$/.test(value);

/** The id at the end of a link of an object to what it belongs to, as `up` of a refund to its capture. */
export function linkedId(from: Shape, rel: string, kind: 'captures' | 'orders'): string | null {
  const link = shapesIn(from, 'links').find((one) => one['rel'] === rel);
  const [, found, id] =
    /\/(captures|orders)\/([A-Z0-9]{6,36})(?:[/?]|$)/.exec((link && textOrNull(link, 'href')) ?? '') ?? [];
  return found === kind ? (id ?? null) : null;
}
