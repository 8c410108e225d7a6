/**
 * Does the work for each item, up to `max` at a time, and returns the results in the order of the items. A failure does
 * not keep the other items waiting: all are worked on, then the first error is thrown.
 */
export async function mapConcurrent<Item, Result>(
  items: readonly Item[],
  max: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const errors: unknown[] = [];
  const left = items.entries();
  const workInTurn = async () => {
    for (const [index, item] of left) {
      try {
        results[index] = await work(item);
      } catch (error) {
        errors.push(error);
      }
    }
  };
  await Promise.all(Array.from({ length: Math.min(max, items.length) }, workInTurn));
  if (errors.length > 0) throw errors[0];
  return results;
}
