import type { RetryPolicy } from '../retry-policy';
import { ProviderError } from '../provider';

/** As patient as the product, in less time. */
export const quick: RetryPolicy = { tryMs: 250, totalMs: 2_000, tries: 3, firstWaitMs: 5 };

/** The fault that a call ended with. */
export async function faultOf(call: Promise<unknown>): Promise<ProviderError> {
  try {
    await call;
  } catch (error) {
    if (error instanceof ProviderError) return error;
    throw error;
  }
  throw new Error('The call did what it should not have done.');
}
