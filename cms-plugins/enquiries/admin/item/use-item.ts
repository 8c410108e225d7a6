import { itemPath, type EnquiryDetail } from '@lanternway/contracts/desk-item';
import type { EnquiryKind } from '@lanternway/contracts/enquiries';
import { isFetchError, useFetchClient, useNotification } from '@strapi/strapi/admin';
import { useState } from 'react';
import { faultsOf, sentenceOf } from '../asking/sentence-of';
import { useLoaded } from '../asking/use-loaded';

/** The last part of a change's path. */
type What =
  'status' | 'owner' | 'next-step' | 'notes' | 'suspect' | 'merge' | 'unmerge' | 'class' | 'class/cancel';

export type Changed =
  | { kind: 'done' }
  | {
      kind: 'refused';
      sentence: string;
      /** The fields to blame, by name; empty where it is none of them. */
      faults: Record<string, string>;
    };

/** Asks for a change; says what came of it as a notification, and answers with it. */
export type Change = (what: What, body: object, done: string) => Promise<Changed>;

/** One enquiry, and changing it. Where somebody else was quicker, theirs is shown and what was typed here stays. */
export function useItem(kind: EnquiryKind, id: string) {
  const path = itemPath(kind, id);
  const { loaded, reload, accept } = useLoaded<EnquiryDetail>(path);
  const { post } = useFetchClient();
  const { toggleNotification } = useNotification();
  const [isBusy, setIsBusy] = useState(false);

  const change: Change = async (what, body, done) => {
    setIsBusy(true);
    try {
      const { data } = await post<EnquiryDetail>(`${path}/${what}`, body);
      accept(data);
      toggleNotification({ type: 'success', message: done });
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
