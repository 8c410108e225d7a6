const inItsPlace = '(erased)';

/** Takes an e-mail address out of a text that somebody else wrote, however it is written there. The rest of it stays. */
export const eraseAddress = (text: string, email: string): string =>
  text.replace(new RegExp(email.replace(/[$()*+./?[\\\]^{|}]/g, '\\$&'), 'giu'), inItsPlace);

/** The same for what a column holds: a text, JSON, or nothing. */
export function eraseAddressIn<Value>(value: Value, email: string): Value {
  if (value === null || value === undefined) return value;
  if (typeof value === 'string') return eraseAddress(value, email) as Value;
  return JSON.parse(eraseAddress(JSON.stringify(value), email)) as Value;
}
