import type { OrderedList } from '@lanternway/contracts/publishing/order';
import { listOrders, saveOrder } from '@lanternway/contracts/publishing/staff-calls';
import { readCall, writeCall } from '@lanternway/contracts/wire/staff-endpoint';
import { logInAgain, sentenceOf } from '@lanternway/desk/asking/sentence-of';
import { useCall } from '@lanternway/desk/asking/use-call';
import { useDraft } from '@lanternway/desk/drafts/use-kept';
import { isFetchError, useNotification } from '@strapi/strapi/admin';
import { useState } from 'react';
import { arrange, idsOf, isMoved, moveTo, readArrangement } from './arrangement';

/**
 * The order of a list while somebody changes it. It is kept in this tab until it is saved. It is saved for the list
 * that it was made of, so that nobody undoes unseen what somebody else did meanwhile.
 * @param accept takes over all lists as the server has them now
 */
export function useOrder(list: OrderedList, accept: (lists: OrderedList[]) => void) {
  const call = useCall();
  const { toggleNotification } = useNotification();
  const [kept, keep] = useDraft(`publisher.order.${list.uid}`);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const mine = readArrangement(kept);
  const sections = arrange(list, mine?.ids ?? []);

  const keepOrder = (version: string, ids: readonly string[]) => {
    keep(JSON.stringify({ version, ids }));
  };

  async function save(): Promise<void> {
    const documentIds = idsOf(sections);
    setIsBusy(true);
    setRefusal(null);
    try {
      const { message } = await call(
        writeCall(saveOrder, { uid: list.uid }, { version: mine?.version ?? list.version, documentIds }),
      );
      toggleNotification({ type: 'success', message });
      accept(await call(readCall(listOrders, {})));
      keep('');
    } catch (error) {
      const sentence = sentenceOf(error);
      setRefusal(sentence);
      toggleNotification({ type: 'warning', message: sentence, ...logInAgain(error) });
      if (isFetchError(error) && error.status === 409) await rebase(documentIds);
    } finally {
      setIsBusy(false);
    }
  }

  /** Shows my order of the list as it is now. The next save is for that list. */
  async function rebase(ids: readonly string[]): Promise<void> {
    try {
      const lists = await call(readCall(listOrders, {}));
      accept(lists);
      const now = lists.find(({ uid }) => uid === list.uid);
      if (now !== undefined) keepOrder(now.version, ids);
    } catch {
      // The page goes on loading; until it has, the next save is refused again.
    }
  }

  return {
    sections,
    isTouched: isMoved(list, sections),
    refusal,
    isBusy,
    move: (id: string, place: string) => {
      keepOrder(mine?.version ?? list.version, moveTo(sections, id, place));
    },
    undo: () => {
      setRefusal(null);
      keep('');
    },
    save,
  };
}
