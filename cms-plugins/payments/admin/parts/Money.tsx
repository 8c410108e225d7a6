import { formatAmount } from '../format';

/** An amount, never broken over two lines. */
export function Money({ minor, currency }: { minor: number; currency: string }) {
  return <span style={{ whiteSpace: 'nowrap' }}>{formatAmount(minor, currency)}</span>;
}
