import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { Refusal } from '../../backup/refusal';
import type { MediaPlace } from '../place';
import { eachAtOnce } from './each-at-once';

export interface Moving {
  from: MediaPlace;
  to: MediaPlace;
  /** Whether `to` is already the place that counts. Then nothing in it is replaced. */
  isAlreadyThere: boolean;
  /** The names that the database asks for. */
  inRows: ReadonlySet<string>;
  /** A folder of this machine, on the disk of the folder of media. */
  work: string;
}

export interface Moved {
  copied: number;
  wereThere: number;
}

/**
 * Copies the media of one place to the other, and compares all of them at the end. Nothing is deleted. The command can be
 * stopped at any moment and started again: media that have arrived are not sent twice.
 * @throws {Refusal} where a medium is not the same in both places afterwards
 */
export async function move({ from, to, isAlreadyThere, inRows, work }: Moving): Promise<Moved> {
  const [source, target] = [await from.list(), await to.list()];
  // If `to` counts already: its own media are newer, and media that no row names may have been deleted there.
  const names = [...source.keys()].filter(
    (name) => !isAlreadyThere || (inRows.has(name) && !target.has(name)),
  );
  await rm(work, { recursive: true, force: true });
  await mkdir(work, { recursive: true, mode: 0o700 });
  let copied = 0;
  try {
    await eachAtOnce(names, async (name, at) => {
      if (target.get(name) === source.get(name) && (await isSame(from, to, name))) return;
      const file = path.join(work, String(at));
      const content = await from.takeOut(name, file);
      // Somebody has deleted it since.
      if (content === null) return;
      await to.putIn(name, file, content);
      await rm(file, { force: true });
      copied += 1;
    });
  } finally {
    await rm(work, { recursive: true, force: true });
  }
  await requireArrived(from, to, names);
  return { copied, wereThere: names.length - copied };
}

const isSame = async (from: MediaPlace, to: MediaPlace, name: string): Promise<boolean> => {
  const there = await to.told(name);
  return there !== null && there === ((await from.told(name)) ?? (await from.look(name))?.sha256);
};

/** Reads every file again in both places: a digest that a store reports does not prove what the file contains. */
async function requireArrived(from: MediaPlace, to: MediaPlace, names: string[]): Promise<void> {
  const others: string[] = [];
  await eachAtOnce(names, async (name) => {
    const [there, here] = [await to.look(name), await from.look(name)];
    if (here !== null && there?.sha256 !== here.sha256) others.push(name);
  });
  if (others.length > 0)
    throw new Refusal(
      `${String(others.length)} media are not in ${to.said} as they are in ${from.said}, for example ${others.sort()[0] ?? ''}. If somebody changed them meanwhile, start this again.`,
    );
}
