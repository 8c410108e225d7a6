import { ProviderError, type OnUnread, type ProviderFault, type RefundSnapshot } from './provider';

/** After these faults the refund may exist all the same, made now or by an earlier try with its key. */
const mayBeMade: readonly ProviderFault[] = ['unknown', 'busy', 'already_done', 'invalid'];

/** Skips refunds that cannot be read. We look for ours by its key; if its key cannot be read, it counts as not found. */
export const passOver: OnUnread = () => undefined;

/** Sends a refund. Where that failed, the provider's own list says whether it was made. */
export async function refundMade(
  send: () => Promise<RefundSnapshot>,
  list: () => Promise<RefundSnapshot[]>,
  requestKey: string,
): Promise<RefundSnapshot> {
  try {
    return await send();
  } catch (error) {
    if (!(error instanceof ProviderError) || !mayBeMade.includes(error.fault)) throw error;
    const refunds = await list().catch(() => []);
    const made = refunds.find((refund) => refund.requestKey === requestKey);
    if (made === undefined) throw error;
    return made;
  }
}
