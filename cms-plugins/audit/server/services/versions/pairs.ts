/* Which part of a list became which part of another list. */

/** Places in the list before and in the list after, from 0. Null: it was added, or removed. */
export interface Pair {
  from: number | null;
  to: number | null;
}

interface Part {
  /** What it is made of: only parts of one kind become each other. */
  kind: string;
  /** Equal for parts that are the same. */
  text: string;
  /** A name that is unique in its list and identifies the part wherever it is, such as the currency of a price. */
  key: string | null;
}

/** Pairs the parts of two lists, in the order of the list after. Parts that stayed the same hold the others in place. */
export function pairParts(before: readonly Part[], after: readonly Part[]): Pair[] {
  if ([...before, ...after].every(({ key }) => key !== null)) return pairByKey(before, after);
  const pairs: Pair[] = [];
  let from = 0;
  let to = 0;
  for (const same of [...samePlaces(before, after), { from: before.length, to: after.length }]) {
    pairs.push(...pairBetween(before, after, { from, to }, same));
    if (same.from < before.length) pairs.push(same);
    from = same.from + 1;
    to = same.to + 1;
  }
  return pairs;
}

function pairByKey(before: readonly Part[], after: readonly Part[]): Pair[] {
  const placeIn = (parts: readonly Part[], key: string | null) => {
    const place = parts.findIndex((part) => part.key === key);
    return place === -1 ? null : place;
  };
  const kept = after.map(({ key }, to) => ({ from: placeIn(before, key), to }));
  const removed = before.flatMap(({ key }, from) =>
    placeIn(after, key) === null ? [{ from, to: null }] : [],
  );
  return [...kept, ...removed];
}

interface Places {
  from: number;
  to: number;
}

/** The longest row of parts that are the same in both lists and in the same order. */
function samePlaces(before: readonly Part[], after: readonly Part[]): Places[] {
  const lengths = before.map(() => after.map(() => 0));
  const at = (from: number, to: number) => lengths[from]?.[to] ?? 0;
  for (let from = before.length - 1; from >= 0; from -= 1)
    for (let to = after.length - 1; to >= 0; to -= 1) {
      const row = lengths[from] ?? [];
      row[to] =
        before[from]?.text === after[to]?.text
          ? at(from + 1, to + 1) + 1
          : Math.max(at(from + 1, to), at(from, to + 1));
    }
  const places: Places[] = [];
  let from = 0;
  let to = 0;
  while (from < before.length && to < after.length) {
    if (before[from]?.text === after[to]?.text) places.push({ from: from++, to: to++ });
    else if (at(from + 1, to) >= at(from, to + 1)) from += 1;
    else to += 1;
  }
  return places;
}

function pairBetween(before: readonly Part[], after: readonly Part[], start: Places, end: Places): Pair[] {
  const pairs: Pair[] = [];
  let from = start.from;
  for (let to = start.to; to < end.to; to += 1) {
    if (from < end.from && before[from]?.kind === after[to]?.kind) pairs.push({ from: from++, to });
    else pairs.push({ from: null, to });
  }
  for (; from < end.from; from += 1) pairs.push({ from, to: null });
  return pairs;
}
