import type { OrderDetail } from '@lanternway/contracts/payments/staff';
import { readOrder } from '@lanternway/contracts/payments/staff-calls';
import { readCall, type StaffCall } from '@lanternway/contracts/wire/staff-endpoint';
import { useChange, type Changed } from '@lanternway/desk/asking/use-change';
import { useLoaded } from '@lanternway/desk/asking/use-loaded';

interface Reply {
  message: string;
  order?: OrderDetail;
  isAnswered?: boolean;
}

/** Sends a change of the order, shows the server's message and returns the result. */
export type Change = (call: StaffCall<Reply>) => Promise<Changed>;

/** One order, and its changes. If somebody else was faster, their version is shown and the text typed here stays. */
export function useOrder(id: string) {
  const { loaded, reload, accept } = useLoaded(readCall(readOrder, { id }));
  const { send, isBusy } = useChange(reload);

  const change: Change = (call) =>
    send(call, ({ message, order, isAnswered }) => {
      if (order === undefined) reload();
      else accept(order);
      return { type: isAnswered === false ? 'warning' : 'success', message };
    });

  return { loaded, reload, change, isBusy };
}
