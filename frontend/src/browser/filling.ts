import { honeypotField, leastFillMs } from '@lanternway/contracts/enquiries/site';
import { type DraftName, forgetDraft, keepDraft, readDraft } from './draft';
import { forgetRequestKey, requestKey } from './request-key';

/** One filling of a form: from the first sight of it, over reloads and failed attempts, until it has arrived. */
export interface Filling {
  /** In ms since 1970. */
  startedAt: number;
  read: () => Record<string, string>;
  keep: (fields: Record<string, string>) => void;
  /** Names this filling to the server, the same at every attempt. */
  key: () => string;
  /**
   * Waits out what is left of the time that the server takes to be too short for a person: a parent whose browser fills
   * in everything may be that quick, and is not to be taken for a program.
   */
  ripen: () => Promise<void>;
  /** It has arrived; nothing of it is kept any longer. */
  finish: () => void;
}

const withoutTrap = (fields: Record<string, string>) =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => name !== honeypotField));

export function openFilling(name: DraftName): Filling {
  const startedAt = readDraft(name)?.startedAt ?? Date.now();
  let isOpen = true;
  return {
    startedAt,
    read: () => readDraft(name)?.fields ?? {},
    keep: (fields) => {
      if (isOpen) keepDraft(name, { startedAt, fields: withoutTrap(fields) });
    },
    key: () => requestKey(name),
    ripen: () => {
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
