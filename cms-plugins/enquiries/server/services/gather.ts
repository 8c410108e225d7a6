export interface Gathering {
  /** How many are worked on together. */
  most: number;
}

/**
 * Works on everything that comes while the work before is under way at once, for a database takes a hundred rows in
 * hardly more time than one. Each caller learns how its own item ended, and only then.
 */
export function gather<Item, Result>(
  work: (items: Item[]) => Promise<Result[]>,
  { most }: Gathering,
): (item: Item) => Promise<Result> {
  let waiting: Waiting<Item, Result>[] = [];
  let isWorking = false;

  async function workUntilDone(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting.slice(0, most);
      waiting = waiting.slice(most);
      await settle(batch);
    }
    isWorking = false;
  }

  async function settle(batch: Waiting<Item, Result>[]): Promise<void> {
    try {
      const results = await work(batch.map(({ item }) => item));
      batch.forEach(({ resolve, reject }, index) => {
        const result = results[index];
        if (result === undefined) reject(new Error('The work has no result for this item.'));
        else resolve(result);
      });
    } catch (error) {
      const [only] = batch;
      // One that cannot be worked on must not take the others down with it.
      if (only !== undefined && batch.length === 1) only.reject(error);
      else await Promise.all(batch.map((each) => settle([each])));
    }
  }

  return (item) =>
    new Promise<Result>((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      if (isWorking) return;
      isWorking = true;
      // Those that come in the same turn of the event loop go together from the start.
      setImmediate(() => void workUntilDone());
    });
}

interface Waiting<Item, Result> {
  item: Item;
  resolve: (result: Result) => void;
  reject: (error: unknown) => void;
}
