import type { ContentAction } from '@lanternway/contracts/audit/content-deeds';
import { AsyncLocalStorage } from 'node:async_hooks';

interface Named {
  action: ContentAction;
  /** Runs in the transaction of the change, behind the lock of the entry. What it throws undoes the change. */
  check: () => Promise<void>;
}

const named = new AsyncLocalStorage<Named>();

/** Changes an entry by the document service under another name than 'changed'. */
export const changeAs = <Result>(name: Named, change: () => Promise<Result>): Promise<Result> =>
  named.run(name, change);

export const namedChange = (): Named | undefined => named.getStore();
