import { ProviderError, type OnUnread, type ProviderFault, type RefundSnapshot } from './provider';

/** Faults behind which a refund may have been made all the same, now or by an earlier try with its key. */
const mayBeMade: readonly ProviderFault[] = ['unknown', 'busy', 'already_done', 'invalid'];

/** Ours is looked for by its key: what has none that can be read is another, or counts as not found. */
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
