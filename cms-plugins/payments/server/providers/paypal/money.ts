import { shapeAt, textAt, WrongShape, type Shape } from '../reading';

/** An amount as PayPal writes it: minor units with a point put in, and never a floating number on the way. */
export function toValue(minor: number): string {
  if (!Number.isSafeInteger(minor) || minor <= 0)
    throw new RangeError('An amount is a whole number above 0.');
  const digits = String(minor).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

export function toMinor(value: string): number {
  const [, sign, whole, part = ''] = /^(-?)(\d{1,12})(?:\.(\d{1,2}))?$/.exec(value) ?? [];
  if (whole === undefined) throw new WrongShape('value');
  const minor = Number(`${whole}${part.padEnd(2, '0')}`);
  return sign === '-' && minor > 0 ? -minor : minor;
}

export interface Amount {
  amountMinor: number;
  currency: string;
}

/** PayPal may write money that was taken back with a minus. It is dropped here: other fields tell the direction. */
export function amountAt(from: Shape, name: string): Amount {
  const amount = shapeAt(from, name);
  return {
    amountMinor: Math.abs(toMinor(textAt(amount, 'value'))),
    currency: textAt(amount, 'currency_code'),
  };
}

/** PayPal writes times as ISO 8601. */
export function timeAt(from: Shape, ...names: string[]): string {
  const times = names.map((name) => from[name]).filter((time) => typeof time === 'string');
  const at = times.map((time) => Date.parse(time)).find((time) => !Number.isNaN(time));
  if (at === undefined) throw new WrongShape(names.join(' or '));
  return new Date(at).toISOString();
}
