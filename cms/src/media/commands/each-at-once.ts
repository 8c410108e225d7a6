/** Most of the time goes by waiting for the store. */
const atOnce = 8;

/** Does something for each of a list, several at a time. The first error ends it, when what was begun has ended. */
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
