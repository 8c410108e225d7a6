import type { EnquiryKind } from '@lanternway/contracts/enquiries/site';
import { readItem } from '@lanternway/contracts/enquiries/staff-calls';
import type { EnquiryDetail } from '@lanternway/contracts/enquiries/staff-item';
import { readCall, writeCall, type StaffEndpoint } from '@lanternway/contracts/wire/staff-endpoint';
import { useChange, type Changed } from '@lanternway/desk/asking/use-change';
import { useLoaded } from '@lanternway/desk/asking/use-loaded';

/** Sends a change, shows the result as a notification and returns it. */
export type Change = <Request extends object>(
  endpoint: StaffEndpoint<`/enquiries/items/:kind/:id/${string}`, Request, EnquiryDetail>,
  body: Request,
  done: string,
) => Promise<Changed>;

/** One enquiry, and its changes. If somebody else was faster, their version is shown and the text typed here stays. */
export function useItem(kind: EnquiryKind, id: string) {
  const { loaded, reload, accept } = useLoaded(readCall(readItem, { kind, id }));
  const { send, isBusy } = useChange(reload);

  const change: Change = (endpoint, body, done) =>
    send(writeCall(endpoint, { kind, id }, body), (item) => {
      accept(item);
      return { type: 'success', message: done };
    });

  return { loaded, reload, change, isBusy };
}
