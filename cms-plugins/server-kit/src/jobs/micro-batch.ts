interface Waiting<Item, Result> {
  item: Item;
  resolve: (result: Result) => void;
  reject: (error: unknown) => void;
}

/**
 * Works together on all items that come in the same turn of the event loop, for a database takes a hundred rows in hardly
 * more time than one. Each caller gets the result of its own item once it is there. A batch does not wait for the one
 * before it, so a slow statement holds up nobody else.
 */
export function inBatches<Item, Result>(
  work: (items: Item[]) => Promise<Result[]>,
  max: number,
): (item: Item) => Promise<Result> {
  let waiting: Waiting<Item, Result>[] = [];

  function workOnAll(): void {
    const all = waiting;
    waiting = [];
    for (let from = 0; from < all.length; from += max) void settle(all.slice(from, from + max));
  }

  async function settle(together: Waiting<Item, Result>[]): Promise<void> {
    try {
      const results = await work(together.map(({ item }) => item));
      together.forEach(({ resolve, reject }, index) => {
        const result = results[index];
        if (result === undefined) reject(new Error('The work has no result for this item.'));
        else resolve(result);
      });
    } catch (error) {
      const [only] = together;
      // An item that cannot be worked on must not make the others fail.
      if (only !== undefined && together.length === 1) only.reject(error);
      else await Promise.all(together.map((each) => settle([each])));
    }
  }

  return (item) =>
    new Promise<Result>((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      if (waiting.length === 1) setImmediate(workOnAll);
    });
}
