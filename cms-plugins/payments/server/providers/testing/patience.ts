import type { RetryPolicy } from '../retry-policy';
import { ProviderError } from '../provider';
import type { Answer } from './answering-server';

/** More patient than the product, as a busy machine is slow to answer; only the waits between two tries are short. */
export const patient: RetryPolicy = { tryMs: 15_000, totalMs: 30_000, tries: 3, firstWaitMs: 5 };

/** For a provider that leaves a call without an answer. */
export const impatient: RetryPolicy = { ...patient, tryMs: 1_000 };

export const policyFor = (answer: Answer): RetryPolicy => (answer === 'silence' ? impatient : patient);

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
