import type { Provider } from '@lanternway/contracts/payments/orders';
import type { ProviderFault } from './provider';

/** One call to a provider, as the log tells it (product rule D15): ids and words of faults, nobody's data. */
export interface CallLine {
  provider: Provider;
  /** 'create order', 'refund'. */
  call: string;
  /** Our reference, or the provider's id of what it was about. */
  ref: string | null;
  fault: ProviderFault | null;
  code: string | null;
  httpStatus: number | null;
  /** How often it was tried. */
  tries: number;
  ms: number;
}

export type CallLog = (line: CallLine) => void;
