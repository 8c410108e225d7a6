/** Most of the time is spent waiting for the store. */
const atOnce = 8;

/** Does something for each item, several at a time. After an error no more are begun; it is thrown when the rest have ended. */
export async function eachAtOnce<Item>(
  items: readonly Item[],
  act: (item: Item, at: number) => Promise<void>,
): Promise<void> {
  let next = 0;
  let hasFailed = false;
  const work = async () => {
    while (next < items.length && !hasFailed) {
      const at = next;
      next += 1;
      try {
        await act(items[at] as Item, at);
      } catch (error) {
        hasFailed = true;
        throw error;
      }
    }
  };
  const results = await Promise.allSettled(Array.from({ length: atOnce }, work));
  for (const result of results) if (result.status === 'rejected') throw result.reason;
}
