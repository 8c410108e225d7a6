import { Refusal } from '../../backup/refusal';
import type { MediaPlace } from '../place';
import { eachAtOnce } from './each-at-once';

/**
 * Says what each place has, and compares both where there are two.
 * @param counts the place in which media are looked for first
 * @throws {Refusal} where a row has no file in the place that counts
 */
export async function check(
  counts: MediaPlace,
  other: MediaPlace | null,
  inRows: ReadonlySet<string>,
): Promise<string> {
  const present = await counts.list();
  const missing = [...inRows].filter((name) => !present.has(name)).sort();
  const lines = [
    `${sentence(await describe(counts, present))} It counts: media are put there, and looked for there first.`,
    ...(other === null ? [] : await compare(counts, present, other)),
    `Of ${String(inRows.size)} files that the database names, ${missing.length === 0 ? 'all are there' : `${String(missing.length)} are missing in ${counts.said}, for example ${missing[0] ?? ''}`}.`,
  ];
  if (missing.length > 0) throw new Refusal(lines.join('\n'));
  return lines.join('\n');
}

const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

const describe = async ({ said }: MediaPlace, present: Map<string, number>): Promise<string> => {
  const bytes = [...present.values()].reduce((sum, size) => sum + size, 0);
  return Promise.resolve(`${said} has ${String(present.size)} media of ${(bytes / 1e6).toFixed(1)} MB.`);
};

async function compare(
  counts: MediaPlace,
  present: Map<string, number>,
  other: MediaPlace,
): Promise<string[]> {
  const there = await other.list();
  const both = [...present.keys()].filter((name) => there.has(name));
  let same = 0;
  await eachAtOnce(both, async (name) => {
    const [one, two] = [await counts.look(name), await other.look(name)];
    if (one?.sha256 === two?.sha256) same += 1;
  });
  const lines = [
    sentence(await describe(other, there)),
    `Of ${String(both.length)} that are in both, ${String(same)} are the same, byte for byte.`,
  ];
  const only = present.size - both.length;
  const onlyThere = there.size - both.length;
  if (only > 0) lines.push(`Only in ${counts.said}: ${String(only)}.`);
  if (onlyThere > 0) lines.push(`Only in ${other.said}: ${String(onlyThere)}.`);
  return lines;
}
