import { AsyncLocalStorage } from 'node:async_hooks';

const passing = new AsyncLocalStorage<string>();

/** Does work that publishes this entry where a second person has approved it, or nothing of it is kept. */
export const withoutSecond = <Result>(documentId: string, work: () => Promise<Result>): Promise<Result> =>
  passing.run(documentId, work);

/** Whether an entry may be published now, because somebody has approved that. */
export const isPassing = (documentId: string | null): boolean =>
  documentId !== null && passing.getStore() === documentId;
