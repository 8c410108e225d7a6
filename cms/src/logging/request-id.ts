import { AsyncLocalStorage } from 'node:async_hooks';

const storage = new AsyncLocalStorage<string>();

/** Does the work of a request. Lines that are logged meanwhile carry its id. */
export const withRequestId = <Result>(id: string, work: () => Result): Result => storage.run(id, work);

/** The id of the request that is being answered; undefined outside of one. */
export const currentRequestId = (): string | undefined => storage.getStore();
