import { DockerfileParser } from 'dockerfile-ast';
import { textOf } from './compose.mjs';

export const dockerfile = DockerfileParser.parse(textOf('deploy', 'Dockerfile'));

/** What builds on what, from top to bottom. */
export const froms = dockerfile.getFROMs();

/** @param {string} name @returns {import('dockerfile-ast').Instruction[]} the instructions of one stage, FROM included */
export function instructionsOf(name) {
  const at = froms.findIndex((from) => from.getBuildStage() === name);
  const [from, next] = [froms[at], froms[at + 1]];
  if (from === undefined) throw new Error(`deploy/Dockerfile has no stage ${name}.`);
  const [begin, end] = [from.getRange()?.start.line ?? 0, next?.getRange()?.start.line ?? Infinity];
  return dockerfile.getInstructions().filter((each) => {
    const line = each.getRange()?.start.line ?? -1;
    return line >= begin && line < end;
  });
}
