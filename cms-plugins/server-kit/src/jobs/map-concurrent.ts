/**
 * Does the work for each item, up to `max` at a time, and returns the results in the order of the items. After a failure
 * nothing more is begun; what is under way goes on.
 */
export async function mapConcurrent<Item, Result>(
  items: readonly Item[],
  max: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const left = items.entries();
  let hasFailed = false;
  const workInTurn = async () => {
    for (const [index, item] of left) {
      if (hasFailed) return;
      try {
        results[index] = await work(item);
      } catch (error) {
        hasFailed = true;
        throw error;
      }
    }
  };
  await Promise.all(Array.from({ length: Math.min(max, items.length) }, workInTurn));
  return results;
}
