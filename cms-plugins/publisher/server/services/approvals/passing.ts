import { AsyncLocalStorage } from 'node:async_hooks';

const passing = new AsyncLocalStorage<string>();

/** Does work that may publish this entry without a second person: one has approved it, or the work is undone afterwards. */
export const withoutSecond = <Result>(documentId: string, work: () => Promise<Result>): Promise<Result> =>
  passing.run(documentId, work);

/** Whether an entry may be published now, because somebody has approved that. */
export const isPassing = (documentId: string | null): boolean =>
  documentId !== null && passing.getStore() === documentId;
