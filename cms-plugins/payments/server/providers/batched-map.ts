/** Does something with each, a few at a time, and keeps their order. */
export async function batchedMap<T, R>(
  items: readonly T[],
  atOnce: number,
  work: (item: T) => Promise<R>,
): Promise<R[]> {
  const done: R[] = [];
  for (let begin = 0; begin < items.length; begin += atOnce) {
    done.push(...(await Promise.all(items.slice(begin, begin + atOnce).map(work))));
  }
  return done;
}
