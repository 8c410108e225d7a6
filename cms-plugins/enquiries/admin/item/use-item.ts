import { itemPath, type EnquiryDetail } from '@lanternway/contracts/enquiries/staff-item';
import type { EnquiryKind } from '@lanternway/contracts/enquiries/site';
import { useChange, type Changed } from '@lanternway/desk/asking/use-change';
import { useLoaded } from '@lanternway/desk/asking/use-loaded';

/** The last part of the change's path. */
type What =
  'status' | 'owner' | 'next-step' | 'notes' | 'suspect' | 'merge' | 'unmerge' | 'class' | 'class/cancel';

/** Sends a change, shows the result as a notification and returns it. */
export type Change = (what: What, body: object, done: string) => Promise<Changed>;

/** One enquiry, and its changes. If somebody else was faster, their version is shown and the text typed here stays. */
export function useItem(kind: EnquiryKind, id: string) {
  const path = itemPath(kind, id);
  const { loaded, reload, accept } = useLoaded<EnquiryDetail>(path);
  const { send, isBusy } = useChange(reload);

  const change: Change = (what, body, done) =>
    send<EnquiryDetail>(`${path}/${what}`, body, (item) => {
      accept(item);
      return { type: 'success', message: done };
    });

  return { loaded, reload, change, isBusy };
}
