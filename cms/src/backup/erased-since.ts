import path from 'node:path';
import type { Env } from '../env';
import { dayMs, mergeErasures, readErasures } from '../erasures/list';

/** The copy of the list of erasures that stands next to the backups of one installation. */
export const listNextTo = (file: string): string =>
  path.join(path.dirname(file), `erasures${/^backup(-[0-9a-f]{8})-/.exec(path.basename(file))?.[1] ?? ''}`);

export interface ErasedSince {
  /** The hashes of those whom the backup may bring back. */
  hashes: string[];
  /** One or more sentences for the operator about the lists. */
  words: string;
}

/**
 * Who was erased since a backup was made, according to all lists that can be found: the installation's own, the one next to the
 * backup, and one that the operator named. Afterwards the installation's own list has the lines of all of them.
 */
export async function findErasedSince(
  { erasures: { folder, keptDays } }: Pick<Env, 'erasures'>,
  { file, named, madeAt }: { file: string; named: string | null; madeAt: Date },
): Promise<ErasedSince> {
  const lists = [folder, listNextTo(file), ...(named === null ? [] : [named])];
  const hashes = new Set<string>();
  const found: string[] = [];
  for (const list of lists) {
    const erasures = await readErasures(list);
    if (erasures === null) continue;
    found.push(list);
    for (const { at, hash } of erasures) if (at >= madeAt) hashes.add(hash);
    await mergeErasures(list, folder);
  }
  return { hashes: [...hashes], words: wordsOf(hashes.size, found, madeAt, keptDays) };
}

function wordsOf(count: number, found: string[], madeAt: Date, keptDays: number): string {
  const since = madeAt.toISOString();
  if (found.length === 0)
    return `No list of erasures was found: who was erased since ${since} is in the database again. Name the list with --erasures <folder>, or repeat them by hand.`;
  const isTooOld = Date.now() - madeAt.getTime() > keptDays * dayMs;
  return [
    `Erasures since ${since}: ${String(count)}, by ${found.join(' and ')}. The first server that starts repeats them.`,
    ...(isTooOld
      ? [
          `The list is kept for ${String(keptDays)} days, and this backup is older: repeat older ones by hand.`,
        ]
      : []),
  ].join(' ');
}
