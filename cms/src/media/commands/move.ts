import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { Refusal } from '../../backup/refusal';
import type { MediaPlace } from '../place';
import { eachAtOnce } from './each-at-once';

export interface Moving {
  from: MediaPlace;
  to: MediaPlace;
  /** Whether media are already put into and looked for in `to` first: then nothing that it has is replaced. */
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
 * Copies what one place has to the other one, and compares all of it at the end. Nothing is deleted. Can be ended at any
 * moment and started again: what has arrived is not sent twice.
 * @throws {Refusal} where something did not arrive as it is
 */
export async function move({ from, to, isAlreadyThere, inRows, work }: Moving): Promise<Moved> {
  const [source, target] = [await from.list(), await to.list()];
  // What the place has that counts is newer. What no row names may have been deleted there.
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

/** Reads everything again, at both ends: what a store says of a file is not the file. */
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
