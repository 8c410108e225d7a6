import { wholeAt, WrongShape, type Shape } from '../reading';

/** Razorpay counts in minor units, as we do (docs/api/orders). Anything but a whole number of them is no amount. */
export function amountAt(from: Shape, name: string): number {
  const amount = wholeAt(from, name);
  if (amount < 0) throw new WrongShape(name);
  return amount;
}

/** Unix seconds. */
export function timeAt(from: Shape, name: string): string {
  const time = new Date(amountAt(from, name) * 1000);
  if (Number.isNaN(time.getTime())) throw new WrongShape(name);
  return time.toISOString();
}
