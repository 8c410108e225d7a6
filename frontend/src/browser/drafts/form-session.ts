import { honeypotField, leastFillMs } from '@lanternway/contracts/enquiries/site';
import { type DraftName, forgetDraft, keepDraft, readDraft } from './draft';
import { forgetRequestKey, requestKey } from './request-key';

/** One form session: from the first view of the form, over reloads and failed attempts, until the form is sent. */
export interface FormSession {
  /** In ms since 1970. */
  startedAt: number;
  read: () => Record<string, string>;
  keep: (fields: Record<string, string>) => void;
  /** The id of this form session for the server, the same at every attempt. */
  key: () => string;
  /**
   * Waits until the minimum fill time is over. The server takes a faster form for a program, but a parent whose browser
   * fills in everything can be that fast.
   */
  waitMinimumFill: () => Promise<void>;
  /** The form has arrived, so nothing of it is kept any longer. */
  finish: () => void;
}

const withoutTrap = (fields: Record<string, string>) =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => name !== honeypotField));

export function openFormSession(name: DraftName): FormSession {
  const startedAt = readDraft(name)?.startedAt ?? Date.now();
  let isOpen = true;
  return {
    startedAt,
    read: () => readDraft(name)?.fields ?? {},
    keep: (fields) => {
      if (isOpen) keepDraft(name, { startedAt, fields: withoutTrap(fields) });
    },
    key: () => requestKey(name),
    waitMinimumFill: () => {
      const restMs = startedAt + leastFillMs - Date.now();
      return restMs > 0 ? new Promise((resolve) => setTimeout(resolve, restMs)) : Promise.resolve();
    },
    finish: () => {
      isOpen = false;
      forgetDraft(name);
      forgetRequestKey(name);
    },
  };
}
