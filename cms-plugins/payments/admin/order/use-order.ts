import { ordersPath, type OrderDetail } from '@lanternway/contracts/finance';
import { isFetchError, useFetchClient, useNotification } from '@strapi/strapi/admin';
import { useState } from 'react';
import { faultsOf, sentenceOf } from '../asking/sentence-of';
import { useLoaded } from '../asking/use-loaded';

export type Changed =
  | { kind: 'done' }
  | {
      kind: 'refused';
      sentence: string;
      /** The fields to blame, by name; empty where it is none of them. */
      faults: Record<string, string>;
    };

/** Asks for a change by the last part of its path; the server's sentence is shown, and what came of it answered. */
export type Change = (what: string, body: object) => Promise<Changed>;

interface Answer {
  message: string;
  order?: OrderDetail;
  isAnswered?: boolean;
}

/** One order, and changing it. Where somebody else was quicker, theirs is shown and what was typed here stays. */
export function useOrder(id: string) {
  const path = `${ordersPath}/${id}`;
  const { loaded, reload, accept } = useLoaded<OrderDetail>(path);
  const { post } = useFetchClient();
  const { toggleNotification } = useNotification();
  const [isBusy, setIsBusy] = useState(false);

  const change: Change = async (what, body) => {
    setIsBusy(true);
    try {
      const { data } = await post<Answer>(`${path}/${what}`, body);
      if (data.order === undefined) reload();
      else accept(data.order);
      toggleNotification({
        type: data.isAnswered === false ? 'warning' : 'success',
        message: data.message,
      });
      return { kind: 'done' };
    } catch (error) {
      const isStale = isFetchError(error) && error.status === 409;
      const sentence = sentenceOf(error);
      toggleNotification({ type: isStale ? 'warning' : 'danger', message: sentence });
      if (isStale) reload();
      return { kind: 'refused', sentence, faults: faultsOf(error) };
    } finally {
      setIsBusy(false);
    }
  };

  return { loaded, reload, change, isBusy };
}
