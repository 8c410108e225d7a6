import { ordersPath, type OrderDetail } from '@lanternway/contracts/payments/staff';
import { useChange, type Changed } from '@lanternway/desk/asking/use-change';
import { useLoaded } from '@lanternway/desk/asking/use-loaded';

/** Sends a change by the last part of its path, shows the server's message and returns the result. */
export type Change = (what: string, body: object) => Promise<Changed>;

interface Answer {
  message: string;
  order?: OrderDetail;
  isAnswered?: boolean;
}

/** One order, and its changes. If somebody else was faster, their version is shown and the text typed here stays. */
export function useOrder(id: string) {
  const path = `${ordersPath}/${id}`;
  const { loaded, reload, accept } = useLoaded<OrderDetail>(path);
  const { send, isBusy } = useChange(reload);

  const change: Change = (what, body) =>
    send<Answer>(`${path}/${what}`, body, ({ message, order, isAnswered }) => {
      if (order === undefined) reload();
      else accept(order);
      return { type: isAnswered === false ? 'warning' : 'success', message };
    });

  return { loaded, reload, change, isBusy };
}
